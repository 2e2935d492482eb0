import * as z from 'zod/mini';
import type { Platform } from '../../../platform/platform.ts';
import { providers } from '../gateways/all.ts';
import type { Provider, ProviderField, ProviderValues } from '../gateways/provider.ts';
import { findSeenMoney } from '../transfers/transfers.store.ts';
import { type OpenedProvider, openProvider } from './open-provider.ts';
import { type ProviderSettingsRow, readProviderSettings } from './provider-settings.store.ts';

type Needs = Pick<Platform, 'config' | 'outbound' | 'db' | 'sealer'>;

/** A provider with what was written of it, in the environment and in the console. */
export interface ReadProvider {
  readonly provider: Provider;
  /** In the console, unsealed. */
  readonly written: ProviderValues;
  /** Of what was written there; 0 while nothing was. */
  readonly version: number;
  readonly opened: OpenedProvider;
}

/** Every provider as this process would speak to it now. */
export async function readProviders(platform: Needs): Promise<ReadProvider[]> {
  const rows = await readProviderSettings(platform.db);
  return providers.map((provider) =>
    readProvider(
      platform,
      provider,
      rows.find((row) => row.provider === provider.provider),
    ),
  );
}

/** One of them, from its row. */
export function readProvider(
  platform: Needs,
  provider: Provider,
  row: Pick<ProviderSettingsRow, 'sealed' | 'version'> | undefined,
): ReadProvider {
  const { config, outbound, db, sealer } = platform;
  const version = row?.version ?? 0;
  const written = row === undefined ? {} : unseal(sealer, provider, row.sealed);
  if (written === undefined) {
    const expected = 'the key that these settings were sealed with';
    const problem = { kind: 'wrong', field: 'SECRETS_KEY', expected } as const;
    return { provider, written: {}, version, opened: { problem } };
  }
  const values = provider.fields.map(
    (field) => [field.name, valueInForce(config, field, written)] as const,
  );
  const needs = {
    outbound,
    live: config.production,
    seen: (orderId: string) => findSeenMoney(db, orderId),
  };
  return {
    provider,
    written,
    version,
    opened: openProvider(provider, Object.fromEntries(values), needs),
  };
}

/** @returns undefined when the key that sealed it is gone: that provider is off, the others are not */
function unseal(
  sealer: Needs['sealer'],
  provider: Provider,
  sealed: string,
): ProviderValues | undefined {
  try {
    return storedValues.parse(JSON.parse(sealer.open(sealed, sealContext(provider))));
  } catch {
    return undefined;
  }
}

/** The environment stands above the console. */
function valueInForce(
  config: Needs['config'],
  field: ProviderField,
  written: ProviderValues,
): string | undefined {
  return config.variable(field.env) ?? written[field.name];
}

const storedValues = z.record(z.string(), z.string());

/** Settings of one provider cannot be put in the place of another's. */
export function sealContext({ provider }: Pick<Provider, 'provider'>): string {
  return `provider:${provider}`;
}
