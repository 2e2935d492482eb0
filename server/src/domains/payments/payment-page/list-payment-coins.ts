import type { Coin } from '@sesame/contract/shop/payment-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CoinGateway } from '../gateways/coins.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { callGateway } from './call-gateway.ts';
import { requireCoinPayment } from './require-coin-payment.ts';

/** The coins of a payment. */
export async function listPaymentCoins(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  gateways: Gateways,
  own: { readonly id: string; readonly userId: string },
): Promise<Coin[]> {
  const { payment, coins } = await requireCoinPayment(platform, gateways, own);
  return await offeredCoins(platform, coins, payment);
}

/** A payment method that names a coin offers only this one. */
export async function offeredCoins(
  platform: Pick<Platform, 'log'>,
  coins: CoinGateway,
  { provider_option: option }: Pick<PaymentRow, 'provider_option'>,
): Promise<Coin[]> {
  const listed = option === null ? () => coins.list() : () => coins.listAll();
  const all = await callGateway(platform, listed);
  return all.filter(({ code }) => option === null || code === option);
}
