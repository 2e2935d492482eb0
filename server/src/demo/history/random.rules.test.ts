import { expect, test } from 'vitest';
import { seededRandom } from './random.rules.ts';

const choices = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 200 }, () =>
    random.weighted([
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ] as const),
  );
};

test('chooses the same for the same seed, and by weight', () => {
  expect(choices(1)).toEqual(choices(1));
  expect(choices(1)).not.toEqual(choices(2));
  const seldom = choices(1).filter((choice) => choice === 'seldom').length;
  expect(seldom).toBeGreaterThan(5);
  expect(seldom).toBeLessThan(40);
  expect(choices(1)).not.toContain('never');
});
