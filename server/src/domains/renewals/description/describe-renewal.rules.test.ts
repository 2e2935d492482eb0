import { expect, test } from 'vitest';
import { type DescribedSubscription, describeRenewal } from './describe-renewal.rules.ts';

const now = new Date('2026-06-01T12:00:00Z');
const method = { id: 'm', kind: 'card', provider: 'stripe', brand: 'visa', last4: '4242' } as const;
const agreement = {
  ceiling_cents: 999,
  duration_count: 1,
  duration_unit: 'month',
  is_other_plan: false,
  method,
} as const;
const unnotified = { total_cents: null, notified_at: null, ahead_days: 3 } as const;
const planned = { state: 'planned', ...unnotified, next_at: null } as const;

const describe = (change: Partial<DescribedSubscription>, hasChargeable = true) =>
  describeRenewal(
    {
      ...{ subscription_id: 's', ends_at: new Date('2026-06-20T12:00:00Z'), grace_until: null },
      ...{ is_sold: true, is_given_up: false, agreement, renewal: planned },
      ...change,
    },
    { now, zone: 'UTC', hasChargeable },
  );

test.each([
  ['planned', 'on'],
  ['notified', 'on'],
  ['charging', 'checking'],
  ['closing', 'checking'],
  ['retrying', 'retrying'],
  ['needs_buyer', 'needs_buyer'],
  ['held', 'held'],
] as const)('a renewal that is %s is shown as %s', (state, shown) => {
  expect(describe({ renewal: { ...planned, state } }).state).toBe(shown);
});

test('before its renewal is planned an agreement is on, charged a day before the end', () => {
  expect(describe({ renewal: null })).toMatchObject({
    ...{ state: 'on', total: 9.99, method, charge_at: '2026-06-19T12:00:00.000Z' },
  });
});

test('the length of the next period is named where it is another plan', () => {
  expect(describe({}).new_plan).toBeNull();
  expect(describe({ agreement: { ...agreement, is_other_plan: true } }).new_plan).toBe('1 mon');
});

test.each([
  [3, '2026-06-21T12:00:00.000Z'],
  [7, '2026-06-25T12:00:00.000Z'],
] as const)(
  'what was announced counts, and is charged no sooner than %i days after it',
  (ahead_days, charge_at) => {
    const renewal = {
      ...({ state: 'notified', total_cents: 899, ahead_days, next_at: null } as const),
      notified_at: new Date('2026-06-18T12:00:00Z'),
    };
    expect(describe({ renewal })).toMatchObject({ total: 8.99, charge_at });
  },
);

test('a declined renewal names its next try, and until when access is kept', () => {
  const described = describe({
    grace_until: new Date('2026-06-23T12:00:00Z'),
    renewal: { ...planned, state: 'retrying', next_at: new Date('2026-06-21T09:00:00Z') },
  });
  expect(described).toMatchObject({
    ...{ charge_at: '2026-06-21T09:00:00.000Z', access_until: '2026-06-23T12:00:00.000Z' },
  });
});

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ is_sold: false }, true, false],
] as const)('with %o and something to charge %s it can be turned on: %s', (change, has, can) => {
  const described = describe({ ...change, agreement: null, renewal: null }, has);
  expect(described).toMatchObject({ state: 'off', can_turn_on: can, total: null, charge_at: null });
});

test('one that ended unpaid says so until something else is agreed to', () => {
  expect(describe({ agreement: null, renewal: null, is_given_up: true }).is_given_up).toBe(true);
  expect(describe({ is_given_up: true }).is_given_up).toBe(false);
});

test('one whose method is being saved is beginning until something is agreed to', () => {
  const beginning = { agreement: null, renewal: null, is_beginning: true };
  expect(describe(beginning)).toMatchObject({ state: 'beginning', charge_at: null, total: null });
  expect(describe({ is_beginning: true }).state).toBe('on');
});

test('one that never began says so until something is agreed to', () => {
  expect(describe({ agreement: null, renewal: null, has_not_begun: true }).has_not_begun).toBe(
    true,
  );
  expect(describe({ has_not_begun: true }).has_not_begun).toBe(false);
});
