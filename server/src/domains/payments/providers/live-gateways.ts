import { CachedValue } from '../../../platform/cached-value.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createBankGateway } from '../gateways/bank/bank.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { type LoadedProvider, loadProviders } from './load-providers.ts';

/** The gateways of this process by provider. A provider that is not live cannot be paid with. */
export interface Gateways {
  get(provider: string): Promise<Gateway | undefined>;
  /** The names of the live providers. */
  live(): Promise<readonly string[]>;
}

type Needs = Pick<Platform, 'clock' | 'config' | 'outbound' | 'log' | 'db' | 'listener' | 'sealer'>;

/** The notification channel on which all processes learn that provider settings changed. */
const PROVIDERS_CHANGED = 'providers_changed';

const made = new WeakMap<object, Gateways>();

/** The gateways of a process: one instance, shared by its routes and jobs. */
export function gatewaysOf(platform: Needs): Gateways {
  const known = made.get(platform);
  if (known !== undefined) return known;
  const gateways = new LiveGateways(platform);
  made.set(platform, gateways);
  return gateways;
}

/** Gateways built from the environment and the console settings, rebuilt when these change. */
class LiveGateways implements Gateways {
  private readonly cache: CachedValue<ReadonlyMap<string, Gateway>>;

  constructor(platform: Needs) {
    this.cache = new CachedValue(
      async () => openAll(platform, await loadProviders(platform)),
      (error) => platform.log.warn({ err: error }, 'reloading the gateway settings failed'),
    );
    // Also called when listening begins, so that the startup log lists the live providers. An error reaches the
    // next caller of `get` or `live`.
    platform.listener.listen(PROVIDERS_CHANGED, () => {
      this.cache.change();
      return this.live().catch(() => undefined);
    });
  }

  async get(provider: string): Promise<Gateway | undefined> {
    return (await this.cache.current()).get(provider);
  }

  async live(): Promise<readonly string[]> {
    return [...(await this.cache.current()).keys()];
  }
}

function openAll(platform: Needs, read: readonly LoadedProvider[]): ReadonlyMap<string, Gateway> {
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
