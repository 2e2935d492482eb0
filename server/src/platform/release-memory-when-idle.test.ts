import { getHeapSpaceStatistics } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { releaseMemory } from './release-memory-when-idle.ts';

function youngBytes(): number {
  return (
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
  );
}

/** As a start does: much is made, and some of it lives on for a while. */
function makeGarbage(): number {
  let kept: object[] = [];
  for (let count = 0; count < 2_000_000; count++) {
    kept.push({ count });
    if (kept.length > 200_000) kept = [];
  }
  return kept.length;
}

test('makes the young generation small again, and leaves nobody the means to collect', () => {
  expect(makeGarbage()).toBeGreaterThan(0);
  const grown = youngBytes();
  releaseMemory();
  expect(youngBytes()).toBeLessThan(grown / 2);
  expect(runInNewContext('typeof gc')).toBe('undefined');
});
