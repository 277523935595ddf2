/// <reference types="vitest/config" />
import { existsSync, statSync } from 'node:fs'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// In development the page comes from here, everything else from a running `crosstown serve`.
const server = process.env.CROSSTOWN_SERVER ?? 'http://127.0.0.1:8008'

// Python for the workshop: a folder of its own, because whoever never opens the workshop need not keep it.
const PYTHON = /^(pyodide|python|workshop\.zip)/
const pythonSizes = [
  'node_modules/pyodide/pyodide.asm.wasm',
  'node_modules/pyodide/python_stdlib.zip',
  'generated/workshop.zip',
  'generated/python-memory.gz',
].map((name) => new URL(name, import.meta.url))

export default defineConfig({
  base: './', // the site may be a part of another one
  plugins: [svelte()],
  define: {
    // Hosts may send files compressed, and then do not tell how large they are.
    PYTHON_SIZES: JSON.stringify(pythonSizes.map((file) => (existsSync(file) ? statSync(file).size : 0))),
  },
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
  worker: {
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          PYTHON.test(names[0] ?? '') ? 'assets/python/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
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
    pool: 'threads', // each file still has its own, and a thread starts sooner than a process
  },
})
