import { CONFIRMATION_HOURS } from '@sesame/contract/console/payments/confirmations.ts';
import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { isSecondOperatorNeeded } from '../../referrals/index.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment, lockPayment } from '../records/payments.store.ts';
import { clearUsedCoupon } from '../redemptions/clear-used-coupon.ts';
import {
  expireConfirmations,
  insertConfirmation,
  isReferenceTaken,
} from './confirmations.store.ts';
import { requireConfirmable } from './require-confirmable.ts';
import { settleManually } from './settle-manually.ts';
import { syncBeforeConfirming } from './sync-before-confirming.ts';

export interface ConfirmInput extends Actor {
  readonly paymentId: string;
  /** The id of the payment at the gateway or on the bank statement. */
  readonly reference: string;
  readonly reason: string;
}

const refusals: Readonly<Record<string, 'confirmation_waiting' | 'bank_reference_used'>> = {
  payment_confirmations_one_waiting: 'confirmation_waiting',
  payment_confirmations_reference: 'bank_reference_used',
};

/**
 * An operator confirms that a payment was paid. From the second-person limit on this only requests the approval of
 * another operator; below it the payment is settled with its charge, in the same transaction as the audit event.
 * @returns the id of the confirmation
 */
export async function confirmPayment(
  platform: TransactionalPlatform,
  gateways: Gateways,
  input: ConfirmInput,
): Promise<string> {
  const { paymentId, reference, reason, operator, request } = input;
  await requireConfirmable(platform.db, await findPayment(platform.db, paymentId));
  await syncBeforeConfirming(platform, gateways, paymentId);
  const id = platform.ids.uuid();
  const settled = await inTransaction(platform.db, async (tx) => {
    const payment = await requireConfirmable(tx, await lockPayment(tx, paymentId));
    const at = platform.clock.now();
    if (await isReferenceTaken(tx, payment, reference)) refuse('bank_reference_used');
    await expireConfirmations(tx, at);
    const needsApproval = await isSecondOperatorNeeded(tx, {
      operatorId: operator.id,
      userId: payment.user_id,
      amountCents: payment.total_cents,
      since: payment.created_at,
      at,
    });
    await insertConfirmation(tx, {
      id,
      payment_id: paymentId,
      provider: payment.provider,
      reference,
      reason,
      needs_second_operator: needsApproval,
      state: needsApproval ? 'waiting' : 'settled',
      requested_by: operator.id,
      requested_at: at,
      expires_at: new Date(at.getTime() + CONFIRMATION_HOURS * HOUR_MS),
      decided_by: needsApproval ? null : operator.id,
      decided_at: needsApproval ? null : at,
      decision_reason: null,
    });
    const after = needsApproval ? payment : await settleManually(tx, platform, payment);
    await recordAuditEvent(tx, platform, {
      operator,
      action: needsApproval ? 'payments.request_confirmation' : 'payments.confirm',
      subject: `payment:${paymentId}`,
      before: { state: payment.state },
      after: { state: after.state, reference, confirmation: id },
      reason,
      request,
    });
    return needsApproval ? undefined : after;
  }).catch((error: unknown) => {
    const refusal = refusals[violatedConstraint(error) ?? ''];
    if (refusal !== undefined) refuse(refusal);
    throw error;
  });
  if (settled !== undefined) await clearUsedCoupon(platform, settled);
  return id;
}
