import { CachedValue } from '../../../platform/cached-value.ts';
import { perPlatform } from '../../../platform/per-platform.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createBankGateway } from '../gateways/bank/bank.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { type LoadedProvider, loadProviders } from './load-providers.ts';

/** The gateways of this process by provider. A provider that is not live cannot be paid with. */
export interface Gateways {
  get(provider: string): Promise<Gateway | undefined>;
  /** All of them, for use within a transaction. */
  current(): Promise<ReadonlyMap<string, Gateway>>;
  /** The names of the live providers. */
  live(): Promise<readonly string[]>;
}

/**
 * The gateways of a process, shared by its routes and jobs: built from the environment and the console settings, and
 * rebuilt when these change. The first time is when listening begins, so the startup log lists the live providers.
 */
export const gatewaysOf = perPlatform((platform: Platform): Gateways => {
  const cached = new CachedValue({
    make: async () => openAll(platform, await loadProviders(platform)),
    onFailure: (error) =>
      platform.log.warn({ err: error }, 'reloading the gateway settings failed'),
  });
  cached.follow(platform.listener, 'providers_changed');
  return {
    current: () => cached.current(),
    get: async (provider) => (await cached.current()).get(provider),
    live: async () => [...(await cached.current()).keys()],
  };
});

function openAll(
  platform: Platform,
  read: readonly LoadedProvider[],
): ReadonlyMap<string, Gateway> {
  const { config, outbound, log } = platform;
  const gateways = new Map<string, Gateway>();
  const add = (gateway: Gateway) =>
    gateways.set(gateway.provider, withCircuitBreaker(gateway, platform));
  if (config.bank !== undefined) add(createBankGateway(config.bank, { outbound }));
  for (const { provider, status } of read) {
    if ('gateway' in status) add(status.gateway);
    else if (status.problem.kind === 'wrong') {
      log.error({ provider: provider.provider, ...status.problem }, 'gateway is off');
    }
  }
  log.info({ live: [...gateways.keys()] }, 'payment gateways');
  return gateways;
}
