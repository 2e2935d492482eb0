import type { OperatorProvider } from '@sesame/contract/operator-gateways.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerOnWire } from './provider-on-wire.ts';
import { readProviders } from './read-providers.ts';

export async function listProviders(
  platform: Pick<Platform, 'db' | 'config' | 'outbound' | 'sealer' | 'publicUrl'>,
): Promise<OperatorProvider[]> {
  return (await readProviders(platform)).map((read) => providerOnWire(platform, read));
}
