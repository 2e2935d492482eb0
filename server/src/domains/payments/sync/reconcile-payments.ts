import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Queueing, TransactionalPlatform } from '../../../platform/platform.ts';
import { findWaitingSince } from '../fiscal-receipts/fiscal-receipts.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import {
  findDueSyncs,
  findPayment,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../records/payments.store.ts';
import { nextSync, type SyncResult } from '../records/reconcile.rules.ts';
import { syncPayment } from './sync-payment.ts';

const BATCH = 100;

export const syncPaymentQueue = defineQueue<{ readonly payment: string }>('sync-payment', {
  onePerKey: true,
  parallel: 4,
});

/** Finds payments whose sync is due, so that a lost webhook only causes a delay. */
export function reconcilePayments(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: syncPaymentQueue,
    limit: BATCH,
    find: (limit) => findDueSyncs(platform.db, platform.clock.now(), limit),
    toJob: (payment) => ({ key: payment, data: { payment } }),
  });
}

/** Syncs a payment if that is still due. A gateway without an answer is not a failure: the next sync comes later. */
export async function syncDuePayment(
  platform: TransactionalPlatform,
  gateways: Gateways,
  id: string,
): Promise<void> {
  const payment = await findPayment(platform.db, id);
  if (payment === undefined || payment.sync_at === null) return;
  if (payment.sync_at > platform.clock.now()) return;
  // Without an answer the gateway may still know the payment: only an explicit "not found" counts as unknown.
  let result: SyncResult = 'unanswered';
  let isProcessing = false;
  try {
    const report = await syncPayment(platform, gateways, payment);
    result = report === undefined ? 'unknown' : 'known';
    isProcessing = report?.state === 'processing';
  } catch (error) {
    platform.log.warn({ err: error, paymentId: payment.id }, 'payment could not be synced');
  }
  await scheduleNext(platform, payment, { result, isProcessing });
}

function scheduleNext(
  platform: TransactionalPlatform,
  { id }: PaymentRow,
  { result, isProcessing }: { result: SyncResult; isProcessing: boolean },
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    // Settled meanwhile: no further sync.
    if (payment === undefined || payment.sync_at === null) return;
    const { state, expires_at: expiresAt } = payment;
    const receiptWaitingSince = (await findWaitingSince(tx, id)) ?? null;
    // The checks after a refund go on for two weeks; those for its receipt do not count among them.
    const isForReceipt = receiptWaitingSince !== null && payment.paid_at !== null;
    const checkCount = payment.sync_count + (result === 'unanswered' || isForReceipt ? 0 : 1);
    const watched = { state, expiresAt, checkCount, receiptWaitingSince, isProcessing };
    const next = nextSync(watched, result, platform.clock.now());
    await updatePayment(tx, id, { sync_at: next ?? null, sync_count: checkCount });
  });
}
