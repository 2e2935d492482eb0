import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { findOwnSubscription } from '../../access/index.ts';
import { lockOpenPayments, type PaymentRow } from '../records/payments.store.ts';
import { closePayment } from '../settlement/close-payment.ts';
import type { OrderInput } from './order-input.ts';

/**
 * The open orders of a buyer, locked. Refuses to begin a purchase beside a renewal of the same product, or of the one that
 * it replaces, that is being charged: both might be paid.
 */
export async function lockOpenOrders(
  tx: Executor,
  { userId, change }: Pick<OrderInput, 'userId' | 'change'>,
  productId: number,
): Promise<PaymentRow[]> {
  const open = await lockOpenPayments(tx, userId);
  const replaced =
    change && (await findOwnSubscription(tx, { userId, subscriptionId: change.subscription }));
  const isUnderway = open.some(
    ({ renewal_id: renewal, product_id: of }) =>
      renewal !== null && (of === productId || of === replaced?.product_id),
  );
  if (isUnderway) refuse('renewal_underway');
  return open.filter((one) => one.renewal_id === null);
}

/** Expires overdue pending payments without waiting for the job. */
export async function closeExpired(
  tx: Executor,
  platform: Notifying,
  pending: readonly PaymentRow[],
  { productId, now }: { productId: number; now: Date },
): Promise<PaymentRow[]> {
  for (const payment of pending) {
    if (payment.expires_at > now) continue;
    const isSeen = payment.product_id === productId;
    await closePayment(tx, platform, payment, { to: 'expired', by: 'time', at: now, isSeen });
  }
  return pending.filter((payment) => payment.expires_at > now);
}
