import type { Coin } from '@sesame/contract/shop/payment-page.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import type { CoinGateway, CoinPayment } from '../gateways/gateway.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { changePayment, lockPayment, type PaymentRow } from '../records/payments.store.ts';
import { callGateway } from './call-gateway.ts';
import { findCoinPayment, saveCoinPayment } from './coin-payments.store.ts';
import { offeredCoins } from './list-payment-coins.ts';
import { requireCoinPayment } from './require-coin-payment.ts';

/**
 * Chooses the coin of a payment and creates it at the gateway, unless it was chosen before and its amount still applies.
 * Two calls at once may create two: both can be paid, because the gateway names the order with each.
 */
export async function choosePaymentCoin(
  platform: TransactionalPlatform,
  gateways: Gateways,
  { coin: code, ...own }: { readonly id: string; readonly userId: string; readonly coin: string },
): Promise<void> {
  const { payment, coins } = await requireCoinPayment(platform, gateways, own);
  const offered = await offeredCoins(platform, coins, payment);
  const coin = offered.find((one) => one.code === code) ?? refuse('coin_unavailable');
  const earlier = await findCoinPayment(platform.db, { paymentId: payment.id, coin: code });
  const now = platform.clock.now();
  const applies = earlier !== undefined && (earlier.expires_at ?? payment.expires_at) > now;
  if (applies) {
    await saveCoinPayment(platform.db, { ...earlier, created_at: now });
    return;
  }
  await record(platform, payment, { coin, opened: await open(platform, coins, payment, coin) });
}

async function open(
  platform: TransactionalPlatform,
  coins: CoinGateway,
  payment: PaymentRow,
  { code: coin }: Coin,
): Promise<CoinPayment> {
  const { charge_minor: cents, gateway_reference: reference } = payment;
  if (reference === null) refuse('payment_closed');
  const { minimumCents } = await callGateway(platform, () => coins.estimate(coin, cents));
  if (cents < minimumCents) refuse('coin_unavailable');
  return callGateway(platform, () => coins.open({ coin, orderId: payment.id, reference }));
}

/** The id lets the payment be synced before any webhook. */
function record(
  platform: TransactionalPlatform,
  { id: paymentId }: PaymentRow,
  { coin, opened }: { readonly coin: Coin; readonly opened: CoinPayment },
): Promise<void> {
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
      expires_at: opened.expiresAt,
      created_at: at,
    });
    // What has been paid meanwhile stays known by the payment that has the money.
    if (payment?.state !== 'pending') return;
    const detail = { coin: coin.code, address: opened.address, amount: opened.amount };
    const change = { gateway_secondary_reference: opened.id };
    await changePayment(tx, paymentId, change, { kind: 'coin_chosen', detail, at });
  });
}
