import { randomBytes } from 'node:crypto';
import type { EmulatedState } from '../kit/emulated-payment.ts';
import type { Emulator } from '../kit/emulator.ts';
import type { Outcome } from '../kit/outcomes.ts';
import type { Webhook } from '../kit/webhook-sender.ts';
import { type BankPayment, paymentView } from './payment.ts';
import { signWebhook } from './sign-webhook.ts';

interface Context {
  readonly emulator: Emulator<BankPayment>;
  readonly secret: string;
}

/** Older than the payment's approval, so that a shop that trusts the order of arrival goes wrong. */
const REORDERED_LAG_SECONDS = 30;

/** The webhooks of an outcome, in sending order. */
export function webhooksOf(
  after: BankPayment,
  { before, outcome }: { before: BankPayment; outcome: Outcome },
  context: Context,
): Webhook[] {
  const at = context.emulator.unixNow();
  const now = webhook(after, at, context);
  const never = (state: EmulatedState, createdAt: number) =>
    webhook({ ...before, state }, createdAt, context);
  if (outcome === 'pay_late' && before.state === 'open') return [never('expired', at), now];
  if (outcome === 'pay_reordered') return [now, never('declined', at - REORDERED_LAG_SECONDS)];
  return [now];
}

function webhook(reported: BankPayment, createdAt: number, { emulator, secret }: Context): Webhook {
  const payment = paymentView(reported, emulator.payUrl(reported.id));
  const state = reported.state === 'partially_refunded' ? 'refunded' : reported.state;
  const event = {
    id: `evt_${randomBytes(16).toString('base64url')}`,
    type: `payment.${state}`,
    created_at: createdAt,
    payment,
  };
  return {
    paymentId: reported.id,
    type: event.type,
    build({ badSignature, wrongAmount }) {
      const body = JSON.stringify(
        wrongAmount ? { ...event, payment: { ...payment, paid_amount: 1 } } : event,
      );
      const signedWith = badSignature ? `not ${secret}` : secret;
      return {
        url: reported.notifyUrl,
        body,
        headers: {
          'content-type': 'application/json',
          'bank-signature': signWebhook(signedWith, body, emulator.unixNow()),
        },
      };
    },
  };
}
