import type { Executor } from '../../../platform/platform.ts';
import {
  type DoublePaymentRow,
  findDoublePaymentOf,
  lockDoublePayment,
} from '../double-payments/double-payments.store.ts';
import { lockPayment, type PaymentRow } from '../records/payments.store.ts';

export interface LockedDoublePayment {
  readonly double: DoublePaymentRow;
  readonly later: PaymentRow;
  readonly earlier: PaymentRow;
}

/**
 * Locks both payments in the order of their ids, then what was decided about them.
 * @param id the later payment
 * @returns undefined when the payment doubles no other one
 */
export async function lockBoth(tx: Executor, id: string): Promise<LockedDoublePayment | undefined> {
  const found = await findDoublePaymentOf(tx, id);
  if (found?.payment_id !== id) return undefined;
  const locked = new Map<string, PaymentRow>();
  for (const one of [id, found.earlier_payment_id].sort()) {
    const payment = await lockPayment(tx, one);
    if (payment !== undefined) locked.set(one, payment);
  }
  const double = await lockDoublePayment(tx, id);
  const later = locked.get(id);
  const earlier = locked.get(found.earlier_payment_id);
  if (double === undefined || later === undefined || earlier === undefined) return undefined;
  return { double, later, earlier };
}
