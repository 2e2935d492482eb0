import { expect, test } from 'vitest';
import { firstRefundSync, nextSync, type WatchedPayment } from './reconcile.rules.ts';

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

test('the pauses between syncs grow', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 50].map((checkCount) =>
    secondsUntil(nextSync(watched({ checkCount }), 'known', start), start),
  );
  expect(pauses).toEqual([30, 60, 120, 300, 600, 1_800, 3_600, 3_600, 3_600]);
});

test('a gateway that does not answer is retried within minutes at any count', () => {
  const pauses = (state: WatchedPayment['state']) =>
    [0, 1, 2, 50].map((checkCount) =>
      secondsUntil(nextSync(watched({ state, checkCount }), 'unanswered', start), start),
    );
  expect(pauses('pending')).toEqual([30, 60, 120, 120]);
  expect(pauses('canceled')).toEqual([30, 60, 120, 600]);
  expect(pauses('refunded')).toEqual([86_400, 86_400, 86_400, 86_400]);
  const later = at(60 * 24 * 61);
  expect(nextSync(watched({ state: 'refunded' }), 'unanswered', later)).toBeUndefined();
});

test.each(['expired', 'canceled', 'failed', 'review'] as const)(
  'a payment that ended as %s is synced for 72 hours',
  (state) => {
    const justBefore = new Date(expiresAt.getTime() + 72 * 3_600_000 - 1);
    const then = new Date(justBefore.getTime() + 1);
    expect(nextSync(watched({ state }), 'known', justBefore)).toBeDefined();
    expect(nextSync(watched({ state }), 'known', then)).toBeUndefined();
  },
);

test.each(['expired', 'canceled', 'failed', 'review'] as const)(
  'a payment that ended as %s is synced for 21 days while its gateway calls it processing',
  (state) => {
    const day = (days: number) => new Date(expiresAt.getTime() + days * 86_400_000);
    const next = (now: Date) =>
      secondsUntil(nextSync(watched({ state, isProcessing: true }), 'known', now), now);
    expect(next(day(2))).toBe(30);
    expect(next(day(3))).toBe(21_600);
    expect(next(day(20))).toBe(21_600);
    expect(next(day(21))).toBeUndefined();
  },
);

test.each(['pending', 'expired', 'canceled'] as const)(
  'a payment that ended as %s while its gateway did not answer is synced hourly for 60 days',
  (state) => {
    const day = (days: number) => new Date(expiresAt.getTime() + days * 86_400_000);
    const next = (now: Date) => secondsUntil(nextSync(watched({ state }), 'unanswered', now), now);
    expect(next(day(3))).toBe(3_600);
    expect(next(day(59))).toBe(3_600);
    expect(next(day(60))).toBeUndefined();
  },
);

test('a paid payment is not synced', () => {
  expect(nextSync(watched({ state: 'paid' }), 'known', start)).toBeUndefined();
});

test('a paid payment is synced hourly while its fiscal receipt is registered, for three days', () => {
  const waiting = watched({ state: 'paid', receiptWaitingSince: start });
  expect(secondsUntil(nextSync(waiting, 'known', start), start)).toBe(3_600);
  expect(secondsUntil(nextSync(waiting, 'unanswered', at(60)), at(60))).toBe(3_600);
  expect(nextSync(waiting, 'known', at(72 * 60))).toBeUndefined();
});

test.each(['partially_refunded', 'refunded'] as const)(
  'a %s payment is synced for some weeks, as its refund may bounce',
  (state) => {
    const days = [1, 2, 3, 4].map((checkCount) => {
      const pause = secondsUntil(nextSync(watched({ state, checkCount }), 'known', start), start);
      return pause && pause / 86_400;
    });
    expect([firstRefundSync(start), ...days]).toEqual([at(24 * 60), 3, 7, 14, undefined]);
  },
);

test('a disputed payment is synced daily until it is decided', () => {
  const now = at(60 * 24 * 90);
  expect(secondsUntil(nextSync(watched({ state: 'disputed' }), 'known', now), now)).toBe(86_400);
});

test('a payment unknown to the gateway is dropped after its end, not before', () => {
  expect(nextSync(watched(), 'unknown', at(5))).toBeDefined();
  expect(nextSync(watched({ state: 'canceled' }), 'unknown', at(5))).toBeDefined();
  expect(nextSync(watched({ state: 'expired' }), 'unknown', at(31))).toBeUndefined();
});
