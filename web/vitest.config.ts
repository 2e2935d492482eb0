import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests that need a page. Pure ones, without a DOM, are in vitest.pure.config.ts. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    include: ['src/**/*.{test.tsx,dom.test.ts}'],
    // One window and one copy of the libraries for all files of a worker; the setup gives each file a fresh page.
    isolate: false,
    // As in the other projects: vitest wants one number for all that run together.
    maxWorkers: 3,
    setupFiles: ['./src/test-setup.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Whatever stood in for the browser's own in one test is gone before the next.
    unstubGlobals: true,
  },
});
