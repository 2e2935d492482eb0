import type { Gateway } from '../gateways/gateway.ts';
import type {
  GatewayNeeds,
  Provider,
  ProviderField,
  ProviderValues,
} from '../gateways/provider.ts';

/** Why a provider is not live: a required field is unset, or a value is invalid. */
export type ProviderProblem = Pick<ProviderField, 'expected' | 'expectedRu'> & {
  kind: 'unset' | 'wrong';
  field: string;
};

export type ProviderStatus = { gateway: Gateway } | { problem: ProviderProblem };

/**
 * Creates a gateway from its settings or returns the first problem. A secret that is short or copied from the
 * documentation counts as invalid, because anyone could sign with it.
 */
export function createProviderGateway(
  provider: Provider,
  saved: Readonly<Record<string, string | undefined>>,
  needs: GatewayNeeds,
): ProviderStatus {
  const problem = findProblem(provider, saved, needs);
  if (problem !== null) return { problem };
  const values = Object.fromEntries(
    // The check found a value for every field.
    provider.fields.map(({ name, defaultValue = '' }) => [name, saved[name] || defaultValue]),
  );
  return { gateway: provider.create(values satisfies ProviderValues, needs) };
}

/** The first field without a usable value; null when all have one. */
export function findProblem(
  provider: Pick<Provider, 'fields'>,
  saved: Readonly<Record<string, string | undefined>>,
  needs: Pick<GatewayNeeds, 'live'>,
): ProviderProblem | null {
  for (const field of provider.fields) {
    const value = saved[field.name] || field.defaultValue;
    if (value === undefined) return problemWith(field, 'unset');
    if (!isUsable(field, value, needs)) return problemWith(field, 'wrong');
  }
  return null;
}

/** Whether a value can be used. The default always can, except a plain http URL in production. */
export function isUsable(
  field: ProviderField,
  value: string,
  { live }: Pick<GatewayNeeds, 'live'>,
): boolean {
  if (live && isPlainAddress(value)) return false;
  if (value === field.defaultValue) return true;
  const isExample = field.secret && value === field.example;
  return !isExample && field.schema.safeParse(value).success;
}

function problemWith(field: ProviderField, kind: ProviderProblem['kind']): ProviderProblem {
  return { kind, field: field.name, expected: field.expected, expectedRu: field.expectedRu };
}

/** Production requires https. */
function isPlainAddress(value: string): boolean {
  return value.toLowerCase().startsWith('http:');
}
