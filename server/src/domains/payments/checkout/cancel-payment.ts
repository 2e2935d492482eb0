import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { findCharge } from '../charges/charges.store.ts';
import { lockPayment } from '../records/payments.store.ts';
import { closePayment } from '../settlement/close-payment.ts';
import { enqueueCancel } from './cancel-at-gateway.ts';

/** Cancels the buyer's own pending payment, releases its promo code and has it canceled at the gateway. */
export async function cancelPayment(
  platform: TransactionalPlatform,
  input: { userId: string; paymentId: string },
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, input.paymentId);
    if (payment === undefined || payment.user_id !== input.userId) refuse('not_found');
    // What is being charged cannot be taken back; a stopped agreement gives it back once it is paid.
    const isCharge =
      payment.renewal_id !== null || (await findCharge(tx, payment.id)) !== undefined;
    if (payment.state !== 'pending' || isCharge) refuse('payment_not_cancelable');
    const at = platform.clock.now();
    await closePayment(tx, platform, payment, { to: 'canceled', by: 'buyer', at });
    await enqueueCancel(tx, platform, payment);
  });
}
