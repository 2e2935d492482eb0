import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { forgetUsedCoupon } from '../forget-used-coupon.ts';
import { lockPayment, type PaymentRow } from '../payments.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import {
  type ConfirmationRow,
  decideConfirmation,
  findConfirmation,
  lockConfirmation,
} from './confirmations.store.ts';
import { hearGateway } from './hear-gateway.ts';
import { requireConfirmable } from './require-confirmable.ts';
import { settleByHand } from './settle-by-hand.ts';

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

export interface DecisionInput extends DoneBy {
  readonly id: string;
  readonly reason: string;
}

/** A second person agrees: the payment is settled. */
export async function approveConfirmation(
  platform: Needs,
  gateways: Gateways,
  input: DecisionInput,
): Promise<void> {
  const asked = await findConfirmation(platform.db, input.id);
  if (asked === undefined) refuse('not_found');
  await hearGateway(platform, gateways, asked.payment_id);
  const settled = await inTransaction(platform.db, async (tx) => {
    const { payment, confirmation } = await lockBoth(tx, platform, asked);
    requireConfirmable(payment);
    if (confirmation.asked_by === input.operator.id) refuse('payment_needs_another');
    const after = await settleByHand(tx, platform, payment);
    await decide(tx, platform, input, { payment, after, state: 'settled' });
    return after;
  });
  await forgetUsedCoupon(platform, settled);
}

/** Anybody who may confirm says no, and who asked may take it back. */
export async function refuseConfirmation(platform: Needs, input: DecisionInput): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const asked = await findConfirmation(tx, input.id);
    if (asked === undefined) refuse('not_found');
    const { payment } = await lockBoth(tx, platform, asked);
    await decide(tx, platform, input, { payment, after: payment, state: 'refused' });
  });
}

/** The payment first, as everywhere. */
async function lockBoth(
  tx: Executor,
  { clock }: Needs,
  { id, payment_id: paymentId }: ConfirmationRow,
): Promise<{ payment: PaymentRow; confirmation: ConfirmationRow }> {
  const payment = await lockPayment(tx, paymentId);
  const confirmation = await lockConfirmation(tx, id);
  if (payment === undefined || confirmation === undefined) refuse('not_found');
  const waits = confirmation.state === 'waiting' && confirmation.expires_at > clock.now();
  if (!waits) refuse('confirmation_moved');
  return { payment, confirmation };
}

async function decide(
  tx: Executor,
  platform: Needs,
  { id, reason, operator, request }: DecisionInput,
  moved: { payment: PaymentRow; after: PaymentRow; state: 'settled' | 'refused' },
): Promise<void> {
  const { payment, after, state } = moved;
  const at = platform.clock.now();
  await decideConfirmation(tx, id, { state, by: operator.id, at, reason });
  await recordAct(tx, platform, {
    operator,
    action: state === 'settled' ? 'payments.confirm_approve' : 'payments.confirm_refuse',
    subject: `payment:${payment.id}`,
    before: { state: payment.state },
    after: { state: after.state, confirmation: id },
    reason,
    request,
  });
}
