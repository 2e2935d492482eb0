import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { findOwnSubscription } from '../../access/index.ts';
import { findCharged } from '../charges/charges.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { closePayment } from '../settlement/close-payment.ts';
import type { OrderInput } from './order-input.ts';

interface Beside {
  readonly orders: PaymentRow[];
  /** Charges of renewals that could still be confirmed: they have to be closed before the purchase begins. */
  readonly unconfirmed: PaymentRow[];
}

/**
 * What a purchase begins beside, of the open payments of a buyer, which are locked. Refuses to begin it beside a charge of the
 * same product, or of the one that it replaces, that has no answer yet: both might be paid.
 */
export async function requireNoneUnderway(
  tx: Executor,
  open: readonly PaymentRow[],
  { userId, change, gift }: Pick<OrderInput, 'userId' | 'change' | 'gift'>,
  productId: number,
): Promise<Beside> {
  const replaced =
    change && (await findOwnSubscription(tx, { userId, subscriptionId: change.subscription }));
  const renewals = open.filter(
    ({ renewal_id: renewal, product_id: of }) =>
      renewal !== null && (of === productId || of === replaced?.product_id),
  );
  const unconfirmed = renewals.filter((one) => one.confirm_until !== null);
  // A gift gives its buyer no period.
  if (unconfirmed.length < renewals.length && !gift) refuse('renewal_underway');
  const orders = open.filter((one) => one.renewal_id === null);
  await refuseBesideCharge(
    tx,
    orders.filter(({ product_id: of }) => of === productId || of === replaced?.product_id),
  );
  return { orders, unconfirmed: gift ? [] : unconfirmed };
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
