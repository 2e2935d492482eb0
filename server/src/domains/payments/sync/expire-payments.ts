import { inTransaction } from '../../../platform/db/transaction.ts';
import { processDueItems } from '../../../platform/jobs/process-due-items.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findExpired, lockPayment } from '../records/payments.store.ts';
import { closePayment } from '../settlement/close-payment.ts';

const BATCH = 200;

/** Expires overdue pending payments, each in its own transaction, so that no lock is held for long. */
export async function expirePayments(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
): Promise<void> {
  const now = platform.clock.now();
  await processDueItems(platform, {
    job: 'expire-payments',
    limit: BATCH,
    find: (limit) => findExpired(platform.db, now, limit),
    idOf: (id) => id,
    work: (id) =>
      inTransaction(platform.db, async (tx) => {
        const payment = await lockPayment(tx, id);
        if (payment?.state !== 'pending') return;
        await closePayment(tx, payment, { to: 'expired', by: 'time', at: now });
      }),
  });
}
