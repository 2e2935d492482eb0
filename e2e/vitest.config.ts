import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isSoak } from './support/is-soak.ts';

// The code of the emulators and commands is compiled once for all shops.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');

/**
 * Files that only a soak runs: tests on lower levels show the same behavior, or, as the pages with very long words, they
 * change rarely.
 */
const ONLY_IN_SOAK = [
  'specs/console/branding',
  'specs/console/payments',
  'specs/shop/announcements',
  'specs/shop/bank-transfer',
  'specs/shop/refunds',
  'specs/walks/gallery',
  'specs/walks/long-texts',
];

/** The slowest test files. */
const LONG = /\/(walk-\w+|console|dialogs|partners|empty-shop|settings)\.spec\.ts$/;

/** Starts the slowest files first, so that the run does not end with one worker running alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    environment: 'node',
    include: ['specs/*/*.spec.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(isSoak ? [] : ONLY_IN_SOAK.map((file) => `${file}.spec.ts`)),
    ],
    globalSetup: ['./support/shop/start-product.ts'],
    // A worker loads the modules once for all its files.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    sequence: { sequencer: LongFirst },
    // More workers than a small machine has processors, because browsers and shops mostly wait for each
    // other.
    maxWorkers: 3,
    // A retry distinguishes a flaky test from a real failure; tests that needed it are reported.
    retry: 1,
    // Generous, for busy machines.
    expect: { poll: { timeout: 30_000 } },
  },
});
