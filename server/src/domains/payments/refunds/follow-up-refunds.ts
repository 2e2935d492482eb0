import { raiseAlert } from '../../../platform/alerts.store.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Queueing, TransactionalPlatform } from '../../../platform/platform.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment } from '../records/payments.store.ts';
import { isStuck, nextRefundCheck } from '../settlement/refunds/refunds.rules.ts';
import {
  countAttempt,
  findDueRefunds,
  findRefund,
  isOpen,
  type RefundRow,
} from '../settlement/refunds/refunds.store.ts';
import { syncPayment } from '../sync/sync-payment.ts';
import { executeRefund } from './execute-refund.ts';

const BATCH = 100;

/** Retried for three days: a gateway may be unavailable for a long time. */
export const followUpRefundQueue = defineQueue<{ readonly refund: string }>('follow-up-refund', {
  onePerKey: true,
  retries: 80,
  firstRetryS: 60,
  maxRetryS: 3_600,
});

/** Finds refunds that were left open by an unanswered call, a slow gateway or a crash. */
export function followUpRefunds(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: followUpRefundQueue,
    limit: BATCH,
    find: (limit) => findDueRefunds(platform.db, platform.clock.now(), limit),
    toJob: (refund) => ({ key: refund, data: { refund } }),
  });
}

/** Completes an open refund, or sets the time of its next check. */
export async function followUpRefund(
  platform: TransactionalPlatform,
  gateways: Gateways,
  id: string,
): Promise<void> {
  const refund = await findRefund(platform.db, id);
  if (refund === undefined || refund.try_at === null) return;
  if (refund.try_at > platform.clock.now()) return;
  // Synced first: an earlier attempt may have succeeded without an answer.
  if (refund.attempts > 0) await syncRefunded(platform, gateways, refund);
  const now = await findRefund(platform.db, id);
  if (now === undefined || !isOpen(now)) return;
  if (isStuck(now)) await alertStuck(platform, now);
  if (now.state !== 'pending' && now.effect === null) {
    return executeRefund(platform, gateways, now.id);
  }
  const at = platform.clock.now();
  await countAttempt(platform.db, now.id, { at, tryAt: nextRefundCheck(now.attempts, at) });
}

function alertStuck({ db, clock }: TransactionalPlatform, refund: RefundRow): Promise<void> {
  const { id, payment_id: payment, state, amount_cents } = refund;
  return raiseAlert(db, {
    kind: 'refund_stuck',
    subject: `refund:${id}`,
    detail: { payment, state, amount_cents },
    at: clock.now(),
  });
}

async function syncRefunded(
  platform: TransactionalPlatform,
  gateways: Gateways,
  refund: RefundRow,
): Promise<void> {
  const payment = await findPayment(platform.db, refund.payment_id);
  if (payment !== undefined) await syncPayment(platform, gateways, payment);
}
