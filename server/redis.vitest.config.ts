import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What needs a Redis of the machine, which no package brings; apart, so that everything else runs anywhere. */
export default defineConfig({
  test: {
    name: 'redis',
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.redis.test.ts'],
    globalSetup: [join(import.meta.dirname, 'test/database/postgres.ts')],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
