import { expect, test } from 'vitest';
import { firstLookAtRefund, nextCheck, type WatchedPayment } from './reconcile.rules.ts';

const start = new Date('2026-03-10T12:00:00Z');
const expiresAt = new Date('2026-03-10T12:30:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const watched = (change: Partial<WatchedPayment> = {}): WatchedPayment => ({
  state: 'pending',
  expiresAt,
  checkCount: 0,
  ...change,
});
const secondsUntil = (next: Date | undefined, now: Date) =>
  next && (next.getTime() - now.getTime()) / 1_000;

test('the questions grow rarer', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 50].map((checkCount) =>
    secondsUntil(nextCheck(watched({ checkCount }), 'known', start), start),
  );
  expect(pauses).toEqual([30, 60, 120, 300, 600, 1_800, 3_600, 3_600, 3_600]);
});

test('a gateway that is away is asked again within minutes, however often it was asked before', () => {
  const pauses = (state: WatchedPayment['state']) =>
    [0, 1, 2, 50].map((checkCount) =>
      secondsUntil(nextCheck(watched({ state, checkCount }), 'silence', start), start),
    );
  expect(pauses('pending')).toEqual([30, 60, 120, 120]);
  expect(pauses('canceled')).toEqual([30, 60, 120, 600]);
  expect(pauses('refunded')).toEqual([86_400, 86_400, 86_400, 86_400]);
  const later = at(60 * 24 * 61);
  expect(nextCheck(watched({ state: 'refunded' }), 'silence', later)).toBeUndefined();
});

test.each(['expired', 'canceled', 'failed', 'review'] as const)(
  'a payment that ended as %s is watched for 72 hours',
  (state) => {
    const justBefore = new Date(expiresAt.getTime() + 72 * 3_600_000 - 1);
    const then = new Date(justBefore.getTime() + 1);
    expect(nextCheck(watched({ state }), 'known', justBefore)).toBeDefined();
    expect(nextCheck(watched({ state }), 'known', then)).toBeUndefined();
  },
);

test('paid is not asked about', () => {
  expect(nextCheck(watched({ state: 'paid' }), 'known', start)).toBeUndefined();
});

test.each(['partially_refunded', 'refunded'] as const)(
  '%s is asked about for some weeks: what went back may come back',
  (state) => {
    const days = [1, 2, 3, 4].map((checkCount) => {
      const pause = secondsUntil(nextCheck(watched({ state, checkCount }), 'known', start), start);
      return pause && pause / 86_400;
    });
    expect([firstLookAtRefund(start), ...days]).toEqual([at(24 * 60), 3, 7, 14, undefined]);
  },
);

test('a dispute is asked about daily for as long as it lasts', () => {
  const now = at(60 * 24 * 90);
  expect(secondsUntil(nextCheck(watched({ state: 'disputed' }), 'known', now), now)).toBe(86_400);
});

test('a payment unknown at the gateway is given up after its end, not before', () => {
  expect(nextCheck(watched(), 'unknown', at(5))).toBeDefined();
  expect(nextCheck(watched({ state: 'canceled' }), 'unknown', at(5))).toBeDefined();
  expect(nextCheck(watched({ state: 'expired' }), 'unknown', at(31))).toBeUndefined();
});
