import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { findPayment, lockPayment, updatePayment } from '../records/payments.store.ts';
import { queryOf } from '../sync/fetch-payment.ts';
import { syncPayment } from '../sync/sync-payment.ts';

/** `open`: the gateway did not answer, so it is closed later. */
export type ClosedConfirmation = 'paid' | 'unpaid' | 'open';

/**
 * Ends a charge that its buyer could confirm, at the gateway first: it is the gateway that decides whether a confirmation was
 * faster, and then the payment is paid. Without its answer the charge stays as it is, and nothing may be bought beside it.
 */
export async function closeConfirmation(
  platform: TransactionalPlatform,
  gateways: Gateways,
  paymentId: string,
): Promise<ClosedConfirmation> {
  const at = platform.clock.now();
  // From now on its page is not opened any more.
  const waiting = await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.state !== 'pending' || payment.confirm_until === null) return undefined;
    if (payment.confirm_until <= at) return payment;
    return updatePayment(tx, paymentId, { confirm_until: at });
  });
  if (waiting === undefined) return closedAs(platform, paymentId);
  try {
    const gateway = await gateways.get(waiting.provider);
    await gateway?.cancel(queryOf(waiting));
    await platform.failpoint('confirmation_closed');
    await syncPayment(platform, gateways, waiting);
  } catch (error) {
    platform.log.warn({ err: error, paymentId }, 'charge to be confirmed could not be closed');
  }
  return closedAs(platform, paymentId);
}

async function closedAs(
  { db }: Pick<TransactionalPlatform, 'db'>,
  paymentId: string,
): Promise<ClosedConfirmation> {
  const payment = await findPayment(db, paymentId);
  if (payment === undefined || payment.state === 'pending') return 'open';
  return payment.paid_at === null ? 'unpaid' : 'paid';
}

/** The same for a renewal, whose engine goes on when the payment has ended. */
export function closeRenewalConfirmation(
  platform: Platform,
  paymentId: string,
): Promise<ClosedConfirmation> {
  return closeConfirmation(platform, gatewaysOf(platform), paymentId);
}
