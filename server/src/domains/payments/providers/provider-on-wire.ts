import type { OperatorProvider } from '@sesame/contract/operator-gateways.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import type { ProviderField } from '../gateways/provider.ts';
import { noticeAddress } from '../notice-address.ts';
import type { ReadProvider } from './read-providers.ts';

/** A provider as the console shows it: secrets only by whether they are there. */
export function providerOnWire(
  { config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>,
  { provider, written, version, opened }: ReadProvider,
): OperatorProvider {
  const gateway = 'gateway' in opened ? opened.gateway : undefined;
  const takesNotices = gateway !== undefined && gateway.requisites === undefined;
  return {
    provider: provider.provider,
    title: provider.title,
    live: gateway !== undefined,
    problem: 'problem' in opened ? opened.problem : null,
    notice_url: takesNotices ? noticeAddress(publicUrl(), gateway) : null,
    capabilities: capabilitiesOnWire(provider.capabilities),
    settings: provider.fields.map((field) => ({
      name: field.name,
      env: field.env,
      secret: field.secret,
      required: field.standard === undefined,
      sentence: field.sentence,
      expected: field.expected,
      example: field.example,
      ...valueOnWire(field, {
        environment: config.variable(field.env),
        console: written[field.name],
        standard: field.standard,
      }),
    })),
    version,
  };
}

type Source = 'environment' | 'console' | 'standard';

function valueOnWire(
  { secret }: Pick<ProviderField, 'secret'>,
  values: Readonly<Record<Source, string | undefined>>,
): { source: Source | 'none'; value: string | null } {
  const order: readonly Source[] = ['environment', 'console', 'standard'];
  const source = order.find((one) => values[one]);
  const value = source && values[source];
  return { source: source ?? 'none', value: secret ? null : (value ?? null) };
}

function capabilitiesOnWire(capabilities: Capabilities): OperatorProvider['capabilities'] {
  const { refunds, disputes, cancels, charges, life } = capabilities;
  return {
    refunds,
    disputes,
    cancels,
    charges: charges.map(({ currency, minMinor, maxMinor }) => ({
      currency,
      min: minMinor / 100,
      max: maxMinor / 100,
    })),
    life: { min_s: life.minS, max_s: life.maxS },
  };
}
