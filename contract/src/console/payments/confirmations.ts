import * as z from 'zod/mini';
import { dollarsField, timestampField, uuidField } from '../../shared/fields.ts';
import { reasonField, titledFields } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';

/** Hours that a second operator has to agree. */
export const CONFIRMATION_HOURS = 24;
/** Maximum length of the reference that a gateway or a bank gives the money. */
export const CONFIRMATION_REFERENCE_MAX = 100;

const ofOne = z.strictObject({ id: uuidField });
const personField = z.strictObject({ name: z.string(), at: timestampField });

export const confirmationField = z.strictObject({
  id: uuidField,
  payment_id: uuidField,
  username: z.string(),
  ...titledFields,
  total: dollarsField,
  reference: z.string(),
  reason: z.string(),
  state: z.enum(['waiting', 'settled', 'refused', 'expired']),
  requested: personField,
  /** Whether the calling operator made the request; another operator has to agree. */
  own: z.boolean(),
  expires_at: timestampField,
  /** Null while undecided. */
  decided: z.nullable(z.extend(personField, { reason: z.nullable(z.string()) })),
});
export type Confirmation = z.output<typeof confirmationField>;

const deciding = {
  confirmed: true,
  params: ofOne,
  answer: confirmationField,
} as const;

/**
 * Manual confirmation of payments that no gateway can confirm: the gateway is unavailable or the money came another
 * way. From a limit in the rules on, two operators have to agree, and the first call only requests the confirmation.
 */
const routes = consoleRoutes({ tag: 'Payments', read: 'payments:read', write: 'payments:confirm' });

export const listConfirmations = routes.get('listConfirmations', '/payment-confirmations', {
  summary: 'Manual confirmations that wait for a second operator, or all of one payment',
  query: z.strictObject({ payment: z.optional(uuidField) }),
  /** The oldest 100. */
  answer: z.array(confirmationField),
});

/**
 * The payment is synced with its gateway first, and the gateway's answer takes precedence. Otherwise it is settled with
 * the requested sum; `waiting`: a second operator has to agree. A reference can be used for one payment only.
 */
export const confirmPayment = routes.post('confirmPayment', '/payments/:id/confirm', {
  ...deciding,
  summary: 'Manually confirm a payment that its gateway does not confirm',
  body: z.strictObject({
    reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONFIRMATION_REFERENCE_MAX)),
    reason: reasonField,
  }),
  errors: [
    'payment_not_confirmable',
    'payment_returned',
    'confirmation_waiting',
    'bank_reference_used',
  ],
});

export const approveConfirmation = routes.post(
  'approveConfirmation',
  '/payment-confirmations/:id/approve',
  {
    ...deciding,
    summary: 'Approve a manual confirmation; not by the operator who requested it',
    body: z.strictObject({ reason: reasonField }),
    errors: [
      'payment_not_confirmable',
      'payment_returned',
      'confirmation_state_changed',
      'payment_needs_second_operator',
    ],
  },
);

export const refuseConfirmation = routes.post(
  'refuseConfirmation',
  '/payment-confirmations/:id/refuse',
  {
    ...deciding,
    summary: 'Decline a manual confirmation, or withdraw your own request',
    body: z.strictObject({ reason: reasonField }),
    errors: ['confirmation_state_changed'],
  },
);
