import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, though some are short to read. */
const LONG = /\/(walk-shop-\w+|console|console-dialogs)\.spec\.ts$/;

/** A long file that begins last is waited for alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    environment: 'node',
    include: ['journeys/*.spec.ts'],
    globalSetup: ['./support/start-product.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    sequence: { sequencer: LongFirst },
    // Browsers and shops wait for each other: more than there are processors keeps them busy.
    maxWorkers: 3,
    // A second try tells a test that is flaky from a product that is broken; who needed it is reported.
    retry: 1,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 30_000 } },
  },
});
