import type { Executor } from '../../../platform/platform.ts';
import { TRANSFER_PROVIDER } from '../records/payments.rules.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { findProofs } from './proofs.store.ts';

/** Whether a proof of payment for this payment waits for an operator. */
export async function hasWaitingProof(tx: Executor, payment: PaymentRow): Promise<boolean> {
  if (payment.provider !== TRANSFER_PROVIDER) return false;
  const [last] = await findProofs(tx, payment.id);
  return last?.decision === null;
}
