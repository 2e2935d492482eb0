import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

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
          globalSetup: [join(import.meta.dirname, 'server/test/postgres.ts')],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      'web/vitest.config.ts',
      {
        test: {
          name: 'emulators',
          root: 'emulators',
          environment: 'node',
          include: ['**/*.test.ts'],
        },
      },
      {
        test: { name: 'scripts', root: 'scripts', environment: 'node', include: ['**/*.test.ts'] },
      },
    ],
  },
});
