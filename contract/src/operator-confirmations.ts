import * as z from 'zod/mini';
import { dollarsField, timestampField, uuidField } from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

/**
 * Payments that an operator says are paid, because the gateway cannot: it is gone, or the money came beside it. From the sum on
 * where two people have to agree, the first only asks.
 */
const BASE = '/api-admin/api/v1';

/** How long a second person has to agree. */
export const CONFIRMATION_HOURS = 24;
/** What a gateway or a bank calls the money. */
export const CONFIRMATION_REFERENCE_MAX = 100;

const ofOne = z.strictObject({ id: uuidField });
const personField = z.strictObject({ name: z.string(), at: timestampField });

export const confirmationField = z.strictObject({
  id: uuidField,
  payment_id: uuidField,
  username: z.string(),
  title: z.string(),
  total: dollarsField,
  reference: z.string(),
  reason: z.string(),
  state: z.enum(['waiting', 'settled', 'refused', 'expired']),
  asked: personField,
  /** Whether whoever reads this asked: somebody else has to agree. */
  own: z.boolean(),
  expires_at: timestampField,
  /** Null while nobody has decided. */
  decided: z.nullable(z.extend(personField, { reason: z.nullable(z.string()) })),
});
export type Confirmation = z.output<typeof confirmationField>;

const deciding = {
  tag: 'Payments',
  auth: 'operator',
  permission: 'payments:confirm',
  confirmed: true,
  limit: 'operatorWrite',
  method: 'POST',
  params: ofOne,
  answer: confirmationField,
} as const;

export const listConfirmations = defineRoute({
  id: 'listConfirmations',
  method: 'GET',
  path: `${BASE}/payment-confirmations`,
  tag: 'Payments',
  summary: 'Confirmations by hand that wait for a second person, or all of one payment',
  auth: 'operator',
  permission: 'payments:read',
  limit: 'operatorRead',
  query: z.strictObject({ payment: z.optional(uuidField) }),
  /** The oldest 100. */
  answer: z.array(confirmationField),
});

/**
 * The gateway is asked first: what it knows stands above what anybody says. Settles with the sum that was asked for; `waiting`:
 * a second person has to agree. A reference counts for one payment.
 */
export const confirmPayment = defineRoute({
  ...deciding,
  id: 'confirmPayment',
  path: `${BASE}/payments/:id/confirm`,
  summary: 'Say that a payment is paid though its gateway does not say so',
  body: z.strictObject({
    reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONFIRMATION_REFERENCE_MAX)),
    reason: reasonField,
  }),
  errors: ['payment_not_confirmable', 'confirmation_waiting', 'bank_reference_used'],
});

export const approveConfirmation = defineRoute({
  ...deciding,
  id: 'approveConfirmation',
  path: `${BASE}/payment-confirmations/:id/approve`,
  summary: 'Agree that a payment is paid; never by whoever asked',
  body: z.strictObject({ reason: reasonField }),
  errors: ['payment_not_confirmable', 'confirmation_moved', 'payment_needs_another'],
});

export const refuseConfirmation = defineRoute({
  ...deciding,
  id: 'refuseConfirmation',
  path: `${BASE}/payment-confirmations/:id/refuse`,
  summary: 'Do not agree, or take back what one has asked',
  body: z.strictObject({ reason: reasonField }),
  errors: ['confirmation_moved'],
});
