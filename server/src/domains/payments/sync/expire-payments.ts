import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Queueing, TransactionalPlatform } from '../../../platform/platform.ts';
import { findExpired, lockPayment } from '../records/payments.store.ts';
import { closePayment } from '../settlement/close-payment.ts';

const BATCH = 200;

export const expirePaymentQueue = defineQueue<{ readonly payment: string }>('expire-payment', {
  onePerKey: true,
});

/** Finds overdue pending payments. */
export function expirePayments(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: expirePaymentQueue,
    limit: BATCH,
    find: (limit) => findExpired(platform.db, platform.clock.now(), limit),
    toJob: (payment) => ({ key: payment, data: { payment } }),
  });
}

export function expirePayment(platform: TransactionalPlatform, id: string): Promise<void> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment?.state !== 'pending' || payment.expires_at > now) return;
    await closePayment(tx, platform, payment, { to: 'expired', by: 'time', at: now });
  });
}
