import type { Executor } from '../../../platform/platform.ts';
import { TRANSFER_PROVIDER } from '../payments.rules.ts';
import type { PaymentRow } from '../payments.store.ts';
import { findReceipts } from './receipts.store.ts';

/** Whether a receipt of this payment waits for somebody to look at it. */
export async function isBeingChecked(tx: Executor, payment: PaymentRow): Promise<boolean> {
  if (payment.provider !== TRANSFER_PROVIDER) return false;
  const [last] = await findReceipts(tx, payment.id);
  return last?.decision === null;
}
