import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockPayment, refundRenewal, refundsOfRenewal } from '../../payments/index.ts';
import { findLateConfirmed, markGivenBack } from './confirmation.store.ts';

const BATCH = 50;

/**
 * Gives back what a gateway has charged although it had closed the charge, once the buyer has paid an
 * order of the product that was there before. Without another payment late money is honored, as any.
 */
export async function returnLateConfirmed(platform: Platform): Promise<void> {
  const { db } = platform;
  for (const late of await findLateConfirmed(db, BATCH)) {
    const { payment_id: paymentId } = late;
    const able = await refundsOfRenewal(platform, paymentId);
    await inTransaction(db, async (tx) => {
      await lockPayment(tx, paymentId);
      if (!(await markGivenBack(tx, late))) return;
      await refundRenewal(tx, platform, { paymentId, able, reason: 'renewal_canceled' });
    });
    platform.log.info({ paymentId }, 'late confirmation given back');
  }
}
