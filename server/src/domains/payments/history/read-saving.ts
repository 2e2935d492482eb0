import type { PaymentDetail } from '@sesame/contract/shop/payment-detail.ts';
import type { Executor } from '../../../platform/platform.ts';
import { hasEvent } from '../records/payment-events.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { METHOD_SAVED } from '../saved-methods/record-saved-method.ts';
import { hasMandate } from '../saved-methods/saved-methods.store.ts';

/** Some gateways say a moment after the payment what they have saved. */
const LATE_MS = 2 * 60_000;

/** Whether the method was saved; undefined when the buyer did not choose it, and while it may still be saved. */
export async function readSaving(
  db: Executor,
  { id, paid_at: paidAt }: Pick<PaymentRow, 'id' | 'paid_at'>,
  now: Date,
): Promise<PaymentDetail['saving']> {
  if (paidAt === null || !(await hasMandate(db, id))) return undefined;
  if (await hasEvent(db, id, METHOD_SAVED)) return 'saved';
  return now.getTime() - paidAt.getTime() < LATE_MS ? undefined : 'not_saved';
}
