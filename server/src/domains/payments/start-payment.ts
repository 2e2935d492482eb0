import type { Language } from '@sesame/contract/limits.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BoundedQueue } from './bounded-queue.ts';
import { cancelAtGateway } from './cancel-at-gateway.ts';
import { forgetUsedCoupon } from './forget-used-coupon.ts';
import { findEnabledMethod } from './methods.store.ts';
import { noticeAddress } from './notice-address.ts';
import { openForm } from './open-form.ts';
import { isPaidByBalance, isSettled } from './payments.rules.ts';
import { type OrderInput, placeOrder } from './place-order.ts';
import type { Gateways } from './providers/live-gateways.ts';

export interface StartPaymentInput extends OrderInput {
  readonly gateway: string;
  readonly language: Language;
  /** The shop's own address: buyers return to it, notices go to it. */
  readonly shopUrl: string;
}

/**
 * Pay: write the order, then call the gateway, then record its form. The network is never waited for inside
 * a transaction, and whatever breaks in between is found by the next Pay or by the reconciliation.
 * @returns where the browser goes now: the gateway's page, or the dashboard when there is nothing to pay
 */
export async function startPayment(
  platform: Pick<
    Platform,
    'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
  >,
  gateways: Gateways,
  background: BoundedQueue,
  input: StartPaymentInput,
): Promise<{ paymentId: string; url: string }> {
  const method = await findEnabledMethod(platform.db, input.gateway);
  const gateway = method && (await gateways.get(method.provider));
  if (method === undefined || (gateway === undefined && !isPaidByBalance(method))) {
    refuse('method_unknown');
  }

  const { payment, superseded, email } = await inTransaction(platform.db, (tx) =>
    placeOrder(tx, platform, method, input),
  );
  await platform.failpoint('order_saved');
  for (const old of superseded) cancelAtGateway(platform, gateways, background, old);

  const dashboardUrl = `${input.shopUrl}/dashboard/subscriptions`;
  // Only the balance has no gateway, and what it pays is settled by now.
  if (gateway === undefined || isSettled(payment.state)) {
    await forgetUsedCoupon(platform, payment);
    return { paymentId: payment.id, url: dashboardUrl };
  }
  if (payment.form_url !== null) return { paymentId: payment.id, url: payment.form_url };

  const opened = await openForm(platform, gateway, payment, {
    // Whoever comes back has the gateway asked at once; the address itself is believed nothing.
    returnUrl: `${dashboardUrl}?paid=${payment.id}`,
    notifyUrl: noticeAddress(input.shopUrl, gateway),
    language: input.language,
    email,
  });
  // Paid faster than we wrote, or ended by a newer order meanwhile: its page must not be shown any more.
  if (isSettled(opened.state)) return { paymentId: payment.id, url: dashboardUrl };
  if (opened.state !== 'pending' || opened.form_url === null) {
    throw new Refusal('gateway_unavailable', { retryAfterS: 1 });
  }
  return { paymentId: payment.id, url: opened.form_url };
}
