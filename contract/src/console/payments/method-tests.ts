import * as z from 'zod/mini';
import { gatewayField, timestampField, uuidField } from '../../shared/fields.ts';
import { consoleRoutes } from '../routes.ts';

const rateField = z.strictObject({
  /** Payments started in that time that have reached a final state. */
  ended: z.int(),
  paid: z.int(),
  /** 0 to 100; null when none has ended. */
  percent: z.nullable(z.number()),
});

export const methodSuccessField = z.strictObject({
  gateway: gatewayField,
  /** The last 24 hours. */
  day: rateField,
  /** The last 30 days. */
  month: rateField,
});
export type MethodSuccess = z.output<typeof methodSuccessField>;

/** Success rates of payment methods, and test payments that belong to no buyer. */
const routes = consoleRoutes({ tag: 'Gateways', read: 'methods:read', write: 'methods:write' });

export const listMethodSuccess = routes.get('listMethodSuccess', '/payment-methods-success', {
  summary: 'Success rate of each payment method; methods without payments are left out',
  answer: z.array(methodSuccessField),
});

export const methodTestField = z.strictObject({
  id: uuidField,
  gateway: gatewayField,
  /**
   * refused: the provider answered with an error. no_answer: no usable answer. paid: the provider reports the test as
   * paid.
   */
  state: z.enum(['opened', 'paid', 'refused', 'no_answer']),
  amount: z.number(),
  currency: z.enum(['USD', 'RUB']),
  /** The checkout page. Null when it was canceled at once because the provider takes real money. */
  url: z.nullable(z.string()),
  /** The provider's payment id. */
  reference: z.nullable(z.string()),
  /** Why there is no page: the provider's message. */
  failure: z.nullable(z.string()),
  created_at: timestampField,
});
export type MethodTest = z.output<typeof methodTestField>;

const testing = {
  answer: methodTestField,
  errors: ['provider_not_live'],
} as const;

/** Not for balance and bank transfer, which have no checkout page. */
export const startMethodTest = routes.post('startMethodTest', '/payment-methods/:gateway/test', {
  ...testing,
  summary: 'Open a test payment of one unit at the provider',
  params: z.strictObject({ gateway: gatewayField }),
});

export const checkMethodTest = routes.post('checkMethodTest', '/method-tests/:id/check', {
  ...testing,
  summary: 'Sync a test payment with its provider',
  params: z.strictObject({ id: uuidField }),
  errors: ['provider_not_live', 'gateway_unavailable'],
});
