import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import type { Platform } from '../../../platform/platform.ts';
import { loadProviders } from './load-providers.ts';
import { serializeProvider } from './serialize-provider.ts';

export async function listProviders(platform: Platform): Promise<ConsoleProvider[]> {
  return (await loadProviders(platform)).map((read) => serializeProvider(platform, read));
}
