import type { Executor } from '../../../platform/platform.ts';
import { completeSale } from '../complete-sale.ts';
import type { PaymentRow } from '../payments.store.ts';

/** Completes a locked payment with the sum that it asks for; its flag says that people did it. */
export function settleByHand(
  tx: Executor,
  platform: Parameters<typeof completeSale>[1],
  payment: PaymentRow,
): Promise<PaymentRow> {
  return completeSale(tx, platform, payment, {
    capturedMinor: payment.charge_minor,
    late: payment.closed_at !== null,
    overpaid: false,
    byHand: true,
  });
}
