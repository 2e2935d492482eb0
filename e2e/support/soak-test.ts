import { test } from 'vitest';
import { isSoak } from './is-soak.ts';

/** Declares a test for the soak only: `npm test` shows the same behavior without a browser. */
export function soakTest(name: string, run: () => Promise<void>): void {
  if (isSoak) test(name, run);
}
