import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { domTests } from './build/dom-tests.ts';
import { preactForReact } from './build/renderer.ts';

/** Tests of the shop that need a DOM, drawn by Preact as buyers get it. Tests of pure code are in vitest.pure.config.ts. */
export default defineConfig({
  ...domTests({
    name: 'web',
    exclude: ['src/console/**'],
    setupFiles: ['./src/test-setup.ts', './src/preact/test-setup.ts'],
    execArgv: ['--import', join(import.meta.dirname, 'build/preact-in-node.mjs')],
  }),
  resolve: { alias: preactForReact },
});
