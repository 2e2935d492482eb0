import { DEFAULT_LANGUAGE } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import type { Coin } from '@sesame/contract/shop/payment-page.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { findContact } from '../../users/index.ts';
import type { CoinPayment } from '../gateways/coins.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { webhookUrl } from '../providers/webhook-url.ts';
import { changePayment, lockPayment } from '../records/payments.store.ts';
import { fetchPayment } from '../sync/fetch-payment.ts';
import { syncPayment } from '../sync/sync-payment.ts';
import { callGateway } from './call-gateway.ts';
import { findCoinPayment, saveCoinPayment } from './coin-payments.store.ts';
import { offeredCoins } from './list-payment-coins.ts';
import { missingOf } from './missing.rules.ts';
import { type CoinOrder, requireCoinPayment } from './require-coin-payment.ts';

/**
 * Chooses the coin of a payment, or of what is missing of it, and creates it at the gateway, unless it was chosen before
 * and its amount still applies. Two calls at once may create two: both can be paid, because the gateway names the order
 * with each.
 */
export async function choosePaymentCoin(
  platform: TransactionalPlatform,
  gateways: Gateways,
  { coin: code, ...own }: { readonly id: string; readonly userId: string; readonly coin: string },
): Promise<void> {
  const found = await requireCoinPayment(platform, gateways, own);
  const order = found.isRest ? await withPresentSum(platform, gateways, found) : found;
  if (order === undefined) return;
  const { payment, dueCents, isRest } = order;
  const offered = await offeredCoins(platform, order.coins, payment);
  const coin = offered.find((one) => one.code === code) ?? refuse('coin_unavailable');
  const missingCents = isRest ? dueCents : 0;
  const key = { paymentId: payment.id, coin: code, missingCents };
  const earlier = await findCoinPayment(platform.db, key);
  const now = platform.clock.now();
  const until = earlier?.expires_at ?? (isRest ? null : payment.expires_at);
  if (earlier !== undefined && (until === null || until > now)) {
    await saveCoinPayment(platform.db, { ...earlier, created_at: now });
    return;
  }
  const opened = await open(platform, gateways, order, coin);
  await record(platform, order, { coin, opened, missingCents });
}

/**
 * The order with what is missing of it now: more may have arrived since it was held.
 * @returns undefined when it is complete, and settled by now
 */
async function withPresentSum(
  platform: TransactionalPlatform,
  gateways: Gateways,
  order: CoinOrder,
): Promise<CoinOrder | undefined> {
  const { payment } = order;
  const gateway = (await gateways.get(payment.provider)) ?? refuse('payment_closed');
  const report = await callGateway(platform, () => fetchPayment(gateway, payment));
  const arrived = report && {
    capturedMinor: report.capturedMinor,
    needsReview: report.needsReview === true,
  };
  const { state, review_reason: reviewReason, charge_minor: chargeMinor } = payment;
  const missing = missingOf({ state, reviewReason, chargeMinor }, arrived);
  if (missing !== null) return { ...order, dueCents: missing };
  await syncPayment(platform, gateways, payment);
  return undefined;
}

async function open(
  platform: TransactionalPlatform,
  gateways: Gateways,
  { payment, coins, dueCents, isRest }: CoinOrder,
  { code: coin }: Coin,
): Promise<CoinPayment> {
  const { id: orderId, gateway_reference: reference } = payment;
  const { minimumCents } = await callGateway(platform, () => coins.estimate(coin, dueCents));
  if (dueCents < minimumCents) refuse('coin_unavailable');
  if (!isRest) {
    if (reference === null) refuse('payment_closed');
    return callGateway(platform, () => coins.open({ coin, orderId, reference }));
  }
  const { gateway_secondary_reference: secondaryReference } = payment;
  const gateway = await gateways.get(payment.provider);
  if (secondaryReference === null || gateway === undefined) refuse('payment_closed');
  const { language } = (await findContact(platform.db, payment.user_id)) ?? {
    language: DEFAULT_LANGUAGE,
  };
  return callGateway(platform, () =>
    coins.openRest({
      coin,
      orderId,
      secondaryReference,
      missingCents: dueCents,
      webhookUrl: webhookUrl(platform.publicUrl(), gateway),
      description: titleIn(language, payment),
    }),
  );
}

/** The id lets the payment be synced before any webhook. */
function record(
  platform: TransactionalPlatform,
  { payment: { id: paymentId }, isRest }: CoinOrder,
  chosen: { readonly coin: Coin; readonly opened: CoinPayment; readonly missingCents: number },
): Promise<void> {
  const { coin, opened, missingCents } = chosen;
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    await saveCoinPayment(tx, {
      payment_id: paymentId,
      coin: coin.code,
      gateway_payment_id: opened.id,
      coin_name: coin.name,
      symbol: coin.symbol,
      network: coin.network,
      address: opened.address,
      memo: opened.memo,
      amount: opened.amount,
      missing_cents: missingCents,
      expires_at: opened.expiresAt,
      created_at: at,
    });
    // What has been paid meanwhile stays known by the payment that has the money; a rest is named by its own webhooks.
    if (payment?.state !== (isRest ? 'review' : 'pending')) return;
    const { coin: code, address, amount } = { ...opened, coin: coin.code };
    const detail = { coin: code, address, amount, ...(isRest && { missing_cents: missingCents }) };
    const change = { gateway_secondary_reference: opened.secondaryReference };
    await changePayment(tx, paymentId, change, { kind: 'coin_chosen', detail, at });
  });
}
