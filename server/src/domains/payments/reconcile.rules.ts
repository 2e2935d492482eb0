import type { PaymentState } from './payments.rules.ts';

/** Seconds between two questions to the gateway: a lost notice costs half a minute at first, little traffic later. */
const CHECK_BACKOFF_S = [30, 60, 120, 300, 600, 1_800, 3_600] as const;

/** Late money is looked for this long after a payment's end; notices are honoured for ever. */
const WATCH_AFTER_END_MS = 72 * 3_600_000;

const DAY_MS = 24 * 3_600_000;
const DISPUTE_CHECK_MS = DAY_MS;

/** Days between questions after money went back: a refund may still fail, and the notice of it get lost. */
const REFUND_CHECK_DAYS = [1, 3, 7, 14] as const;

/** Silence tells nothing, so it neither counts as a question nor may it keep paid money waiting for long. */
const SILENCE_S = { pending: 120, ended: 600 } as const;
/** A refund whose gateway cannot be asked any more is given up after this time. */
const REFUND_WATCH_MS = 60 * DAY_MS;

/** What the gateway said of a payment; `silence` when it could not be asked. */
export type Heard = 'known' | 'unknown' | 'silence';

export interface WatchedPayment {
  readonly state: PaymentState;
  readonly expiresAt: Date;
  /** How many questions were answered. */
  readonly checkCount: number;
}

/**
 * When to ask the gateway about this payment next; undefined when there is nothing left to learn.
 * Ended payments stay watched, because a buyer may still pay on a page that was left open. A payment
 * that the gateway has never heard of is given up one round after its end.
 */
export function nextCheck(payment: WatchedPayment, heard: Heard, now: Date): Date | undefined {
  const { state, expiresAt, checkCount } = payment;
  if (state === 'disputed') return new Date(now.getTime() + DISPUTE_CHECK_MS);
  if (state === 'partially_refunded' || state === 'refunded') {
    if (heard !== 'silence') return nextLook(checkCount, now);
    const isOver = now.getTime() >= expiresAt.getTime() + REFUND_WATCH_MS;
    return isOver ? undefined : new Date(now.getTime() + DAY_MS);
  }
  if (!['pending', 'expired', 'canceled', 'failed', 'review'].includes(state)) return undefined;
  if (heard === 'unknown' && state !== 'pending' && now >= expiresAt) return undefined;
  if (now.getTime() >= expiresAt.getTime() + WATCH_AFTER_END_MS) return undefined;
  const step = Math.min(checkCount, CHECK_BACKOFF_S.length - 1);
  const pauseS = CHECK_BACKOFF_S[step] ?? 3_600;
  const longestS = SILENCE_S[state === 'pending' ? 'pending' : 'ended'];
  return new Date(
    now.getTime() + (heard === 'silence' ? Math.min(pauseS, longestS) : pauseS) * 1_000,
  );
}

/** The first question about money that went back. */
export function firstLookAtRefund(now: Date): Date | undefined {
  return nextLook(0, now);
}

function nextLook(asked: number, now: Date): Date | undefined {
  const days = REFUND_CHECK_DAYS[asked];
  return days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS);
}
