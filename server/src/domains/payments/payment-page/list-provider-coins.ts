import type { Coin } from '@sesame/contract/shop/payment-page.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providers } from '../gateways/all.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { callGateway } from './call-gateway.ts';

/** The coins among which an operator chooses those that the shop offers. */
export async function listProviderCoins(
  platform: Pick<Platform, 'log'>,
  gateways: Gateways,
  provider: string,
): Promise<Coin[]> {
  if (!providers.some((known) => known.provider === provider)) refuse('not_found');
  const coins = (await gateways.get(provider))?.coins;
  if (coins === undefined) refuse('provider_not_live');
  return [...(await callGateway(platform, () => coins.listAll()))];
}
