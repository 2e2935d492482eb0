import { describe, expect, test } from 'vitest';
import { partner } from '../../test/partner.ts';
import {
  isFull,
  payoutBlock,
  periodsOf,
  shareOfVisits,
  shortAddress,
  toggleService,
} from './partners.rules.ts';

describe('the choice of services', () => {
  test('accepts three, removes them and refuses a fourth', () => {
    const three = [1, 2, 3].reduce<number[]>((chosen, id) => toggleService(chosen, id), []);
    expect(three).toEqual([1, 2, 3]);
    expect(isFull(three)).toBe(true);
    expect(toggleService(three, 4)).toEqual(three);
    expect(toggleService(three, 2)).toEqual([1, 3]);
  });
});

describe('the share of visits', () => {
  test.each([
    [96, 1_284, 7.5],
    [0, 10, 0],
    [1, 3, 33.3],
    [5, 0, null],
  ])('%i of %i is %s', (registrations, visits, share) => {
    expect(shareOfVisits(registrations, visits)).toBe(share);
  });
});

describe('a payout', () => {
  const now = new Date('2025-11-24T12:00:00Z');
  const enough = (payout: Partial<ReturnType<typeof partner>['payout']> = {}) => {
    const data = partner({ available_for_payout_and_orders: 50 });
    return { ...data, payout: { ...data.payout, ...payout } };
  };

  test('is possible from exactly the minimum', () => {
    expect(payoutBlock(enough(), now)).toBeNull();
    expect(payoutBlock(partner({ available_for_payout_and_orders: 49.99 }), now)).toEqual({
      reason: 'minimum',
      missingCents: 1,
    });
  });

  test('does not count refunds to the balance, which can only pay orders', () => {
    expect(
      payoutBlock(partner({ available_for_payout_and_orders: 98.12, orders_only: 60 }), now),
    ).toEqual({ reason: 'minimum', missingCents: 1_188 });
  });

  test('counts a negative balance', () => {
    expect(payoutBlock(partner({ available_for_payout_and_orders: -2.5 }), now)).toEqual({
      reason: 'minimum',
      missingCents: 5_250,
    });
  });

  test('needs a confirmed email, then a password', () => {
    const neither = enough({ email_confirmed: false, has_password: false });
    expect(payoutBlock(neither, now)).toEqual({ reason: 'email' });
    expect(payoutBlock(enough({ has_password: false }), now)).toEqual({ reason: 'password' });
  });

  test('waits after a change of the address until the given time', () => {
    const until = '2025-11-24T12:00:01.000Z';
    expect(payoutBlock(enough({ wait_until: until }), now)).toEqual({ reason: 'wait', until });
    expect(payoutBlock(enough({ wait_until: until }), new Date(until))).toBeNull();
  });
});

describe('an address in a narrow column', () => {
  test.each([
    ['TQxExample9f2Kd7Wm3Rb8Yp5Nc1Ha6Zs', 'TQxEx…a6Zs'],
    ['short', 'short'],
  ])('%s is %s', (address, short) => {
    expect(shortAddress(address)).toBe(short);
  });
});

describe('the columns of the chart', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: new Date(Date.UTC(2025, 10, 24 - (count - 1 - index))).toISOString().slice(0, 10),
      visits: 1,
      registrations: 0,
      deposits: 0.1,
      first_payments: 0.2,
    }));

  test('are the days of a month', () => {
    const periods = periodsOf('30', days(30));
    expect(periods).toHaveLength(30);
    expect(periods.at(-1)).toEqual({
      from: '2025-11-24',
      to: '2025-11-24',
      depositsCents: 10,
      firstPaymentsCents: 20,
    });
  });

  test('are the weeks of a quarter, the last one complete', () => {
    const periods = periodsOf('90', days(90));
    expect(periods).toHaveLength(13);
    expect(periods.at(-1)).toEqual({
      from: '2025-11-18',
      to: '2025-11-24',
      depositsCents: 70,
      firstPaymentsCents: 140,
    });
    expect(periods[0]?.depositsCents).toBe(60);
  });

  test('are the months of a year, with the same total', () => {
    const periods = periodsOf('365', days(365));
    expect(periods.map(({ from }) => from.slice(0, 7))).toHaveLength(13);
    expect(periods.at(-1)).toMatchObject({ from: '2025-11-01', to: '2025-11-24' });
    expect(periods.reduce((sum, { depositsCents }) => sum + depositsCents, 0)).toBe(3_650);
  });
});
