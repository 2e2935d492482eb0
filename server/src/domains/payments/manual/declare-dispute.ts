import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { DISPUTE_LOST_BY_OPERATOR, withFlags } from '../records/payments.rules.ts';
import { lockPayment, type PaymentRow, updatePayment } from '../records/payments.store.ts';
import { openDispute } from '../settlement/disputes/open-dispute.ts';
import { winDispute } from '../settlement/disputes/win-dispute.ts';
import { refundSale } from '../settlement/refunds/refund-sale.ts';
import { findOpenRefund } from '../settlement/refunds/refunds.store.ts';

export interface DisputeDeclaration extends Actor {
  readonly paymentId: string;
  readonly outcome: 'opened' | 'won' | 'lost';
  readonly reason: string;
}

/** Opens or ends a dispute that the gateway does not report, as declared by an operator. */
export async function declareDispute(
  platform: TransactionalPlatform,
  declaration: DisputeDeclaration,
): Promise<void> {
  const { paymentId, outcome, reason, operator, request } = declaration;
  await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined) refuse('not_found');
    if (!isPossible(payment, outcome)) refuse('dispute_state_changed');
    // An open refund would add to what the bank takes.
    if ((await findOpenRefund(tx, paymentId)) !== undefined) refuse('refund_open');
    const after = await apply(tx, platform, payment, outcome);
    await recordAuditEvent(tx, platform, {
      operator,
      action: `payments.dispute_${outcome}`,
      subject: `payment:${paymentId}`,
      before: { state: payment.state },
      after: { state: after.state },
      reason,
      request,
    });
  });
}

/** A dispute reported by a gateway can only be ended by that gateway. */
function isPossible(payment: PaymentRow, outcome: DisputeDeclaration['outcome']): boolean {
  if (outcome !== 'opened') return payment.disputed_by === 'operator';
  const held = payment.state === 'paid' || payment.state === 'partially_refunded';
  return held && payment.captured_cents > 0;
}

async function apply(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  outcome: DisputeDeclaration['outcome'],
): Promise<PaymentRow> {
  if (outcome === 'opened') return openDispute(tx, platform, payment, { by: 'operator' });
  if (outcome === 'won') return winDispute(tx, platform, payment);
  const lost = await refundSale(tx, platform, payment, {
    method: 'gateway',
    amountCents: payment.captured_cents - payment.refunded_cents,
    amountMinor: payment.captured_minor - payment.returned_minor,
  });
  // Booking the refund has set the flag of a lost dispute.
  return updatePayment(tx, lost.payment.id, {
    flags: withFlags(lost.payment.flags, DISPUTE_LOST_BY_OPERATOR),
  });
}
