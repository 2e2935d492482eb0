import * as z from 'zod/mini';
import type { Platform } from '../../../platform/platform.ts';
import { providers } from '../gateways/all.ts';
import type { Provider, ProviderField, ProviderValues } from '../gateways/provider.ts';
import {
  createProviderGateway,
  findProblem,
  type ProviderProblem,
  type ProviderStatus,
} from './create-provider-gateway.ts';
import {
  type ProviderSettingsRow,
  readProviderSettings,
  readWebhookSecret,
} from './provider-settings.store.ts';
import { findReceivedMoney } from './received-money.store.ts';
import { webhookKeyOf } from './webhook-url.ts';

/** A provider with its settings from the environment and the console. */
export interface ReadProvider {
  readonly provider: Provider;
  /** The settings from the console, decrypted. */
  readonly saved: ProviderValues;
  /** The version of the console settings; 0 when there are none. */
  readonly version: number;
  /** The values in force by setting, defaults included. */
  readonly values: Readonly<Record<string, string | undefined>>;
  /** The secret segment of its webhook address, where one is entered at the provider. */
  readonly secretAddress: { readonly webhookKey?: string };
  /** Why it cannot be paid with; null when it can. */
  readonly problem: ProviderProblem | null;
}

/** A provider with its gateway, unless it has a problem. */
export interface LoadedProvider extends Omit<ReadProvider, 'problem'> {
  readonly status: ProviderStatus;
}

/** All providers with the settings that are in force now. */
export async function loadProviders(platform: Platform): Promise<LoadedProvider[]> {
  const rows = await readProviderSettings(platform.db);
  const webhookSecret = await readWebhookSecret(platform.db);
  return providers.map((provider) =>
    loadProvider(platform, provider, {
      row: rows.find((row) => row.provider === provider.provider),
      webhookSecret,
    }),
  );
}

/** What the database knows of a provider. */
export type StoredProvider = {
  readonly row: Pick<ProviderSettingsRow, 'sealed' | 'version'> | undefined;
  readonly webhookSecret: string;
};

/** One provider with its gateway, given its row. */
export function loadProvider(
  platform: Platform,
  provider: Provider,
  stored: StoredProvider,
): LoadedProvider {
  const { problem, ...read } = readProvider(platform, provider, stored);
  if (problem !== null) return { ...read, status: { problem } };
  const { config, outbound, db, clock } = platform;
  const needs = {
    outbound,
    live: config.production,
    now: () => clock.now(),
    received: (orderId: string) => findReceivedMoney(db, orderId),
  };
  const status = createProviderGateway(provider, read.values, needs);
  return {
    ...read,
    status:
      'gateway' in status ? { gateway: { ...status.gateway, ...read.secretAddress } } : status,
  };
}

/** What is known of a provider without opening its gateway. */
export function readProvider(
  { config, sealer }: Pick<Platform, 'config' | 'sealer'>,
  provider: Provider,
  { row, webhookSecret }: StoredProvider,
): ReadProvider {
  const { webhooks } = provider.setup;
  const secretAddress =
    webhooks.kind === 'entered' && webhooks.hasSecretAddress
      ? { webhookKey: webhookKeyOf(webhookSecret, provider) }
      : {};
  const version = row?.version ?? 0;
  const saved = row === undefined ? {} : unseal(sealer, provider, row.sealed);
  if (saved === undefined) {
    const problem = {
      kind: 'wrong',
      field: 'SECRETS_KEY',
      expected: 'the key that these settings were encrypted with',
      expectedRu: 'ключ, которым зашифрованы эти настройки',
    } as const;
    return { provider, saved: {}, version, values: {}, secretAddress, problem };
  }
  const values = Object.fromEntries(
    provider.fields.map(
      (field) => [field.name, effectiveValue(config, field, saved) || field.defaultValue] as const,
    ),
  );
  const problem = findProblem(provider, values, { live: config.production });
  return { provider, saved, version, values, secretAddress, problem };
}

/** @returns undefined when the settings cannot be decrypted: only this provider is off then */
function unseal(
  sealer: Platform['sealer'],
  provider: Provider,
  sealed: string,
): ProviderValues | undefined {
  try {
    return storedValues.parse(JSON.parse(sealer.open(sealed, sealContext(provider))));
  } catch {
    return undefined;
  }
}

/** The environment takes precedence over the console. */
function effectiveValue(
  config: Platform['config'],
  field: ProviderField,
  saved: ProviderValues,
): string | undefined {
  return config.variable(field.env) ?? saved[field.name];
}

const storedValues = z.record(z.string(), z.string());

/** Binds the ciphertext to its provider, so that settings cannot be moved to another one. */
export function sealContext({ provider }: Pick<Provider, 'provider'>): string {
  return `provider:${provider}`;
}
