import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { findOwnSubscription } from '../../access/index.ts';
import { findCharged } from '../charges/charges.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { closePayment } from '../settlement/close-payment.ts';
import type { OrderInput } from './order-input.ts';

/**
 * The orders among the open payments of a buyer, which are locked. Refuses to begin a purchase beside a charge of the same product, or of the one that it
 * replaces, that has no answer yet: both might be paid.
 */
export async function requireNoneUnderway(
  tx: Executor,
  open: readonly PaymentRow[],
  { userId, change, gift }: Pick<OrderInput, 'userId' | 'change' | 'gift'>,
  productId: number,
): Promise<PaymentRow[]> {
  const replaced =
    change && (await findOwnSubscription(tx, { userId, subscriptionId: change.subscription }));
  const isUnderway = open.some(
    ({ renewal_id: renewal, product_id: of }) =>
      renewal !== null && (of === productId || of === replaced?.product_id),
  );
  // A gift gives its buyer no period.
  if (isUnderway && !gift) refuse('renewal_underway');
  const orders = open.filter((one) => one.renewal_id === null);
  await refuseBesideCharge(
    tx,
    orders.filter(({ product_id: of }) => of === productId || of === replaced?.product_id),
  );
  return orders;
}

/** Refuses while one of these orders is being charged, because it may be paid already. */
export async function refuseBesideCharge(
  tx: Executor,
  orders: readonly Pick<PaymentRow, 'id'>[],
): Promise<void> {
  const charged = await findCharged(
    tx,
    orders.map(({ id }) => id),
  );
  if (charged.size > 0) refuse('charge_underway');
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
