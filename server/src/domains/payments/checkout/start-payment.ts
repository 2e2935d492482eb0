import type { Language } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { startPayment as route } from '@sesame/contract/shop/payments.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { findContact } from '../../users/index.ts';
import { chargePlacedOrder } from '../charges/charge-placed-order.ts';
import { findCharge } from '../charges/charges.store.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { BoundedQueue } from '../providers/bounded-queue.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { webhookUrl } from '../providers/webhook-url.ts';
import { findEnabledMethod } from '../records/methods.store.ts';
import { isOpen, isPaidByBalance, isSettled } from '../records/payments.rules.ts';
import { findPayment } from '../records/payments.store.ts';
import { clearUsedCoupon } from '../redemptions/clear-used-coupon.ts';
import { findCustomer } from '../saved-methods/find-customer.ts';
import { hasMandate } from '../saved-methods/saved-methods.store.ts';
import { cancelAtGateway } from './cancel-at-gateway.ts';
import { closingUnconfirmed } from './closing-unconfirmed.ts';
import { createCheckout } from './create-checkout.ts';
import type { OrderInput } from './order-input.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';

export interface StartPaymentInput extends OrderInput {
  readonly gateway: string;
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
  background: BoundedQueue,
  once: RunIdempotent<typeof route>,
  input: StartPaymentInput,
): Promise<Done> {
  if (!platform.config.shop().isOpen) refuse('shop_closed');
  const method = await findEnabledMethod(platform.db, input.gateway);
  const gateway = method && (await gateways.get(method.provider));
  if (method === undefined || (gateway === undefined && !isPaidByBalance(method))) {
    refuse('method_unknown');
  }
  if (input.save !== undefined && gateway?.vault === undefined) refuse('method_unavailable');
  if (input.savedMethodId !== undefined && gateway?.vault === undefined) {
    refuse('method_unavailable');
  }
  let placed: PlacedOrder | undefined;
  const placeOnce = () =>
    once.begin({
      async begin(inCall) {
        placed = await placeOrder(inCall.db, inCall, method, input);
        return placed.payment.id;
      },
      async finish(paymentId, { resumed }) {
        await platform.failpoint('order_saved');
        const order = resumed ? await findOrder(platform, input.userId, paymentId) : placed;
        if (order === undefined) return undefined;
        for (const old of order.superseded) cancelAtGateway(platform, gateways, background, old);
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
        return { payment_id: paymentId, url: await openOrder(platform, gateway, order, input) };
      },
    });
  return closingUnconfirmed(platform, gateways, placeOnce);
}

/** The order of an interrupted call; undefined when it has since ended unpaid. */
async function findOrder(
  { db, clock }: TransactionalPlatform,
  userId: string,
  paymentId: string,
): Promise<PlacedOrder | undefined> {
  const payment = await findPayment(db, paymentId);
  const buyer = await findContact(db, userId);
  if (payment === undefined || buyer === undefined) return undefined;
  // A charge that has ended has an answer, also a declined one.
  if ((await findCharge(db, paymentId)) !== undefined) {
    return { payment, superseded: [], email: buyer.email };
  }
  const { state, expires_at: expiresAt } = payment;
  if (!isSettled(state) && !isOpen({ state, expiresAt }, clock.now())) return undefined;
  return { payment, superseded: [], email: buyer.email };
}

const dashboardOf = ({ shopUrl }: Pick<StartPaymentInput, 'shopUrl'>) =>
  `${shopUrl}/dashboard/subscriptions`;

/** @returns the checkout page, or the dashboard when the order is already paid */
async function openOrder(
  platform: TransactionalPlatform,
  gateway: Gateway | undefined,
  { payment, email }: PlacedOrder,
  { shopUrl, language, save }: StartPaymentInput,
): Promise<AnswerOf<typeof route>['url']> {
  const dashboardUrl = dashboardOf({ shopUrl });
  // Only the balance has no gateway, and its orders are settled by now.
  if (gateway === undefined || isSettled(payment.state)) {
    await clearUsedCoupon(platform, payment);
    return dashboardUrl;
  }
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
