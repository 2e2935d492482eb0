import * as z from 'zod/mini';
import {
  chargeField,
  dollarsField,
  idField,
  linkField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** The shop's own page on which a payment is made, in place of a page of its gateway. */
const PAYMENT = '/api-payment/api/v1/payment';

/**
 * - `open`: can be paid until `expires_at`.
 * - `on_its_way`: the gateway has seen the money, which may still fail.
 * - `review`: the received money does not match the order; an operator reviews it.
 * - `declined`: the gateway declined it. `ended`: expired or canceled; money that arrives anyway still counts.
 * - `paid`, `refunded`: final.
 */
export const paymentPageStates = [
  'open',
  'on_its_way',
  'review',
  'declined',
  'ended',
  'paid',
  'refunded',
] as const;
export type PaymentPageState = (typeof paymentPageStates)[number];

export const paymentPageField = z.strictObject({
  id: uuidField,
  state: z.enum(paymentPageStates),
  title: z.string(),
  picture: z.string(),
  product_id: idField,
  duration: z.string(),
  total: dollarsField,
  /** Only when the gateway charges another currency. */
  charge: z.optional(chargeField),
  created_at: timestampField,
  expires_at: timestampField,
  /** When paid: the end of the access that was bought. */
  access_until: z.nullable(timestampField),
  /** The link of the Faster Payments System (SBP): scanned as a QR code, or opened on a phone. */
  sbp_link: z.nullable(linkField),
});
export type PaymentPage = z.output<typeof paymentPageField>;

export const getPaymentPage = defineRoute({
  id: 'getPaymentPage',
  method: 'GET',
  path: `${PAYMENT}/:id/page`,
  tag: 'Payments',
  summary: 'What the shop shows in place of a page of the gateway: QR code, amount and state',
  auth: 'user',
  readableInImpersonation: true,
  limit: 'poll',
  params: z.strictObject({ id: uuidField }),
  answer: paymentPageField,
});
