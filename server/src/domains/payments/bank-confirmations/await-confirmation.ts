import type { Executor } from '../../../platform/platform.ts';
import { updatePayment } from '../records/payments.store.ts';

/** Lets the buyer confirm a locked payment's charge with their bank until then; a moment that is over ends that. */
export async function awaitConfirmation(
  tx: Executor,
  paymentId: string,
  until: Date,
): Promise<void> {
  // The gateway has it: from now on the payment is synced as any other.
  await updatePayment(tx, paymentId, { confirm_until: until, checkout_state: 'unknown' });
}
