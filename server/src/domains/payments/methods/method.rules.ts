import type { Capabilities } from '../gateways/gateway.ts';

/** The first invalid field of a method and what is expected there, in English and Russian. */
export interface MethodError {
  readonly field: string;
  readonly expected: string;
  readonly expected_ru: string;
}

interface Draft {
  readonly fee_percentage: number;
  readonly min_total: number;
  readonly max_total: number;
  readonly payment_timeout_s: number;
  readonly charge_currency: 'USD' | 'RUB';
  readonly provider_option: string | null;
}

/**
 * Validates a method against the capabilities of its provider. The balance has no provider, no fee and charges USD
 * only.
 */
export function validateMethod(
  draft: Draft,
  capabilities: Capabilities | undefined,
): MethodError | undefined {
  if (draft.max_total < draft.min_total) {
    const { min_total: least } = draft;
    return {
      field: 'max_total',
      expected: `at least ${least}`,
      expected_ru: `не меньше ${least}`,
    };
  }
  if (capabilities === undefined) return validateBalance(draft);
  const { charges, paymentTimeout } = capabilities;
  if (!charges.some(({ currency }) => currency === draft.charge_currency)) {
    const currencies = charges.map(({ currency }) => currency);
    return {
      field: 'charge_currency',
      expected: currencies.join(' or '),
      expected_ru: currencies.join(' или '),
    };
  }
  if (
    draft.payment_timeout_s < paymentTimeout.minS ||
    draft.payment_timeout_s > paymentTimeout.maxS
  ) {
    const minutes = {
      min: Math.ceil(paymentTimeout.minS / 60),
      max: Math.floor(paymentTimeout.maxS / 60),
    };
    return {
      field: 'payment_timeout_s',
      expected: `from ${minutes.min} to ${minutes.max} minutes`,
      expected_ru: `от ${minutes.min} до ${minutes.max} минут`,
    };
  }
  return undefined;
}

function validateBalance(draft: Draft): MethodError | undefined {
  if (draft.fee_percentage !== 0) return expects('fee_percentage', '0');
  if (draft.charge_currency !== 'USD') return expects('charge_currency', 'USD');
  if (draft.provider_option !== null) {
    return { field: 'provider_option', expected: 'nothing', expected_ru: 'пустое поле' };
  }
  return undefined;
}

function expects(field: string, value: string): MethodError {
  return { field, expected: value, expected_ru: value };
}

/** Whether a provider accepts an amount as a single charge. */
export function acceptsCharge(
  { charges }: Pick<Capabilities, 'charges'>,
  charge: { readonly charge_currency: string; readonly charge_minor: number },
): boolean {
  return charges.some(
    ({ currency, minMinor, maxMinor }) =>
      currency === charge.charge_currency &&
      charge.charge_minor >= minMinor &&
      charge.charge_minor <= maxMinor,
  );
}

/** A key has at most 40 characters; the rest is left for a number. */
const BASE_MAX = 36;

/**
 * The key of a new method: its English name in the letters of a key, or its provider's when nothing is left of the
 * name; with a number if that is taken.
 */
export function freeMethodKey(
  { title, provider }: { readonly title: string; readonly provider: string },
  taken: ReadonlySet<string>,
): string {
  const base =
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, BASE_MAX)
      .replace(/^-+|-+$/g, '') || provider;
  let key = base;
  for (let number = 2; taken.has(key); number++) key = `${base}-${number}`;
  return key;
}
