import { expect, test } from 'vitest';
import { compareRecord } from './record.rules.ts';

const recorded = ['account a', 'order 1', 'money of 1', 'access by 1'];

test('a record that the shop agrees with has nothing lost and nothing doubled', () => {
  expect(compareRecord(recorded, recorded.toReversed())).toEqual({ lost: [], doubled: [] });
});

test('a planted loss is found', () => {
  const found = recorded.filter((fact) => fact !== 'access by 1');
  expect(compareRecord(recorded, found)).toEqual({ lost: ['access by 1'], doubled: [] });
});

test('a planted duplicate is found, also when no answer named the other row', () => {
  const found = [...recorded, 'money of 1', 'order 2'];
  expect(compareRecord(recorded, found)).toEqual({ lost: [], doubled: ['money of 1', 'order 2'] });
});

test('a loss does not cancel out a double', () => {
  const found = ['account a', 'account a', 'order 1', 'money of 1'];
  expect(compareRecord(recorded, found)).toEqual({
    lost: ['access by 1'],
    doubled: ['account a'],
  });
});
