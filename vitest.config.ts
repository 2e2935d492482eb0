import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { hasRedis } from './scripts/run/has-redis.ts';

// What Node compiled once serves every worker, and every server in a separate process: half of the cost of its start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled');

/** A busy machine is slow, not wrong: what waits for something to happen may wait long; what is wrong fails at once. */
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/**
 * Without isolation a worker loads the modules once instead of once per file, which was half of the processor time.
 * So no file may leave anything behind in a module, in the environment or in a global.
 */
const shared = {
  environment: 'node',
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

export default defineConfig({
  test: {
    // Tests mostly wait for the database and for each other's answers, so two cores feed three workers.
    maxWorkers: 3,
    // Few survive a test: a large young generation saves most of the work of clearing up.
    execArgv: ['--max-semi-space-size=64'],
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
          exclude: hasRedis() ? [] : ['**/*.redis.test.ts'],
          globalSetup: ['database/postgres.ts', 'conformance/print-table.ts'].map((file) =>
            join(import.meta.dirname, 'server/test', file),
          ),
          ...timeouts,
        },
      },
      'web/vitest.config.ts',
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
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
