import type { Language } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { startPayment as route } from '@sesame/contract/shop/payments.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { followPayment } from '../../../platform/telemetry/tracing/unit.ts';
import { findContact } from '../../users/index.ts';
import { chargePlacedOrder } from '../charges/charge-placed-order.ts';
import { findCharge } from '../charges/charges.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { webhookUrl } from '../providers/webhook-url.ts';
import { findEnabledMethod } from '../records/methods.store.ts';
import { isOpen, isSettled } from '../records/payments.rules.ts';
import { findPayment } from '../records/payments.store.ts';
import { clearUsedCoupon } from '../redemptions/clear-used-coupon.ts';
import { findCustomer } from '../saved-methods/find-customer.ts';
import { hasMandate } from '../saved-methods/saved-methods.store.ts';
import { closingUnconfirmed } from './closing-unconfirmed.ts';
import { createCheckout } from './create-checkout.ts';
import type { OrderInput } from './order-input.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';
import { type LiveGateways, requireMethod } from './require-method.ts';

export interface StartPaymentInput extends OrderInput {
  readonly language: Language;
  /** Base URL of the shop, for the return URL and the webhook URL. */
  readonly shopUrl: string;
}

/**
 * Starts a payment: stores the order, calls the gateway, then records the checkout. No transaction waits for the
 * network, and a failure in between is picked up by the next Pay or by the reconciliation. A repeat of an interrupted
 * call continues with the payment it has stored. Returns the URL to send the browser to: the gateway's page, or the
 * dashboard when there is nothing to pay or a saved method was charged.
 */
export async function startPayment(
  platform: TransactionalPlatform,
  gateways: Gateways,
  once: RunIdempotent<typeof route>,
  input: StartPaymentInput,
): Promise<Done> {
  if (!platform.config.shop().isOpen) refuse('shop_closed');
  const live = await gateways.current();
  let placed: PlacedOrder | undefined;
  const placeOnce = () =>
    once.begin({
      readsAlong: true,
      async begin(inCall, unused) {
        placed = await placeOrder(inCall.db, inCall, live, { ...input, unused });
        return placed.paymentId;
      },
      async finish(paymentId, { resumed }) {
        followPayment(paymentId);
        await platform.failpoint('order_saved');
        const order = resumed ? await findOrder(platform, live, input, paymentId) : placed;
        if (order === undefined) return undefined;
        const charge =
          input.savedMethodId === undefined ? undefined : await findCharge(platform.db, paymentId);
        if (charge !== undefined) {
          const isRepeat = resumed;
          const result = await chargePlacedOrder(platform, gateways, charge, {
            isRepeat,
            isSeen: true,
          });
          return { payment_id: paymentId, url: dashboardOf(input), charge: result };
        }
        return { payment_id: paymentId, url: await openOrder(platform, live, order, input) };
      },
    });
  return closingUnconfirmed(platform, gateways, placeOnce);
}

/** The order of an interrupted call; undefined when it has since ended unpaid. */
async function findOrder(
  { db, clock }: TransactionalPlatform,
  live: LiveGateways,
  input: StartPaymentInput,
  paymentId: string,
): Promise<PlacedOrder | undefined> {
  requireMethod(await findEnabledMethod(db, input.gateway), live, input);
  const { userId } = input;
  const payment = await findPayment(db, paymentId);
  const buyer = await findContact(db, userId);
  if (payment === undefined || buyer === undefined) return undefined;
  const order = { paymentId, payment, email: buyer.email };
  // A charge that has ended has an answer, also a declined one.
  if ((await findCharge(db, paymentId)) !== undefined) return order;
  const { state, expires_at: expiresAt } = payment;
  if (!isSettled(state) && !isOpen({ state, expiresAt }, clock.now())) return undefined;
  return order;
}

const dashboardOf = ({ shopUrl }: Pick<StartPaymentInput, 'shopUrl'>) =>
  `${shopUrl}/dashboard/subscriptions`;

/** @returns the checkout page, or the dashboard when the order is already paid */
async function openOrder(
  platform: TransactionalPlatform,
  live: LiveGateways,
  { payment: stored, email }: PlacedOrder,
  { shopUrl, language, save }: StartPaymentInput,
): Promise<AnswerOf<typeof route>['url']> {
  const payment = await stored;
  const dashboardUrl = dashboardOf({ shopUrl });
  if (isSettled(payment.state)) {
    await clearUsedCoupon(platform, payment);
    return dashboardUrl;
  }
  const gateway = live.get(payment.provider);
  if (gateway === undefined) refuse('method_unknown');
  if (payment.checkout_url !== null) return payment.checkout_url;

  const opened = await createCheckout(platform, gateway, payment, {
    // On return the payment is synced with its gateway; the query string is not trusted.
    returnUrl: `${dashboardUrl}?paid=${payment.id}`,
    webhookUrl: webhookUrl(shopUrl, gateway),
    language,
    email,
    ...(save !== undefined &&
      (await hasMandate(platform.db, payment.id)) && {
        save: { customer: await findCustomer(platform, gateway, payment.user_id) },
      }),
  });
  // Already paid, or replaced by a newer order meanwhile: its page must not be shown.
  if (isSettled(opened.state)) return dashboardUrl;
  if (opened.state !== 'pending' || opened.checkout_url === null) {
    throw new Refusal('gateway_unavailable', { retryAfterS: 1 });
  }
  return opened.checkout_url;
}
