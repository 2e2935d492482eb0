import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { estimatePaymentCoin as route } from '@sesame/contract/shop/payment-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { callGateway } from './call-gateway.ts';
import { requireCoinPayment } from './require-coin-payment.ts';

/** What a payment costs in a coin now. */
export async function estimatePaymentCoin(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  gateways: Gateways,
  { coin, ...own }: { readonly id: string; readonly userId: string; readonly coin: string },
): Promise<AnswerOf<typeof route>> {
  const { coins, dueCents } = await requireCoinPayment(platform, gateways, own);
  const { amount, minimumCents } = await callGateway(platform, () =>
    coins.estimate(coin, dueCents),
  );
  return {
    amount,
    minimum: dollarsFromCents(minimumCents),
    is_enough: dueCents >= minimumCents,
  };
}
