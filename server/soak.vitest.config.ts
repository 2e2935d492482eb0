import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Long campaigns, run one after another and only with `SOAK=1`. Their servers run from the bundle. */
export default defineConfig({
  test: {
    name: 'soak',
    root: import.meta.dirname,
    environment: 'node',
    include: process.env.SOAK === '1' ? ['{src,test}/**/*.soak.ts'] : [],
    passWithNoTests: true,
    fileParallelism: false,
    globalSetup: ['database/postgres.ts', 'soak/build-bundle.ts'].map((file) =>
      join(import.meta.dirname, 'test', file),
    ),
    env: { TEST_BUILT: '1' },
    testTimeout: 4 * 60 * 60 * 1_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
