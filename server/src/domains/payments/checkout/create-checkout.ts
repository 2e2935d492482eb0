import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { closeAlerts, raiseAlert } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import type { Checkout, CheckoutRequest } from '../gateways/checkout.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import { recordCheckout } from '../records/checkouts.store.ts';
import {
  changePayment,
  findPayment,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../records/payments.store.ts';
import { closePayment } from '../settlement/close-payment.ts';

/** Seconds until Pay may be repeated after the gateway did not respond. */
const RETRY_AFTER_S = 5;

/**
 * Creates the checkout of a stored payment at its gateway. The payment id is the gateway's idempotency key, so parallel
 * and repeated calls get the same checkout. A definite refusal ends the payment and frees its promo code; without an
 * answer it stays pending for the next Pay and for the reconciliation.
 * @throws Refusal `gateway_unavailable`
 */
export async function createCheckout(
  platform: TransactionalPlatform,
  gateway: Gateway,
  payment: PaymentRow,
  page: Pick<CheckoutRequest, 'returnUrl' | 'webhookUrl' | 'language' | 'email' | 'save'>,
): Promise<PaymentRow> {
  let checkout: Checkout;
  try {
    checkout = await gateway.openCheckout({
      orderId: payment.id,
      amountMinor: payment.charge_minor,
      currency: payment.charge_currency,
      description: titleIn(page.language, payment),
      receiptName: titleIn('ru', payment),
      expiresAt: payment.expires_at,
      option: payment.provider_option,
      ...page,
    });
    if (!/^https?:\/\//.test(checkout.url)) {
      throw new GatewayUnavailable('unknown', 'the checkout URL is not http(s)');
    }
  } catch (error) {
    const certainty = error instanceof GatewayUnavailable ? error.certainty : 'unknown';
    platform.log.warn({ err: error, paymentId: payment.id, certainty }, 'checkout not created');
    await recordCheckoutFailure(platform, payment.id, certainty);
    throw new Refusal('gateway_unavailable', { retryAfterS: RETRY_AFTER_S, cause: error });
  }
  await platform.failpoint('gateway_called');
  const opened =
    (await recordCheckout(
      platform.db,
      payment.id,
      { ...checkout, pageUrl: pageUrlOf(checkout, payment.id, page) },
      platform.clock.now(),
    )) ??
    // A parallel Pay has recorded the same checkout.
    (await findPayment(platform.db, payment.id));
  await platform.failpoint('checkout_recorded');
  if (page.save !== undefined) await noteSaving(platform, payment, checkout);
  return opened ?? payment;
}

/** Alerts operators when the gateway refuses to save what buyers pay with, until it does so again. */
function noteSaving(
  { db, clock }: Pick<TransactionalPlatform, 'db' | 'clock'>,
  { provider }: PaymentRow,
  { savingRefused: message }: Checkout,
): Promise<void> {
  const alert = { kind: 'saving_refused', subject: provider, at: clock.now() } as const;
  return message === undefined
    ? closeAlerts(db, { kinds: [alert.kind], subjects: [alert.subject], at: alert.at })
    : raiseAlert(db, { ...alert, detail: { provider, message: message.slice(0, 200) } }, 'changed');
}

/** The page that the buyer is sent to: the gateway's, or the shop's own in its place. */
function pageUrlOf(
  { url, ownPage }: Checkout,
  paymentId: string,
  { returnUrl }: Pick<CheckoutRequest, 'returnUrl'>,
): string {
  return ownPage === undefined
    ? url
    : new URL(`/dashboard/payments/${paymentId}?pay`, returnUrl).href;
}

function recordCheckoutFailure(
  platform: TransactionalPlatform,
  paymentId: string,
  certainty: GatewayUnavailable['certainty'],
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined || payment.checkout_state === 'ready') return;
    const at = platform.clock.now();
    if (certainty === 'unknown') {
      if (payment.checkout_state === 'unknown') return;
      await changePayment(
        tx,
        paymentId,
        { checkout_state: 'unknown' },
        { kind: 'checkout_unknown', at },
      );
      return;
    }
    // After an unanswered call a refusal proves nothing: that call may have been carried out.
    if (payment.checkout_state !== 'requested' || payment.state !== 'pending') return;
    // The gateway holds nothing of this order, so there is nothing to sync.
    await updatePayment(tx, paymentId, { checkout_state: 'refused', sync_at: null });
    await closePayment(tx, platform, payment, { to: 'failed', by: 'gateway', at, isSeen: true });
  });
}
