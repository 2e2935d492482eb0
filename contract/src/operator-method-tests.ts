import * as z from 'zod/mini';
import { gatewayField, timestampField, uuidField } from './fields.ts';
import { defineRoute } from './route.ts';

/** How well payment methods work: what became of payments by them, and orders of nobody that try them out. */
const BASE = '/api-admin/api/v1';

const rateField = z.strictObject({
  /** Payments that were started in that time and are decided. */
  ended: z.int(),
  paid: z.int(),
  /** 0 to 100; null: none is decided. */
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
  summary: 'How many payments by each method were paid; methods without payments are left out',
  auth: 'operator',
  permission: 'methods:read',
  limit: 'operatorRead',
  answer: z.array(methodSuccessField),
});

export const methodTestField = z.strictObject({
  id: uuidField,
  gateway: gatewayField,
  /** refused: the provider said no. silent: nothing sensible came. paid: the provider says that the page was paid. */
  state: z.enum(['opened', 'paid', 'refused', 'silent']),
  amount: z.number(),
  currency: z.enum(['USD', 'RUB']),
  /** The provider's page. Null where it was closed again at once, because money there is real. */
  url: z.nullable(z.string()),
  /** What the provider calls it. */
  reference: z.nullable(z.string()),
  /** Why there is no page, in the provider's words. */
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

/** Not of the balance and of transfers, which have no page of a provider. */
export const startMethodTest = defineRoute({
  ...testing,
  id: 'startMethodTest',
  path: `${BASE}/payment-methods/:gateway/test`,
  summary: 'Open a payment of one unit at the provider, for nobody',
  params: z.strictObject({ gateway: gatewayField }),
});

export const checkMethodTest = defineRoute({
  ...testing,
  id: 'checkMethodTest',
  path: `${BASE}/method-tests/:id/check`,
  summary: 'Ask the provider what became of it',
  params: z.strictObject({ id: uuidField }),
  errors: ['provider_not_live', 'gateway_unavailable'],
});
