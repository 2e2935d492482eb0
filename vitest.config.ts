import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isSoak } from './e2e/support/is-soak.ts';
import { hasRedis } from './scripts/run/has-redis.ts';

// Compiled code is shared by all workers and all servers in separate processes, which halves their start-up
// time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled');

/** Generous, for busy machines: a test that waits for a condition may wait long; a wrong result fails at once. */
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/**
 * Without isolation a worker loads the modules once instead of once per file, which was half of the processor
 * time. So a test file must not leave changes in modules, environment variables or globals.
 */
const shared = {
  environment: 'node',
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

export default defineConfig({
  test: {
    // Tests mostly wait for the database and for servers, so four workers fit on two cores.
    maxWorkers: 4,
    // Few objects outlive a test: a young generation that is large from the start avoids most of the work of the garbage
    // collector, a tenth of the processor time of the server tests.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=64'],
    projects: [
      {
        test: {
          ...shared,
          name: 'contract',
          root: 'contract',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          root: 'server',
          alias: { '@node-rs/argon2': join(import.meta.dirname, 'server/test/cheap-argon2.ts') },
          include: ['{src,test,codegen}/**/*.test.ts'],
          exclude: [
            ...(hasRedis() ? [] : ['**/*.redis.test.ts']),
            // Only with a bucket of a real service, as in `npm run soak`.
            ...(process.env.TEST_BUCKET_URL ? [] : ['**/*.bucket.test.ts']),
          ],
          globalSetup: ['database/postgres.ts', 'conformance/print-table.ts'].map((file) =>
            join(import.meta.dirname, 'server/test', file),
          ),
          ...timeouts,
        },
      },
      'web/vitest.config.ts',
      'web/vitest.console.config.ts',
      'web/vitest.pure.config.ts',
      {
        test: {
          ...shared,
          name: 'emulators',
          root: 'emulators',
          include: ['**/*.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          ...shared,
          name: 'bench',
          root: 'bench',
          include: ['**/*.test.ts'],
          // They start whole shops, for measurements that are made manually.
          exclude: isSoak ? [] : ['growth/fill.test.ts', 'fill-console.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          ...shared,
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
