import { defineConfig } from 'vitest/config';

/**
 * Tests of pure code: `*.test.ts` without a DOM. A test that needs one fails here ("document is not defined")
 * and is named `*.dom.test.ts`.
 */
export default defineConfig({
  test: {
    name: 'web-pure',
    root: import.meta.dirname,
    environment: 'node',
    include: ['{src,build}/**/*.test.ts'],
    exclude: ['**/*.dom.test.ts'],
    // These tests share no state.
    isolate: false,
    // Same as in the other projects: vitest requires one number for projects that run together.
    maxWorkers: 4,
    testTimeout: 30_000,
  },
});
