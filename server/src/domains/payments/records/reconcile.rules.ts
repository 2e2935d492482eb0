import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import type { PaymentState } from './payments.rules.ts';

/** Seconds between syncs: a lost webhook costs half a minute at first, and later syncs cause little traffic. */
const SYNC_BACKOFF_S = [30, 60, 120, 300, 600, 1_800, 3_600] as const;

/** How long after its end a payment is synced for late money; webhooks are honored without limit. */
const WATCH_AFTER_END_MS = 72 * 3_600_000;

/** The same while the gateway calls the payment `processing`: bank debits, eChecks and slow coins take up to two weeks. */
const WATCH_PROCESSING_MS = 21 * DAY_MS;
/** Pause between syncs of such a payment after the first three days. */
const PROCESSING_SYNC_MS = 6 * 3_600_000;
const DISPUTE_SYNC_MS = DAY_MS;

/** Days between syncs after a refund: it may still fail, and the webhook about that may be lost. */
const REFUND_SYNC_DAYS = [1, 3, 7, 14] as const;

/** Longest pause after an unanswered sync, in seconds: it does not count as a check and must not delay a paid order. */
const UNANSWERED_S = { pending: 120, ended: 600 } as const;
/** Pause between later attempts at a gateway that does not answer. */
const LATE_RETRY_MS = 3_600_000;
/** A fiscal receipt is usually registered within minutes; after three days an operator has to ask the gateway. */
const RECEIPT_SYNC_MS = 3_600_000;
const WATCH_RECEIPT_MS = 72 * 3_600_000;
/** After this time without an answer from the gateway, an ended payment or a refund is no longer followed. */
const UNANSWERED_WATCH_MS = 60 * DAY_MS;

/** Result of a sync; `unanswered` when the gateway did not answer. */
export type SyncResult = 'known' | 'unknown' | 'unanswered';

export interface WatchedPayment {
  readonly state: PaymentState;
  readonly expiresAt: Date;
  /** Number of answered syncs. */
  readonly checkCount: number;
  /** The gateway has just called it `processing`. */
  readonly isProcessing?: boolean;
  /** Since when the gateway has been registering a fiscal receipt of it; null when none is waiting. */
  readonly receiptWaitingSince?: Date | null;
}

/**
 * When to sync this payment next; undefined when it is no longer needed. Ended payments are still watched, because a
 * buyer may pay on a page that was left open. A payment unknown to the gateway is dropped one round after its end.
 */
export function nextSync(payment: WatchedPayment, result: SyncResult, now: Date): Date | undefined {
  const { state, expiresAt, checkCount } = payment;
  if (state === 'disputed') return new Date(now.getTime() + DISPUTE_SYNC_MS);
  if (state === 'partially_refunded' || state === 'refunded') {
    if (result !== 'unanswered') {
      const forReceipt = nextReceiptSync(payment.receiptWaitingSince ?? null, now);
      return forReceipt ?? nextRefundSync(checkCount, now);
    }
    const isOver = now.getTime() >= expiresAt.getTime() + UNANSWERED_WATCH_MS;
    return isOver ? undefined : new Date(now.getTime() + DAY_MS);
  }
  if (state === 'paid') return nextReceiptSync(payment.receiptWaitingSince ?? null, now);
  if (!['pending', 'expired', 'canceled', 'failed', 'review'].includes(state)) return undefined;
  if (result === 'unknown' && state !== 'pending' && now >= expiresAt) return undefined;
  // The watch ends with an answer: money paid while the gateway could not be reached must still be found.
  const sinceEndMs = now.getTime() - expiresAt.getTime();
  if (sinceEndMs >= WATCH_AFTER_END_MS) {
    if (result === 'unanswered') {
      const isOver = sinceEndMs >= UNANSWERED_WATCH_MS;
      return isOver ? undefined : new Date(now.getTime() + LATE_RETRY_MS);
    }
    const isOver = !payment.isProcessing || sinceEndMs >= WATCH_PROCESSING_MS;
    return isOver ? undefined : new Date(now.getTime() + PROCESSING_SYNC_MS);
  }
  const step = Math.min(checkCount, SYNC_BACKOFF_S.length - 1);
  const pauseS = SYNC_BACKOFF_S[step] ?? 3_600;
  const longestS = UNANSWERED_S[state === 'pending' ? 'pending' : 'ended'];
  return new Date(
    now.getTime() + (result === 'unanswered' ? Math.min(pauseS, longestS) : pauseS) * 1_000,
  );
}

/** When to ask for the fiscal receipt again; undefined when none is waiting, or for too long. */
export function nextReceiptSync(waitingSince: Date | null, now: Date): Date | undefined {
  const isOver =
    waitingSince === null || now.getTime() >= waitingSince.getTime() + WATCH_RECEIPT_MS;
  return isOver ? undefined : new Date(now.getTime() + RECEIPT_SYNC_MS);
}

/** Time of the first sync after a refund. */
export function firstRefundSync(now: Date): Date | undefined {
  return nextRefundSync(0, now);
}

function nextRefundSync(syncs: number, now: Date): Date | undefined {
  const days = REFUND_SYNC_DAYS[syncs];
  return days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS);
}
