import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockPayment, refundRenewal, refundsOfRenewal } from '../../payments/index.ts';
import { findLateCharges, markRefunded } from './late-charges.store.ts';

const BATCH = 50;

export const refundLateChargeQueue = defineQueue<{ readonly attempt: string }>(
  'refund-late-charge',
  { onePerKey: true },
);

/** Finds charges whose money came too late to pay their renewal. */
export function refundLateCharges(platform: Pick<Platform, 'db' | 'jobs'>): Promise<void> {
  return enqueueDue(platform, {
    queue: refundLateChargeQueue,
    limit: BATCH,
    find: (limit) => findLateCharges(platform.db, { limit }),
    toJob: ({ attempt_id: attempt }) => ({ key: attempt, data: { attempt } }),
  });
}

/**
 * Refunds in full what a gateway has charged although it had declined or closed the charge, unless it has paid the
 * renewal. The refund notifies the buyer.
 */
export async function refundLateCharge(platform: Platform, attempt: string): Promise<void> {
  const { db } = platform;
  const [late] = await findLateCharges(db, { limit: 1, attempt });
  if (late === undefined) return;
  const { payment_id: paymentId } = late;
  const able = await refundsOfRenewal(platform, paymentId);
  await inTransaction(db, async (tx) => {
    await lockPayment(tx, paymentId);
    if (!(await markRefunded(tx, late))) return;
    await refundRenewal(tx, platform, { paymentId, able, reason: 'renewal_canceled' });
  });
  platform.log.info({ paymentId }, 'late charge refunded');
}
