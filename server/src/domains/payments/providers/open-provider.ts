import type { Gateway } from '../gateways/gateway.ts';
import type {
  GatewayNeeds,
  Provider,
  ProviderField,
  ProviderValues,
} from '../gateways/provider.ts';

/** What stands in the way of a provider: nothing was written yet, or something written is wrong. */
export type ProviderProblem = { kind: 'unset' | 'wrong'; field: string; expected: string };

export type OpenedProvider = { gateway: Gateway } | { problem: ProviderProblem };

/**
 * Makes a gateway of what was written, or says what is missing. A secret that is short or that stands in the documentation
 * is as good as none: anybody could sign with it.
 */
export function openProvider(
  provider: Provider,
  written: Readonly<Record<string, string | undefined>>,
  needs: GatewayNeeds,
): OpenedProvider {
  const values: Record<string, string> = {};
  for (const field of provider.fields) {
    const value = written[field.name] || field.standard;
    if (value === undefined) return { problem: problemWith(field, 'unset') };
    if (!isUsable(field, value, needs)) return { problem: problemWith(field, 'wrong') };
    values[field.name] = value;
  }
  return { gateway: provider.create(values satisfies ProviderValues, needs) };
}

/** Whether a value may be used at all; the standard one always may, but for a plain address where money is real. */
export function isUsable(
  field: ProviderField,
  value: string,
  { live }: Pick<GatewayNeeds, 'live'>,
): boolean {
  if (live && isPlainAddress(value)) return false;
  if (value === field.standard) return true;
  const isExample = field.secret && value === field.example;
  return !isExample && field.schema.safeParse(value).success;
}

function problemWith(field: ProviderField, kind: ProviderProblem['kind']): ProviderProblem {
  return { kind, field: field.name, expected: field.expected };
}

/** In production money goes over https alone. */
function isPlainAddress(value: string): boolean {
  return value.toLowerCase().startsWith('http:');
}
