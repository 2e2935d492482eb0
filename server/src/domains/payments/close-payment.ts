import type { Executor } from '../../platform/platform.ts';
import { changePayment, type PaymentRow } from './payments.store.ts';
import { releasePromo } from './release-promo.ts';

/**
 * Ends a locked payment unpaid and frees its promo code. It stays watched (`check_at`), because its
 * form may still be open in the buyer's browser and late money is honoured.
 */
export async function closePayment(
  tx: Executor,
  payment: PaymentRow,
  end: {
    to: 'expired' | 'canceled' | 'failed';
    /** Who or what ended it, for the payment's story. */
    by: 'buyer' | 'newer_order' | 'time' | 'gateway' | 'operator';
    at: Date;
  },
): Promise<PaymentRow> {
  const closed = await changePayment(
    tx,
    payment.id,
    { state: end.to, closed_at: end.at },
    { kind: end.to, detail: { from: payment.state, by: end.by }, at: end.at },
  );
  if (payment.promo_code_id !== null) await releasePromo(tx, payment.id, end.at);
  return closed;
}
