import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What takes too long for every run. */
export default defineConfig({
  test: {
    name: 'soak',
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.soak.ts'],
    globalSetup: [join(import.meta.dirname, 'test/postgres.ts')],
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
