import type { Executor, Notifying } from '../../../platform/platform.ts';
import { changeDoublePayment } from '../double-payments/double-payments.store.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { refundSale } from '../settlement/refunds/refund-sale.ts';
import { refundMinor } from '../settlement/refunds/refunds.rules.ts';
import { changeRefund } from '../settlement/refunds/refunds.store.ts';
import { insertRequestedRefund } from './insert-requested-refund.ts';

/** The reason of every refund of a double payment, beside those that operators write. */
const REASON = 'duplicate';

/**
 * Stores the refund of all that is left of a locked payment that doubles an earlier one; its access ends. A refund to
 * the balance is booked at once, one by the gateway is requested afterwards.
 * @returns the id of the refund
 */
export async function requestDoubleRefund(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  {
    by,
    method,
    amountCents,
  }: { by: 'buyer' | 'shop'; method: 'gateway' | 'balance'; amountCents: number },
): Promise<string> {
  const at = platform.clock.now();
  const amounts = { amountCents, amountMinor: refundMinor(payment, amountCents) };
  const { id } = await insertRequestedRefund(tx, platform, payment, {
    ...{ requestedBy: by, operatorId: null, purpose: 'refund', method, access: 'revoke' },
    ...amounts,
    reason: REASON,
  });
  const detail = { refund: id, method, by, amount_cents: amountCents };
  await insertEvent(tx, payment.id, { kind: 'double_refund', detail, at });
  await changeDoublePayment(tx, payment.id, {
    state: 'refunding',
    decided_by: by,
    decided_at: at,
    refund_id: id,
  });
  if (method === 'balance') {
    const { effect } = await refundSale(tx, platform, payment, {
      method,
      access: 'revoke',
      ...amounts,
    });
    if (effect === undefined) throw new Error(`refund ${id} was booked before`);
    await changeRefund(tx, id, { state: 'succeeded', try_at: null, changed_at: at, effect });
  }
  return id;
}
