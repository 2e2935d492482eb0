import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { PaymentState as StoredState } from '../../../database.types.ts';
import { buyerStatusOf, type PaymentState, paymentTransitions } from './payments.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-04-10T12:00:00Z');
const earlier = new Date('2026-02-10T12:00:00Z');

describe('the table of state changes', () => {
  let client: pg.Client;
  beforeAll(async () => {
    const url = inject('postgresUrl').replace(/\/[^/]*$/, `/${inject('templateDatabase')}`);
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterAll(() => client.end());

  test('is the one that the database enforces', async () => {
    const { rows } = await client.query('select from_state, to_state from payment_transitions');
    const stored = rows.map((row) => `${row.from_state} → ${row.to_state}`).sort();
    const written = Object.entries(paymentTransitions)
      .flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`))
      .sort();
    expect(written).toEqual(stored);
  });

  test('never leads back to pending and never out of refunded', () => {
    expect(Object.values(paymentTransitions).flat()).not.toContain('pending');
    expect(paymentTransitions.refunded).toEqual([]);
  });

  test('contains every stored state', () => {
    const known: Record<StoredState, true> = {
      pending: true,
      review: true,
      paid: true,
      expired: true,
      canceled: true,
      failed: true,
      partially_refunded: true,
      refunded: true,
      disputed: true,
    };
    expect(Object.keys(paymentTransitions).sort()).toEqual(Object.keys(known).sort());
  });
});

describe('the status shown to buyers', () => {
  test.each<[PaymentState, Date | null, string]>([
    ['pending', null, 'Not payed'],
    ['review', null, 'Not payed'],
    ['expired', null, 'Not payed'],
    ['canceled', null, 'Not payed'],
    ['failed', null, 'Not payed'],
    ['paid', later, 'Active'],
    ['paid', now, 'Expired'],
    ['paid', earlier, 'Expired'],
    ['paid', null, 'Expired'],
    ['partially_refunded', later, 'Active'],
    ['disputed', later, 'Active'],
    ['refunded', later, 'Expired'],
  ])('%s with access until %s is %s', (state, accessUntil, expected) => {
    expect(buyerStatusOf({ state, accessUntil, isGift: false }, now)).toBe(expected);
  });

  test.each<[PaymentState, string]>([
    ['pending', 'Not payed'],
    ['paid', 'Active'],
    ['refunded', 'Expired'],
  ])('a gift that is %s is %s', (state, expected) => {
    expect(buyerStatusOf({ state, accessUntil: null, isGift: true }, now)).toBe(expected);
  });
});
