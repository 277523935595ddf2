import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']))

export default defineConfig(
  { ignores: ['dist', 'src/wire'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: ['error', 'smart'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets here are made anew, never changed
      'svelte/no-useless-mustaches': 'off', // a formatter may take a bare space away
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check sees warnings that this does not
    },
  },
  {
    // Here the types of other components are unknown. svelte-check, which knows them, finds the same mistakes.
    files: ['**/*.svelte'],
    rules: off(
      '@typescript-eslint/no-redundant-type-constituents',
      '@typescript-eslint/no-unsafe-argument',
      '@typescript-eslint/no-unsafe-assignment',
      '@typescript-eslint/no-unsafe-call',
      '@typescript-eslint/no-unsafe-member-access',
      '@typescript-eslint/no-unsafe-return',
    ),
  },
  { files: ['src/board/PlayedBoard.svelte'], rules: off('svelte/no-dom-manipulating') }, // the server drew the board
  { files: ['**/*.js', '**/*.mjs', '**/*.mts'], extends: [ts.configs.disableTypeChecked] },
)
