import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockPayment, refundRenewal, refundsOfRenewal } from '../../payments/index.ts';
import { findLateCharges, markGivenBack } from './late-charges.store.ts';

const BATCH = 50;

/**
 * Gives back in full what a gateway has charged although it had declined or closed the charge, unless it has paid the
 * renewal. The refund notifies the buyer.
 */
export async function returnLateCharges(platform: Platform): Promise<void> {
  const { db } = platform;
  for (const late of await findLateCharges(db, BATCH)) {
    const { payment_id: paymentId } = late;
    const able = await refundsOfRenewal(platform, paymentId);
    await inTransaction(db, async (tx) => {
      await lockPayment(tx, paymentId);
      if (!(await markGivenBack(tx, late))) return;
      await refundRenewal(tx, platform, { paymentId, able, reason: 'renewal_canceled' });
    });
    platform.log.info({ paymentId }, 'late charge given back');
  }
}
