import * as z from 'zod/mini';
import type { Platform } from '../../../platform/platform.ts';
import { providers } from '../gateways/all.ts';
import { createBankGateway } from '../gateways/bank.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { Provider, ProviderValues } from '../gateways/provider.ts';
import { withBreaker } from './circuit-breaker.ts';
import { type OpenedProvider, openProvider } from './open-provider.ts';
import { readProviderSettings } from './provider-settings.store.ts';

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
  private readonly platform: Needs;
  private latest: ReadonlyMap<string, Gateway> | undefined;
  private making: Promise<ReadonlyMap<string, Gateway>> | undefined;
  private stale = true;

  constructor(platform: Needs) {
    this.platform = platform;
    platform.listener.listen(PROVIDERS_CHANGED, () => {
      this.stale = true;
    });
  }

  async get(provider: string): Promise<Gateway | undefined> {
    return (await this.current()).get(provider);
  }

  async live(): Promise<readonly string[]> {
    return [...(await this.current()).keys()];
  }

  private current(): Promise<ReadonlyMap<string, Gateway>> | ReadonlyMap<string, Gateway> {
    if (!this.stale && this.latest !== undefined) return this.latest;
    this.making ??= this.make().finally(() => {
      this.making = undefined;
    });
    return this.making;
  }

  private async make(): Promise<ReadonlyMap<string, Gateway>> {
    // Cleared first: a change heard while reading makes the next call read again.
    this.stale = false;
    try {
      const written = await readWritten(this.platform);
      this.latest = openAll(this.platform, written);
    } catch (error) {
      this.stale = true;
      if (this.latest === undefined) throw error;
      this.platform.log.warn({ err: error }, 'settings of gateways could not be read again');
    }
    return this.latest;
  }
}

type Written = ReadonlyMap<string, ProviderValues>;

/** Fields that were written in the console, unsealed. */
async function readWritten(platform: Pick<Needs, 'db' | 'sealer'>): Promise<Written> {
  const rows = await readProviderSettings(platform.db);
  return new Map(
    rows.map(({ provider, sealed }) => [
      provider,
      storedValues.parse(JSON.parse(platform.sealer.open(sealed, sealContext(provider)))),
    ]),
  );
}

const storedValues = z.record(z.string(), z.string());

function sealContext(provider: string): string {
  return `provider:${provider}`;
}

function openAll(platform: Needs, written: Written): ReadonlyMap<string, Gateway> {
  const { config, outbound, log } = platform;
  const gateways = new Map<string, Gateway>();
  const add = (gateway: Gateway) => gateways.set(gateway.provider, withBreaker(gateway, platform));
  if (config.bank !== undefined) add(createBankGateway(config.bank, { outbound }));
  for (const provider of providers) {
    const opened = openWith(platform, provider, written.get(provider.provider));
    if ('gateway' in opened) add(opened.gateway);
    else if (opened.problem.kind === 'wrong') {
      log.error({ provider: provider.provider, ...opened.problem }, 'gateway is off');
    }
  }
  log.info({ live: [...gateways.keys()] }, 'payment gateways');
  return gateways;
}

/** A provider as this process would speak to it: the environment stands above the console. */
function openWith(
  { config, outbound }: Pick<Needs, 'config' | 'outbound'>,
  provider: Provider,
  written: ProviderValues = {},
): OpenedProvider {
  const values = provider.fields.map(
    (field) => [field.name, config.variable(field.env) ?? written[field.name]] as const,
  );
  return openProvider(provider, Object.fromEntries(values), { outbound, live: config.production });
}
