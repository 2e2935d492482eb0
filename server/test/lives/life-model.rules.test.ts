import { expect, test } from 'vitest';
import { explain, requireExact } from './inexact-life.ts';
import { faultsOf, type LifeGrant, type LifePayment, type LifeView } from './life-model.rules.ts';
import { writeScripts } from './life-steps.ts';

const at = (day: string) => new Date(`2026-${day}T12:00:00.000Z`);

const payment: LifePayment = {
  ...{ id: 'p1', renewal_id: null, gateway: 'free', state: 'paid' },
  ...{ total_cents: 490, captured_minor: 490, returned_minor: 0 },
  ...{ captured_cents: 490, refunded_cents: 0 },
};
const grant: LifeGrant = {
  ...{ payment_id: 'p1', subscription_id: 's', duration_count: 1, duration_unit: 'month' },
  ...{ starts_at: at('01-31'), ends_at: at('02-28'), created_at: at('01-31') },
  ...{ reversed_at: null, changed_by: null, held_at: null, removed_days: 0 },
  subscription_end: at('03-31'),
};
const renewed: LifePayment = { ...payment, id: 'p2', renewal_id: 'r' };
const nextGrant: LifeGrant = {
  ...{ ...grant, payment_id: 'p2', starts_at: at('02-28'), ends_at: at('03-31') },
  created_at: at('02-27'),
};
const held = { capturedMinor: 490, refundedMinor: 0 };

/** A month that was bought and renewed once. */
const view: LifeView = {
  payments: [payment, renewed],
  grants: [grant, nextGrant],
  atBank: new Map([
    ['p1', held],
    ['p2', held],
  ]),
  ...{ redeemed: [], extendedDays: [] },
  ...{ refundedByOperator: new Set<string>(), disputedByOperator: new Set<string>() },
  ...{ balanceCents: 0, shopBalanceCents: 0 },
};

test('an exact life has no faults', () => {
  expect(faultsOf(view)).toEqual([]);
});

const third: LifePayment = { ...renewed, id: 'p3' };
const faulty: Readonly<Record<string, [Partial<LifeView>, RegExp]>> = {
  'a renewal that was charged twice': [
    { payments: [payment, renewed, third], atBank: new Map([...view.atBank, ['p3', held]]) },
    /^renewal r was charged 2 times/,
  ],
  'money at the bank that is not booked': [
    { payments: [payment, { ...renewed, state: 'failed', captured_minor: 0, captured_cents: 0 }] },
    /the bank holds 490, booked are 0/,
  ],
  'money that the bank does not hold': [
    { atBank: new Map([['p1', held]]) },
    /booked are 490, the bank holds 0/,
  ],
  'money without access': [
    { grants: [{ ...grant, subscription_end: at('02-28') }] },
    /^payment p2 \(paid\) gives 0 periods, held: true/,
  ],
  'access without money': [
    {
      payments: [payment, { ...renewed, state: 'refunded', returned_minor: 490 }],
      atBank: new Map([
        ['p1', held],
        ['p2', { capturedMinor: 490, refundedMinor: 490 }],
      ]),
    },
    /^payment p2 \(refunded\) gives 1 periods, held: false/,
  ],
  'a period that another buyer paid': [
    { payments: [payment] },
    /^a period comes from the payment p2 of another/,
  ],
  'a gift that was redeemed twice': [
    { payments: [payment], redeemed: ['p2'], grants: [grant, nextGrant, nextGrant] },
    /^the gift p2 gives 2 of 2 periods, held: true/,
  ],
  'access from a gift whose money went back': [
    { payments: [payment], redeemed: ['p2'], atBank: new Map([['p1', held]]) },
    /^the gift p2 gives 1 of 1 periods, held: false/,
  ],
  'days that no operator gave': [{ extendedDays: [7] }, /^operators gave 7 days, granted: $/],
  'a period that ends early': [
    { grants: [grant, { ...nextGrant, ends_at: at('03-28') }] },
    /a period is 2026-02-28.*03-28.*, not 2026-02-28.*03-31/,
  ],
  'a subscription that ends elsewhere': [
    { grants: [grant, nextGrant].map((one) => ({ ...one, subscription_end: at('04-30') })) },
    /^subscription s ends 2026-04-30.*, not 2026-03-31/,
  ],
  'a wrong balance': [{ shopBalanceCents: 1 }, /^the balance is 1, not 0/],
};

test.for(Object.entries(faulty))('%s is a fault', ([, [change, fault]]) => {
  expect(faultsOf({ ...view, ...change }).join('\n')).toMatch(fault);
});

test('a charge that is planted twice is reported with its life, and how to see it again', () => {
  const script = writeScripts(7, 1).scripts[0];
  if (script === undefined) throw new Error('no script was written');
  const life = { number: 3, script };
  const reportOf = (planted: Partial<LifeView>) => {
    try {
      requireExact(life, { ...view, ...planted }, at('03-01'));
    } catch (error) {
      return explain({ seed: 7, lives: 20 }, error);
    }
    return undefined;
  };
  expect(reportOf({})).toBeUndefined();
  const twice = new Map([...view.atBank, ['p3', held]]);
  const report = reportOf({ payments: [payment, renewed, third], atBank: twice });
  expect(report).toContain('life 3 at 2026-03-01T12:00:00.000Z:\nrenewal r was charged 2 times');
  expect(report).toContain(JSON.stringify(script));
  expect(report).toMatch(/play it again with LIVES=7:20:3 /);
});
