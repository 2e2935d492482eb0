import * as z from 'zod/mini';
import { gatewayField, timestampField, uuidField } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';

/** Success rates of payment methods, and test payments that belong to no buyer. */
const BASE = '/api-admin/api/v1';

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

export const listMethodSuccess = defineRoute({
  id: 'listMethodSuccess',
  method: 'GET',
  path: `${BASE}/payment-methods-success`,
  tag: 'Gateways',
  summary: 'Success rate of each payment method; methods without payments are left out',
  auth: 'operator',
  permission: 'methods:read',
  limit: 'operatorRead',
  answer: z.array(methodSuccessField),
});

export const methodTestField = z.strictObject({
  id: uuidField,
  gateway: gatewayField,
  /**
   * refused: the provider answered with an error. silent: no usable answer. paid: the provider reports the test as
   * paid.
   */
  state: z.enum(['opened', 'paid', 'refused', 'silent']),
  amount: z.number(),
  currency: z.enum(['USD', 'RUB']),
  /** The checkout page. Null when it was cancelled at once because the provider takes real money. */
  url: z.nullable(z.string()),
  /** The provider's payment id. */
  reference: z.nullable(z.string()),
  /** Why there is no page: the provider's message. */
  failure: z.nullable(z.string()),
  created_at: timestampField,
});
export type MethodTest = z.output<typeof methodTestField>;

const testing = {
  tag: 'Gateways',
  auth: 'operator',
  permission: 'methods:write',
  limit: 'operatorWrite',
  method: 'POST',
  answer: methodTestField,
  errors: ['provider_not_live'],
} as const;

/** Not for balance and bank transfer, which have no checkout page. */
export const startMethodTest = defineRoute({
  ...testing,
  id: 'startMethodTest',
  path: `${BASE}/payment-methods/:gateway/test`,
  summary: 'Open a test payment of one unit at the provider',
  params: z.strictObject({ gateway: gatewayField }),
});

export const checkMethodTest = defineRoute({
  ...testing,
  id: 'checkMethodTest',
  path: `${BASE}/method-tests/:id/check`,
  summary: 'Sync a test payment with its provider',
  params: z.strictObject({ id: uuidField }),
  errors: ['provider_not_live', 'gateway_unavailable'],
});
