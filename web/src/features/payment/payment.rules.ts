import { gatewayField, idField, promocodeField } from '@sesame/contract/shared/fields.ts';

/** The order in the address. */
export type PaymentQuery = {
  gateway: string;
  priceId: number;
  promocode: string | null;
  /** Bought as a gift. */
  gift?: boolean;
};

/** Parses `?gateway&sub_id&promocode`, and `gift`; null when it cannot be an order of this shop. */
export function readPaymentQuery(search: string): PaymentQuery | null {
  const params = new URLSearchParams(search);
  const gateway = gatewayField.safeParse(params.get('gateway'));
  const written = params.get('sub_id') ?? '';
  const priceId = idField.safeParse(/^[1-9]\d*$/.test(written) ? Number(written) : null);
  const promocode = promocodeField.safeParse(params.get('promocode') ?? '');
  if (!gateway.success || !priceId.success || !promocode.success) return null;
  return {
    gateway: gateway.data,
    priceId: priceId.data,
    promocode: promocode.data.trim() || null,
    ...(params.get('gift') === '1' && { gift: true }),
  };
}

/** One attempt, by the Pay button or the order sheet. */
export type PaymentAttempt = {
  priceId: number;
  promocode: string | null;
  expectedTotalCents: number;
  expectedChargeMinor: number | null;
};

export type PaymentPhase =
  /** Nothing was written yet: the order is shown until the click. `priceId` is the current price. */
  | { name: 'confirm'; refusal: string | null; priceId: number }
  | { name: 'opening'; promocode: string | null }
  /** The checkout page is known and being opened. */
  | { name: 'leaving'; promocode: string | null; url: string }
  /** `again`: the attempt to repeat; null when it would be refused again. */
  | { name: 'failed'; message: string; again: PaymentAttempt | null };

/**
 * A page may start a payment without a click only with a handoff from the order sheet, and never for a free order: a
 * link from elsewhere must not create a payment or activate anything.
 */
export function firstPhase(
  query: PaymentQuery,
  handoff: { expectedTotalCents: number } | null,
): PaymentPhase {
  return handoff && handoff.expectedTotalCents > 0
    ? { name: 'opening', promocode: query.promocode }
    : { name: 'confirm', refusal: null, priceId: query.priceId };
}

/** Errors that would occur again for the same request. */
const final = new Set<string>([
  'price_unknown',
  'product_inactive',
  'price_changed',
  'method_unknown',
  'method_unavailable',
  'promo_invalid',
  'too_many_open_payments',
  'payment_in_review',
  'renewal_underway',
  'charge_underway',
  'plan_not_changeable',
  'plan_same',
  'plan_owned',
  'credit_changed',
  'bad_request',
]);

export function isFinalRefusal(code: string): boolean {
  return final.has(code);
}
