import { inTransaction } from '../../platform/db/transaction.ts';
import { workThrough } from '../../platform/jobs/work-through.ts';
import type { Platform } from '../../platform/platform.ts';
import { closePayment } from './close-payment.ts';
import { findExpired, lockPayment } from './payments.store.ts';

const BATCH = 200;

/** Ends pending payments whose time is over, each in a transaction of its own, so that no lock is held for long. */
export async function expirePayments(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
): Promise<void> {
  const now = platform.clock.now();
  await workThrough(platform, {
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
