import type { PaymentState } from './payments.rules.ts';

/** Seconds between two questions to the gateway: a lost notice costs half a minute at first, little traffic later. */
const CHECK_BACKOFF_S = [30, 60, 120, 300, 600, 1_800, 3_600] as const;

/** Late money is looked for this long after a payment's end; notices are honoured for ever. */
const WATCH_AFTER_END_MS = 72 * 3_600_000;

const DAY_MS = 24 * 3_600_000;
const DISPUTE_CHECK_MS = DAY_MS;

/** Days between questions after money went back: a refund may still fail, and the notice of it get lost. */
const REFUND_CHECK_DAYS = [1, 3, 7, 14] as const;

export interface WatchedPayment {
  readonly state: PaymentState;
  readonly expiresAt: Date;
  readonly checkCount: number;
}

/**
 * When to ask the gateway about this payment next; undefined when there is nothing left to learn.
 * Ended payments stay watched, because a buyer may still pay on a page that was left open. A payment
 * that the gateway has never heard of (`known: false`) is given up one round after its end.
 */
export function nextCheck(payment: WatchedPayment, known: boolean, now: Date): Date | undefined {
  const { state, expiresAt, checkCount } = payment;
  if (state === 'disputed') return new Date(now.getTime() + DISPUTE_CHECK_MS);
  if (state === 'partially_refunded' || state === 'refunded') return nextLook(checkCount, now);
  if (!['pending', 'expired', 'canceled', 'failed', 'review'].includes(state)) return undefined;
  if (!known && state !== 'pending' && now >= expiresAt) return undefined;
  if (now.getTime() >= expiresAt.getTime() + WATCH_AFTER_END_MS) return undefined;
  const step = Math.min(checkCount, CHECK_BACKOFF_S.length - 1);
  return new Date(now.getTime() + (CHECK_BACKOFF_S[step] ?? 3_600) * 1_000);
}

/** The first question about money that went back. */
export function firstLookAtRefund(now: Date): Date | undefined {
  return nextLook(0, now);
}

function nextLook(asked: number, now: Date): Date | undefined {
  const days = REFUND_CHECK_DAYS[asked];
  return days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS);
}
