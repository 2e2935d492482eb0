import { Kept } from '../../../platform/kept.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createBankGateway } from '../gateways/bank.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { withBreaker } from './circuit-breaker.ts';
import { type ReadProvider, readProviders } from './read-providers.ts';

/** The gateways of this process, by provider. One that is not live here cannot be paid with. */
export interface Gateways {
  get(provider: string): Promise<Gateway | undefined>;
  /** The providers that are live. */
  live(): Promise<readonly string[]>;
}

type Needs = Pick<Platform, 'clock' | 'config' | 'outbound' | 'log' | 'db' | 'listener' | 'sealer'>;

/** Told to all processes when a provider's settings were written. */
const PROVIDERS_CHANGED = 'providers_changed';

const made = new WeakMap<object, Gateways>();

/** The gateways of a process: one set for its routes and its jobs alike. */
export function gatewaysOf(platform: Needs): Gateways {
  const known = made.get(platform);
  if (known !== undefined) return known;
  const gateways = new LiveGateways(platform);
  made.set(platform, gateways);
  return gateways;
}

/** Made of the environment and of what was written in the console; made anew when that changes. */
class LiveGateways implements Gateways {
  private readonly kept: Kept<ReadonlyMap<string, Gateway>>;

  constructor(platform: Needs) {
    this.kept = new Kept(
      async () => openAll(platform, await readProviders(platform)),
      (error) => platform.log.warn({ err: error }, 'settings of gateways could not be read again'),
    );
    // Called once listening begins, too: so the log of a start says who is live. What goes wrong here is told to the next who asks.
    platform.listener.listen(PROVIDERS_CHANGED, () => {
      this.kept.change();
      return this.live().catch(() => undefined);
    });
  }

  async get(provider: string): Promise<Gateway | undefined> {
    return (await this.kept.current()).get(provider);
  }

  async live(): Promise<readonly string[]> {
    return [...(await this.kept.current()).keys()];
  }
}

function openAll(platform: Needs, read: readonly ReadProvider[]): ReadonlyMap<string, Gateway> {
  const { config, outbound, log } = platform;
  const gateways = new Map<string, Gateway>();
  const add = (gateway: Gateway) => gateways.set(gateway.provider, withBreaker(gateway, platform));
  if (config.bank !== undefined) add(createBankGateway(config.bank, { outbound }));
  for (const { provider, opened } of read) {
    if ('gateway' in opened) add(opened.gateway);
    else if (opened.problem.kind === 'wrong') {
      log.error({ provider: provider.provider, ...opened.problem }, 'gateway is off');
    }
  }
  log.info({ live: [...gateways.keys()] }, 'payment gateways');
  return gateways;
}
