import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests that need a DOM. Tests of pure code are in vitest.pure.config.ts. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    include: ['src/**/*.{test.tsx,dom.test.ts}'],
    // One window and one copy of the libraries for all files of a worker; the setup resets the page for each file.
    isolate: false,
    // Same as in the other projects: vitest requires one number for projects that run together.
    maxWorkers: 3,
    setupFiles: ['./src/test-setup.ts'],
    // Generous, for busy machines.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Restores stubbed browser globals after each test.
    unstubGlobals: true,
  },
});
