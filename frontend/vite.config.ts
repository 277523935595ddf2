/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// In development the page comes from here, everything else from a running `crosstown serve`.
const server = process.env.CROSSTOWN_SERVER ?? 'http://127.0.0.1:8008'

export default defineConfig({
  base: './', // the site may be a part of another one
  plugins: [svelte()],
  build: {
    outDir: '../src/crosstown/pages/built',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows files of ours, nothing inline
    modulePreload: { polyfill: false },
    // What several screens share is one file: each file more is asked for by itself, and answered by itself.
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
      output: {
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
        // A browser looks for the service worker at one address, and below its folder it may serve.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
    manifest: 'parts.json', // tells the server which files a screen is made of, so that it can announce them
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true },
      '/cities': server,
    },
  },
  test: {
    // Games that Python has played are checked by a test of Python's, which names their file.
    include: process.env.CROSSTOWN_GAMES ? ['tests/**/*.parity.ts'] : ['tests/**/*.test.ts'],
    setupFiles: ['tests/support/page.ts'],
  },
})
