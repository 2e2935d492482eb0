import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { lockPayment, type PaymentRow } from '../records/payments.store.ts';
import { clearUsedCoupon } from '../redemptions/clear-used-coupon.ts';
import {
  type ConfirmationRow,
  decideConfirmation,
  findConfirmation,
  lockConfirmation,
} from './confirmations.store.ts';
import { requireConfirmable } from './require-confirmable.ts';
import { settleManually } from './settle-manually.ts';
import { syncBeforeConfirming } from './sync-before-confirming.ts';

export interface DecisionInput extends Actor {
  readonly id: string;
  readonly reason: string;
}

/** A second operator approves: the payment is settled. */
export async function approveConfirmation(
  platform: TransactionalPlatform,
  gateways: Gateways,
  input: DecisionInput,
): Promise<void> {
  const found = await findConfirmation(platform.db, input.id);
  if (found === undefined) refuse('not_found');
  await syncBeforeConfirming(platform, gateways, found.payment_id);
  const settled = await inTransaction(platform.db, async (tx) => {
    const { payment, confirmation } = await lockBoth(tx, platform, found);
    await requireConfirmable(tx, payment);
    if (confirmation.requested_by === input.operator.id) refuse('payment_needs_second_operator');
    const after = await settleManually(tx, platform, payment);
    await decide(tx, platform, input, { payment, after, state: 'settled' });
    return after;
  });
  await clearUsedCoupon(platform, settled);
}

/** Any operator who may confirm can refuse; the operator who requested the approval can withdraw it this way. */
export async function refuseConfirmation(
  platform: TransactionalPlatform,
  input: DecisionInput,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const found = await findConfirmation(tx, input.id);
    if (found === undefined) refuse('not_found');
    const { payment } = await lockBoth(tx, platform, found);
    await decide(tx, platform, input, { payment, after: payment, state: 'refused' });
  });
}

/** Locks the payment before the confirmation, the lock order used everywhere. */
async function lockBoth(
  tx: Executor,
  { clock }: TransactionalPlatform,
  { id, payment_id: paymentId }: ConfirmationRow,
): Promise<{ payment: PaymentRow; confirmation: ConfirmationRow }> {
  const payment = await lockPayment(tx, paymentId);
  const confirmation = await lockConfirmation(tx, id);
  if (payment === undefined || confirmation === undefined) refuse('not_found');
  const waits = confirmation.state === 'waiting' && confirmation.expires_at > clock.now();
  if (!waits) refuse('confirmation_state_changed');
  return { payment, confirmation };
}

async function decide(
  tx: Executor,
  platform: TransactionalPlatform,
  { id, reason, operator, request }: DecisionInput,
  moved: { payment: PaymentRow; after: PaymentRow; state: 'settled' | 'refused' },
): Promise<void> {
  const { payment, after, state } = moved;
  const at = platform.clock.now();
  await decideConfirmation(tx, id, { state, by: operator.id, at, reason });
  await recordAuditEvent(tx, platform, {
    operator,
    action: state === 'settled' ? 'payments.confirm_approve' : 'payments.confirm_refuse',
    subject: `payment:${payment.id}`,
    before: { state: payment.state },
    after: { state: after.state, confirmation: id },
    reason,
    request,
  });
}
