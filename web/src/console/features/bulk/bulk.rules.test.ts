import { expect, test } from 'vitest';
import { mayUndo, newExtension, operationOf } from './bulk.rules.ts';

const days = { ...newExtension.operation, days: 3, product: 7, service: 9 };

test.each([
  ['all', { kind: 'extend_subscriptions', days: 3 }],
  ['product', { kind: 'extend_subscriptions', days: 3, product: 7 }],
  ['service', { kind: 'extend_subscriptions', days: 3, service: 9 }],
] as const)('days for %s leave out what was chosen for another group', (scope, operation) => {
  expect(operationOf({ operation: days, scope })).toEqual(operation);
});

test('days for a product that is not chosen yet are invalid, not days for every buyer', () => {
  const chosen = operationOf({ operation: newExtension.operation, scope: 'product' });
  expect(chosen).toHaveProperty('product', Number.NaN);
});

test.each([
  [true, { kind: 'extend_subscriptions', state: 'done', done: 1 }],
  [true, { kind: 'extend_subscriptions', state: 'stopped', done: 1 }],
  [false, { kind: 'extend_subscriptions', state: 'running', done: 1 }],
  [false, { kind: 'extend_subscriptions', state: 'done', done: 0 }],
  [false, { kind: 'undo_added_days', state: 'done', done: 1 }],
  [false, { kind: 'block_users', state: 'done', done: 1 }],
] as const)('can be undone: %s, for %o', (expected, action) => {
  expect(mayUndo(action)).toBe(expected);
});
