import * as z from 'zod/mini';
import { gatewayField, timestampField, uuidField } from '../../shared/fields.ts';
import { consoleRoutes } from '../routes.ts';

/** Success rates of payment methods are of this many days, and of this many hours. */
export const METHOD_SUCCESS_DAYS = 30;
export const METHOD_SUCCESS_HOURS = 24;

const rateField = z.strictObject({
  /** Payments started in that time that have reached a final state. */
  ended: z.int(),
  paid: z.int(),
  /** 0 to 100; null when none has ended. */
  percent: z.nullable(z.number()),
});

export const methodSuccessField = z.strictObject({
  gateway: gatewayField,
  /** The last `METHOD_SUCCESS_HOURS`. */
  day: rateField,
  /** The last `METHOD_SUCCESS_DAYS`. */
  month: rateField,
});
export type MethodSuccess = z.output<typeof methodSuccessField>;

/** Success rates of payment methods, and test payments without a buyer. */
const routes = consoleRoutes({ tag: 'Gateways', read: 'methods:read', write: 'methods:write' });

export const listMethodSuccess = routes.get('listMethodSuccess', '/payment-methods-success', {
  summary: 'Success rate of each payment method; methods without payments are left out',
  answer: z.array(methodSuccessField),
});

export const methodTestStates = z.enum([
  'opened',
  'paid',
  'refunding',
  'refunded',
  'refund_failed',
  'refused',
  'no_answer',
]);
export type MethodTestState = z.output<typeof methodTestStates>;

export const methodTestField = z.strictObject({
  id: uuidField,
  gateway: gatewayField,
  /**
   * opened: the provider created a page. paid, refunding, refunded: in this order. refund_failed: the money was not
   * returned; request the refund again. refused: the provider answered with an error. no_answer: no usable answer.
   */
  state: methodTestStates,
  amount: z.number(),
  currency: z.enum(['USD', 'RUB']),
  /** The checkout page while it can be paid. Null when it was canceled at once because it would take real money. */
  url: z.nullable(z.string()),
  /** The provider's payment id. */
  reference: z.nullable(z.string()),
  /** Why there is no page, or why the money was not returned: the provider's message. */
  failure: z.nullable(z.string()),
  /** Whether the provider can return its money. */
  can_refund: z.boolean(),
  created_at: timestampField,
  paid_at: z.nullable(timestampField),
  refunded_at: z.nullable(timestampField),
});
export type MethodTest = z.output<typeof methodTestField>;

const testing = {
  answer: methodTestField,
  errors: ['provider_not_live'],
} as const;

/** Polled while a test payment is open; webhooks and `checkMethodTest` move it on. */
export const getMethodTest = routes.get('getMethodTest', '/payment-methods/:gateway/test', {
  summary: 'The last test payment of a payment method',
  params: z.strictObject({ gateway: gatewayField }),
  answer: z.strictObject({ test: z.nullable(methodTestField) }),
});

/** Not for balance and bank transfer, which have no checkout page. */
export const startMethodTest = routes.post('startMethodTest', '/payment-methods/:gateway/test', {
  ...testing,
  summary: 'Open a test payment of the smallest amount at the provider',
  params: z.strictObject({ gateway: gatewayField }),
});

export const checkMethodTest = routes.post('checkMethodTest', '/method-tests/:id/check', {
  ...testing,
  summary: 'Sync a test payment with its provider',
  params: z.strictObject({ id: uuidField }),
  errors: ['provider_not_live', 'gateway_unavailable'],
});

/**
 * Idempotent: the same refund is requested again until it is known how it ended. `payment_not_refundable`: it was not
 * paid, or its provider has no refunds.
 */
export const refundMethodTest = routes.post('refundMethodTest', '/method-tests/:id/refund', {
  ...testing,
  summary: 'Return the money of a paid test payment',
  params: z.strictObject({ id: uuidField }),
  errors: ['provider_not_live', 'gateway_unavailable', 'payment_not_refundable'],
});
