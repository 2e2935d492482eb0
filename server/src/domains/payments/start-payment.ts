import type { Language } from '@sesame/contract/limits.ts';
import type { startPayment as route } from '@sesame/contract/payments.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Done, Once } from '../../platform/http/bind-once.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findContact } from '../users/index.ts';
import type { BoundedQueue } from './bounded-queue.ts';
import { cancelAtGateway } from './cancel-at-gateway.ts';
import { forgetUsedCoupon } from './forget-used-coupon.ts';
import type { Gateway } from './gateways/gateway.ts';
import { findEnabledMethod } from './methods.store.ts';
import { noticeAddress } from './notice-address.ts';
import { openForm } from './open-form.ts';
import { isOpen, isPaidByBalance, isSettled } from './payments.rules.ts';
import { findPayment } from './payments.store.ts';
import { type OrderInput, type PlacedOrder, placeOrder } from './place-order.ts';
import type { Gateways } from './providers/live-gateways.ts';

export interface StartPaymentInput extends OrderInput {
  readonly gateway: string;
  readonly language: Language;
  /** The shop's own address: buyers return to it, notices go to it. */
  readonly shopUrl: string;
}

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

/**
 * Pay: write the order, then call the gateway, then record its form. The network is never waited for inside
 * a transaction, and whatever breaks in between is found by the next Pay or by the reconciliation. A repeat of a call that was
 * cut off goes on with the payment that it has written. Answers where the browser goes now: the gateway's page, or the
 * dashboard when there is nothing to pay.
 */
export async function startPayment(
  platform: Needs,
  gateways: Gateways,
  background: BoundedQueue,
  once: Once<typeof route>,
  input: StartPaymentInput,
): Promise<Done> {
  const method = await findEnabledMethod(platform.db, input.gateway);
  const gateway = method && (await gateways.get(method.provider));
  if (method === undefined || (gateway === undefined && !isPaidByBalance(method))) {
    refuse('method_unknown');
  }
  let placed: PlacedOrder | undefined;
  return once.begin({
    async begin(inCall) {
      placed = await inTransaction(inCall.db, (tx) => placeOrder(tx, inCall, method, input));
      return placed.payment.id;
    },
    async finish(paymentId, { resumed }) {
      await platform.failpoint('order_saved');
      const order = resumed ? await findOrder(platform, input.userId, paymentId) : placed;
      if (order === undefined) return undefined;
      for (const old of order.superseded) cancelAtGateway(platform, gateways, background, old);
      return { payment_id: paymentId, url: await openOrder(platform, gateway, order, input) };
    },
  });
}

/** What a call that was cut off has ordered; undefined when that has ended unpaid. */
async function findOrder(
  { db, clock }: Needs,
  userId: string,
  paymentId: string,
): Promise<PlacedOrder | undefined> {
  const payment = await findPayment(db, paymentId);
  const buyer = await findContact(db, userId);
  if (payment === undefined || buyer === undefined) return undefined;
  const { state, expires_at: expiresAt } = payment;
  if (!isSettled(state) && !isOpen({ state, expiresAt }, clock.now())) return undefined;
  return { payment, superseded: [], email: buyer.email };
}

/** @returns where the buyer goes to pay, or to see that it is paid */
async function openOrder(
  platform: Needs,
  gateway: Gateway | undefined,
  { payment, email }: PlacedOrder,
  { shopUrl, language }: StartPaymentInput,
): Promise<AnswerOf<typeof route>['url']> {
  const dashboardUrl = `${shopUrl}/dashboard/subscriptions`;
  // Only the balance has no gateway, and what it pays is settled by now.
  if (gateway === undefined || isSettled(payment.state)) {
    await forgetUsedCoupon(platform, payment);
    return dashboardUrl;
  }
  if (payment.form_url !== null) return payment.form_url;

  const opened = await openForm(platform, gateway, payment, {
    // Whoever comes back has the gateway asked at once; the address itself is believed nothing.
    returnUrl: `${dashboardUrl}?paid=${payment.id}`,
    notifyUrl: noticeAddress(shopUrl, gateway),
    language,
    email,
  });
  // Paid faster than we wrote, or ended by a newer order meanwhile: its page must not be shown any more.
  if (isSettled(opened.state)) return dashboardUrl;
  if (opened.state !== 'pending' || opened.form_url === null) {
    throw new Refusal('gateway_unavailable', { retryAfterS: 1 });
  }
  return opened.form_url;
}
