import type { Executor } from '../../../platform/platform.ts';
import { lockBuyer, lockOpenPayments, type PaymentRow } from '../records/payments.store.ts';

/**
 * Locks a buyer and their open payments, before anything else that an order locks: of an order and a charge for the same
 * product one sees the other.
 * @returns the open orders that the buyer has placed
 */
export async function lockOrdersOf(tx: Executor, userId: string): Promise<PaymentRow[]> {
  await lockBuyer(tx, userId);
  const open = await lockOpenPayments(tx, userId);
  return open.filter((payment) => payment.renewal_id === null && !payment.is_gift);
}
