import { expect, test } from 'vitest';
import { type FirstRunFacts, missingOf, stepsOf } from './first-run.rules.ts';

const ready: FirstRunFacts = {
  branded: true,
  has_items: true,
  on_sale: true,
  deliverable: true,
  payable: true,
  testable: true,
  tested: true,
  open: true,
  addressed: true,
};

test.each<[Partial<FirstRunFacts>, string[]]>([
  [{}, []],
  [{ branded: false, tested: false }, []],
  [{ on_sale: false, deliverable: false }, ['product']],
  [{ payable: false }, ['method']],
  [{ open: false, payable: false }, ['method', 'open']],
  [{ addressed: false, open: false }, ['address', 'open']],
  [{ deliverable: false }, ['inventory']],
])('with %j a buyer misses %j', (over, missing) => {
  expect(missingOf({ ...ready, ...over })).toEqual(missing);
});

test('each step is done by its own fact', () => {
  const undone = (over: Partial<FirstRunFacts>) =>
    stepsOf({ ...ready, ...over }).flatMap(({ step, done }) => (done ? [] : [step]));
  expect(undone({})).toEqual([]);
  expect(undone({ branded: false, has_items: false })).toEqual(['brand', 'service']);
  expect(undone({ on_sale: false, payable: false })).toEqual(['product', 'method']);
  expect(undone({ tested: false, open: false })).toEqual(['test', 'open']);
});

test('a shop that is paid by bank transfer only has no payment to test', () => {
  const stepsWith = (over: Partial<FirstRunFacts>) =>
    stepsOf({ ...ready, tested: false, testable: false, ...over }).map(({ step }) => step);
  expect(stepsWith({})).not.toContain('test');
  expect(stepsWith({ payable: false })).toContain('test');
  expect(stepsWith({ testable: true })).toContain('test');
});
