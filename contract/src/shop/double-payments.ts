import * as z from 'zod/mini';
import { dollarsField, timestampField, uuidField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { doublePaymentStates } from '../shared/states.ts';

const routes = defineRoutes({ tag: 'Payments', base: '/api-payment/api/v1/payment' });

/** What a buyer can decide about a payment that doubles an earlier one. */
export const doublePaymentAnswers = [
  /** Both payments stand, and their periods follow one another. */
  'keep',
  /** The later payment is refunded by its gateway. */
  'refund',
  /** The later payment is refunded to the balance, where its gateway cannot refund. */
  'balance',
] as const;
export type DoublePaymentAnswer = (typeof doublePaymentAnswers)[number];

/** Two payments for the same product that look like one purchase paid twice. */
export const doublePaymentField = z.strictObject({
  /** The later payment: a refund returns it, and `answerDoublePayment` takes its id. */
  id: uuidField,
  /** The other payment of the two. */
  other: z.strictObject({ id: uuidField, number: z.string() }),
  state: z.enum(doublePaymentStates),
  /** What a refund returns. */
  amount: dollarsField,
  /** End of the access now, and after a refund; null when there is or would be none. */
  until: z.nullable(timestampField),
  until_refunded: z.nullable(timestampField),
  /** The answers that are possible now; none once it is decided or while one of the payments is disputed. */
  answers: z.array(z.enum(doublePaymentAnswers)),
});
export type DoublePayment = z.output<typeof doublePaymentField>;

/** The same answer again changes nothing and gets the same result. */
export const answerDoublePayment = routes.post('answerDoublePayment', '/:id/double', {
  summary: 'Keep both of two payments for the same product, or have the later one refunded',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({
    answer: z.enum(doublePaymentAnswers),
    /** The amount that the buyer saw. If it has changed: `double_payment_changed`. */
    expected_amount: dollarsField,
  }),
  answer: z.strictObject({ state: z.enum(doublePaymentStates) }),
  errors: [
    'double_payment_answered',
    'double_payment_refunded',
    'double_payment_disputed',
    'double_payment_changed',
    'payment_not_refundable',
    'refund_open',
    'refund_method_closed',
  ],
  idempotent: true,
});
