import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    environment: 'node',
    include: ['journeys/*.spec.ts'],
    globalSetup: ['./support/start-product.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Browsers and shops wait for each other: more than there are processors keeps them busy.
    maxWorkers: 3,
    // A second try tells a test that is flaky from a product that is broken; who needed it is reported.
    retry: 1,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
  },
});
