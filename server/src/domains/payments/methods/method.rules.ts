import type { Capabilities } from '../gateways/gateway.ts';

/** The first invalid field of a method and what is expected there. */
export interface MethodError {
  readonly field: string;
  readonly expected: string;
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
    return { field: 'max_total', expected: `at least ${draft.min_total}` };
  }
  if (capabilities === undefined) return validateBalance(draft);
  const { charges, paymentTimeout } = capabilities;
  if (!charges.some(({ currency }) => currency === draft.charge_currency)) {
    const currencies = charges.map(({ currency }) => currency).join(' or ');
    return { field: 'charge_currency', expected: currencies };
  }
  if (
    draft.payment_timeout_s < paymentTimeout.minS ||
    draft.payment_timeout_s > paymentTimeout.maxS
  ) {
    return {
      field: 'payment_timeout_s',
      expected: `from ${paymentTimeout.minS} to ${paymentTimeout.maxS} seconds`,
    };
  }
  return undefined;
}

function validateBalance(draft: Draft): MethodError | undefined {
  if (draft.fee_percentage !== 0) return { field: 'fee_percentage', expected: '0' };
  if (draft.charge_currency !== 'USD') return { field: 'charge_currency', expected: 'USD' };
  if (draft.provider_option !== null) return { field: 'provider_option', expected: 'nothing' };
  return undefined;
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
