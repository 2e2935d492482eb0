import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test-setup.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    // Whatever stood in for the browser's own in one test is gone before the next.
    unstubGlobals: true,
  },
});
