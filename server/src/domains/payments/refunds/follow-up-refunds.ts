import type { Platform } from '../../../platform/platform.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment } from '../records/payments.store.ts';
import { nextRefundCheck } from '../settlement/refunds.rules.ts';
import {
  claimDueRefunds,
  countAttempt,
  findRefund,
  isOpen,
  type RefundRow,
} from '../settlement/refunds.store.ts';
import { syncPayment } from '../sync/sync-payment.ts';
import { executeRefund } from './execute-refund.ts';

const BATCH = 20;
/** Longer than a slow gateway takes; a crash in between delays the refund by this time. */
const CLAIM_MS = 60_000;

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

/** Completes refunds that were left open by an unanswered call, a slow gateway or a crash. */
export async function followUpRefunds(platform: Needs, gateways: Gateways): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  for (const refund of await claimDueRefunds(platform.db, { now, until, limit: BATCH })) {
    try {
      await follow(platform, gateways, refund);
    } catch (error) {
      platform.log.warn({ err: error, refundId: refund.id }, 'a refund could not be followed up');
    }
  }
}

async function follow(platform: Needs, gateways: Gateways, refund: RefundRow): Promise<void> {
  // Synced first: an earlier attempt may have succeeded without an answer.
  if (refund.attempts > 0) await syncRefunded(platform, gateways, refund);
  const now = await findRefund(platform.db, refund.id);
  if (now === undefined || !isOpen(now)) return;
  if (now.state !== 'pending' && now.effect === null) {
    return executeRefund(platform, gateways, now.id);
  }
  const at = platform.clock.now();
  await countAttempt(platform.db, now.id, { at, tryAt: nextRefundCheck(now.attempts, at) });
}

async function syncRefunded(platform: Needs, gateways: Gateways, refund: RefundRow): Promise<void> {
  const payment = await findPayment(platform.db, refund.payment_id);
  if (payment !== undefined) await syncPayment(platform, gateways, payment);
}
