import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { findContact } from '../../users/index.ts';
import type { ChargeAnswer, ChargeRequest } from '../gateways/charge.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { GatewayUnavailable, OutcomeLost } from '../gateways/gateway-unavailable.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { webhookUrl } from '../providers/webhook-url.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../records/payments.store.ts';
import { openSavedMethod } from '../saved-methods/saved-method-secret.ts';
import {
  changeSavedMethod,
  findSavedMethod,
  type SavedMethodRow,
} from '../saved-methods/saved-methods.store.ts';
import { closePayment } from '../settlement/close-payment.ts';
import { settlePayment } from '../settlement/settle-payment.ts';

export interface MethodCharge {
  readonly paymentId: string;
  readonly methodId: string;
  readonly initiator: ChargeRequest['initiator'];
  /** The buyer is on the page and sees a decline there. */
  readonly isSeen: boolean;
  /** An earlier call got no clear answer. */
  readonly isRepeat: boolean;
  readonly firstTriedAt: Date;
  /** The codes of earlier declines, where the payment is one more try. */
  readonly declinedBefore?: readonly string[];
}

type Declined = Extract<ChargeAnswer, { readonly state: 'declined' }>;

/** The outcome of a charge; the payment says whether it is paid. */
export type MethodChargeResult =
  | { readonly state: 'answered'; readonly payment: PaymentRow }
  /** The buyer can confirm it with their bank; until then nothing is charged. */
  | { readonly state: 'unconfirmed'; readonly payment: PaymentRow }
  | Pick<Declined, 'state' | 'class' | 'code' | 'retryNotBefore'>
  /** `isLost`: the gateway cannot be called about it any more. */
  | { readonly state: 'unknown'; readonly isLost: boolean };

/**
 * Charges a saved method for a stored payment and settles it as any other payment. The gateway is called outside of a
 * transaction; its answer and what the caller adds are written in one.
 * @param alongside records the result with the answer; the payment is locked
 */
export async function chargeSavedMethod(
  platform: TransactionalPlatform,
  gateways: Gateways,
  charge: MethodCharge,
  alongside: (tx: Executor, result: MethodChargeResult) => Promise<void>,
): Promise<void> {
  const payment = await findPayment(platform.db, charge.paymentId);
  const method = await findSavedMethod(platform.db, charge.methodId);
  if (payment === undefined || method === undefined) return;
  const answer = await call(platform, gateways, { payment, method, charge });
  await platform.failpoint('renewal_answered');
  if (answer === 'unknown' || answer === 'lost') {
    await inTransaction(platform.db, async (tx) => {
      const locked = await lockPayment(tx, payment.id);
      if (locked?.checkout_state === 'requested') {
        await updatePayment(tx, payment.id, { checkout_state: 'unknown' });
      }
      await alongside(tx, { state: 'unknown', isLost: answer === 'lost' });
    });
    return;
  }
  if (answer.state === 'declined') {
    return decline(platform, { payment, method, charge, answer, alongside });
  }
  await settlePayment(platform, {
    paymentId: payment.id,
    report: answer.report,
    async alongside(tx) {
      const settled = await lockPayment(tx, payment.id);
      if (settled === undefined) return;
      const waits = answer.state === 'unconfirmed' && settled.state === 'pending';
      await alongside(tx, { state: waits ? 'unconfirmed' : 'answered', payment: settled });
    },
  });
}

async function call(
  platform: TransactionalPlatform,
  gateways: Gateways,
  {
    payment,
    method,
    charge: { initiator, isRepeat, firstTriedAt, declinedBefore = [] },
  }: { payment: PaymentRow; method: SavedMethodRow; charge: MethodCharge },
): Promise<ChargeAnswer | 'unknown' | 'lost'> {
  try {
    const gateway = await gateways.get(payment.provider);
    const vault = requireVault(gateway, method);
    const contact = await findContact(platform.db, payment.user_id);
    // Removed since the attempt was written: what was started is still followed.
    const isLive = gateway !== undefined && vault !== undefined;
    if (!isLive || method.sealed === null || contact === undefined) {
      return isRepeat ? 'unknown' : declined('technical', 'not_live');
    }
    return await vault.charge({
      orderId: payment.id,
      description: titleIn(contact.language, payment),
      amountMinor: payment.charge_minor,
      currency: payment.charge_currency,
      email: contact.email,
      webhookUrl: webhookUrl(platform.publicUrl(), gateway),
      method: openSavedMethod(platform, { id: method.id, sealed: method.sealed }),
      initiator,
      isRepeat,
      firstTriedAt,
      declinedBefore,
      now: platform.clock.now(),
    });
  } catch (error) {
    const isCertain = error instanceof GatewayUnavailable && error.certainty === 'refused';
    platform.log.warn({ err: error, paymentId: payment.id, isCertain }, 'saved method not charged');
    if (error instanceof OutcomeLost) return 'lost';
    return isCertain ? declined('technical', 'unavailable') : 'unknown';
  }
}

function requireVault(gateway: Gateway | undefined, { mode }: SavedMethodRow): Gateway['vault'] {
  return gateway?.vault?.mode === mode ? gateway.vault : undefined;
}

const declined = (of: Declined['class'], code: string): Declined => ({
  ...{ state: 'declined', class: of, code, reference: null, retryNotBefore: null },
});

/** Ends the payment of a declined charge. A method that will never pay again is not charged for anything any more. */
async function decline(
  platform: TransactionalPlatform,
  {
    payment: { id },
    method,
    charge: { isSeen },
    answer,
    alongside,
  }: {
    payment: PaymentRow;
    method: SavedMethodRow;
    charge: MethodCharge;
    answer: Declined;
    alongside: (tx: Executor, result: MethodChargeResult) => Promise<void>;
  },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment === undefined) return;
    // A webhook has settled it meanwhile: money that has arrived is not declined.
    if (payment.paid_at !== null) return alongside(tx, { state: 'answered', payment });
    if (payment.state === 'pending') {
      if (answer.reference !== null && payment.gateway_reference === null) {
        await updatePayment(tx, id, { gateway_reference: answer.reference });
      }
      const detail = { class: answer.class, code: answer.code };
      await insertEvent(tx, id, { kind: 'charge_declined', detail, at });
      await closePayment(tx, platform, payment, { to: 'failed', by: 'gateway', at, isSeen });
    }
    if (answer.class === 'hard' || answer.class === 'revoked') {
      const saved = await findSavedMethod(tx, method.id);
      if (saved?.state === 'active') {
        await changeSavedMethod(tx, method.id, { state: 'dead', changed_at: at });
      }
    }
    await alongside(tx, answer);
  });
}
