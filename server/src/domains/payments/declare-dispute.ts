import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { beginDispute, winDispute } from './disputes.ts';
import { DISPUTE_LOST } from './payments.rules.ts';
import { lockPayment, type PaymentRow, updatePayment } from './payments.store.ts';
import { refundSale } from './refund-sale.ts';
import { findOpenRefund } from './refunds/refunds.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'mail' | 'publicUrl'>;

export interface DisputeNews extends DoneBy {
  readonly paymentId: string;
  readonly outcome: 'opened' | 'won' | 'lost';
  readonly reason: string;
}

/** An operator says what a gateway does not tell: that a buyer disputes a payment, and how that ended. */
export async function declareDispute(platform: Needs, news: DisputeNews): Promise<void> {
  const { paymentId, outcome, reason, operator, request } = news;
  await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined) refuse('not_found');
    if (!isPossible(payment, outcome)) refuse('dispute_moved');
    // A refund under way would come on top of what the bank takes.
    if ((await findOpenRefund(tx, paymentId)) !== undefined) refuse('refund_open');
    const after = await apply(tx, platform, payment, outcome);
    await recordAct(tx, platform, {
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

/** What a gateway tells of ends as the gateway says. */
function isPossible(payment: PaymentRow, outcome: DisputeNews['outcome']): boolean {
  if (outcome !== 'opened') return payment.disputed_by === 'operator';
  const held = payment.state === 'paid' || payment.state === 'partially_refunded';
  return held && payment.captured_cents > 0;
}

async function apply(
  tx: Executor,
  platform: Needs,
  payment: PaymentRow,
  outcome: DisputeNews['outcome'],
): Promise<PaymentRow> {
  if (outcome === 'opened') return beginDispute(tx, platform, payment, { by: 'operator' });
  if (outcome === 'won') return winDispute(tx, platform, payment);
  const lost = await refundSale(tx, platform, payment, {
    way: 'gateway',
    amountCents: payment.captured_cents - payment.refunded_cents,
    amountMinor: payment.captured_minor - payment.returned_minor,
  });
  const flag = [payment.flag, DISPUTE_LOST].filter((one) => one !== null).join(',');
  return updatePayment(tx, lost.payment.id, { flag });
}
