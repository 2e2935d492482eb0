import { CONFIRMATION_HOURS } from '@sesame/contract/operator-confirmations.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { needsSecondPerson } from '../../referrals/index.ts';
import { forgetUsedCoupon } from '../forget-used-coupon.ts';
import { findPayment, lockPayment } from '../payments.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import {
  expireConfirmations,
  insertConfirmation,
  isReferenceOfAnother,
} from './confirmations.store.ts';
import { hearGateway } from './hear-gateway.ts';
import { requireConfirmable } from './require-confirmable.ts';
import { settleByHand } from './settle-by-hand.ts';

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

export interface ConfirmInput extends DoneBy {
  readonly paymentId: string;
  /** What the gateway or a bank calls the money. */
  readonly reference: string;
  readonly reason: string;
}

const HOUR_MS = 3_600_000;

const refusals: Readonly<Record<string, 'confirmation_waiting' | 'bank_reference_used'>> = {
  payment_confirmations_one_waiting: 'confirmation_waiting',
  payment_confirmations_reference: 'bank_reference_used',
};

/**
 * An operator says that a payment is paid. From the sum on where two people have to agree this only asks; else it is settled
 * with what was charged, in the transaction that writes down who said so.
 * @returns the id of the confirmation
 */
export async function confirmPayment(
  platform: Needs,
  gateways: Gateways,
  input: ConfirmInput,
): Promise<string> {
  const { paymentId, reference, reason, operator, request } = input;
  requireConfirmable(await findPayment(platform.db, paymentId));
  await hearGateway(platform, gateways, paymentId);
  const id = platform.ids.uuid();
  const settled = await inTransaction(platform.db, async (tx) => {
    const payment = requireConfirmable(await lockPayment(tx, paymentId));
    const at = platform.clock.now();
    if (await isReferenceOfAnother(tx, payment, reference)) refuse('bank_reference_used');
    await expireConfirmations(tx, at);
    const needsTwo = await needsSecondPerson(tx, {
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
      needs_two: needsTwo,
      state: needsTwo ? 'waiting' : 'settled',
      asked_by: operator.id,
      asked_at: at,
      expires_at: new Date(at.getTime() + CONFIRMATION_HOURS * HOUR_MS),
      decided_by: needsTwo ? null : operator.id,
      decided_at: needsTwo ? null : at,
      decision_reason: null,
    });
    const after = needsTwo ? payment : await settleByHand(tx, platform, payment);
    await recordAct(tx, platform, {
      operator,
      action: needsTwo ? 'payments.confirm_ask' : 'payments.confirm',
      subject: `payment:${paymentId}`,
      before: { state: payment.state },
      after: { state: after.state, reference, confirmation: id },
      reason,
      request,
    });
    return needsTwo ? undefined : after;
  }).catch((error: unknown) => {
    const refusal = refusals[violatedConstraint(error) ?? ''];
    if (refusal !== undefined) refuse(refusal);
    throw error;
  });
  if (settled !== undefined) await forgetUsedCoupon(platform, settled);
  return id;
}
