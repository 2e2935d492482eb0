import { applyOutcome, type Outcome } from '../kit/outcomes.ts';
import { requireNewInvoice, reverse } from './capture-order.ts';
import { refusal } from './errors.ts';
import { newId } from './ids.ts';
import type { PayPalPayment } from './payment.ts';
import type { PayPal } from './paypal.ts';
import { captureWebhook } from './webhooks.ts';

/** What these positions of the switch do; all others are issues with which the order is refused. */
const ENDS: ReadonlyMap<string, Outcome> = new Map([
  ['', 'pay'],
  ['pending', 'pay_slowly'],
  ['declined', 'decline'],
]);

/**
 * Charges a saved wallet with the order that is being created: it is captured in the same call. The switch `charge` decides
 * how it ends; a refused order is not kept.
 */
export function chargeToken(paypal: PayPal, payment: PayPalPayment): PayPalPayment {
  const { emulator, vault } = paypal;
  if (vault.find(payment.chargedToken ?? '') === undefined) {
    throw refusal(422, 'TOKEN_ID_NOT_FOUND', 'The token was not found');
  }
  requireNewInvoice(paypal, payment);
  const outcome = emulator.switchOf('charge');
  if (outcome === 'PAYER_ACTION_REQUIRED') {
    emulator.payments.put(payment);
    return payment;
  }
  const as = ENDS.get(outcome);
  if (as === undefined) throw refusal(422, outcome, 'The payment was refused');
  const at = emulator.unixNow();
  const { amountMinor } = payment;
  const charged: PayPalPayment = {
    ...applyOutcome(payment, as, { amountMinor, at, refundId: newId() }),
    captureId: reverse(payment.id),
    updatedAt: at,
  };
  emulator.payments.put(charged);
  emulator.webhooks.send(captureWebhook(paypal, charged));
  return charged;
}
