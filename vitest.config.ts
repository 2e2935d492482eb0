import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A busy machine is slow, not wrong: what waits for something to happen may wait long; what is wrong fails at once. */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          root: 'contract',
          environment: 'node',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          environment: 'node',
          include: ['{src,test}/**/*.test.ts'],
          // Theirs is server/redis.vitest.config.ts.
          exclude: ['**/*.redis.test.ts'],
          globalSetup: ['postgres.ts', 'conformance/print-table.ts'].map((file) =>
            join(import.meta.dirname, 'server/test', file),
          ),
          ...patience,
        },
      },
      'web/vitest.config.ts',
      'web/vitest.pure.config.ts',
      {
        test: {
          name: 'emulators',
          root: 'emulators',
          environment: 'node',
          include: ['**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          environment: 'node',
          include: ['**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
});
