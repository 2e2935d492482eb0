import { gatewayField, idInQuery, promocodeField } from '@sesame/contract/fields.ts';

/** What the address asks to pay. */
export type PaymentQuery = { gateway: string; priceId: number; promocode: string | null };

/** Reads `?gateway&sub_id&promocode`; null when it cannot be an order of this shop. */
export function readPaymentQuery(search: string): PaymentQuery | null {
  const params = new URLSearchParams(search);
  const gateway = gatewayField.safeParse(params.get('gateway'));
  const priceId = idInQuery.safeParse(params.get('sub_id'));
  const promocode = promocodeField.safeParse(params.get('promocode') ?? '');
  if (!gateway.success || !priceId.success || !promocode.success) return null;
  return {
    gateway: gateway.data,
    priceId: priceId.data,
    promocode: promocode.data.trim() || null,
  };
}

/** One press of Pay, or the order sheet's. */
export type PaymentAttempt = {
  priceId: number;
  promocode: string | null;
  expectedTotalCents: number;
  expectedChargeMinor: number | null;
};

export type PaymentPhase =
  /** Nothing was written yet: the order is shown, a click is waited for. `priceId` is the price as it is now. */
  | { name: 'confirm'; notice: string | null; priceId: number }
  | { name: 'opening'; promocode: string | null }
  /** The gateway's page is known and being opened. */
  | { name: 'leaving'; promocode: string | null; url: string }
  /** `again`: the same attempt may go through later; null when it never will. */
  | { name: 'failed'; message: string; again: PaymentAttempt | null };

/**
 * A page may act by itself only with a handoff from the order sheet, and never for an order that costs nothing:
 * a link from elsewhere must not create a payment, let alone activate something.
 */
export function firstPhase(
  query: PaymentQuery,
  handoff: { expectedTotalCents: number } | null,
): PaymentPhase {
  return handoff && handoff.expectedTotalCents > 0
    ? { name: 'opening', promocode: query.promocode }
    : { name: 'confirm', notice: null, priceId: query.priceId };
}

/** Refusals that the same request will meet again, however often it is sent. */
const final = new Set<string>([
  'price_unknown',
  'product_inactive',
  'price_changed',
  'method_unknown',
  'method_unavailable',
  'promo_invalid',
  'too_many_open_payments',
  'payment_in_review',
  'bad_request',
]);

export function isFinalRefusal(code: string): boolean {
  return final.has(code);
}
