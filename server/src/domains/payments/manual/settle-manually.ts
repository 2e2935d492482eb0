import type { Executor } from '../../../platform/platform.ts';
import { findPlanChange } from '../plan-changes/plan-changes.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { completeSale } from '../settlement/complete-sale.ts';

/** Completes a locked payment with the amount of its charge and flags it as manually confirmed. */
export async function settleManually(
  tx: Executor,
  platform: Parameters<typeof completeSale>[1],
  payment: PaymentRow,
): Promise<PaymentRow> {
  return completeSale(tx, platform, payment, {
    capturedMinor: payment.charge_minor,
    late: payment.closed_at !== null,
    overpaid: false,
    manual: true,
    change: await findPlanChange(tx, payment.id),
  });
}
