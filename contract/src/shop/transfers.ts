import * as z from 'zod/mini';
import {
  chargeField,
  dollarsField,
  durationField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

/** Bank transfers: the buyer sends money to the shop's bank account and an operator checks it. */
const routes = defineRoutes({ tag: 'Payments', base: '/api-payment/api/v1/transfer' });

/**
 * - `waiting`: the money may be sent until `expires_at`.
 * - `checking`: a proof of payment was sent and an operator checks the account; the payment does not expire meanwhile.
 * - `refused`: the last proof was rejected, `refusal` says why; another may be sent until `expires_at`.
 * - `review`: the received money does not match the order; an operator reviews it.
 * - `ended`: expired or canceled. A proof of money that was sent anyway is still accepted.
 * - `paid`, `refunded`: final.
 */
export const transferStates = [
  'waiting',
  'checking',
  'refused',
  'review',
  'ended',
  'paid',
  'refunded',
] as const;

export const transferField = z.strictObject({
  id: uuidField,
  state: z.enum(transferStates),
  title: z.string(),
  title_ru: z.string(),
  picture: z.string(),
  product_id: z.int(),
  duration: durationField,
  total: dollarsField,
  /** Only when rubles are sent: the sum to transfer. */
  charge: z.optional(chargeField),
  /** The text for the purpose of the transfer. */
  reference: z.string(),
  /** Null when the shop no longer takes transfers. */
  bank_details: z.nullable(
    z.strictObject({
      recipient: z.string(),
      bank: z.string(),
      account: z.string(),
      kind: z.enum(['card', 'account', 'phone']),
      note: z.string(),
      note_ru: z.string(),
    }),
  ),
  created_at: timestampField,
  expires_at: timestampField,
  /** When the last proof of payment was sent. */
  proof_at: z.nullable(timestampField),
  /** The operator's reason for rejecting the last proof. */
  refusal: z.nullable(z.string()),
  /** How many more proofs may be sent; 0 while one is checked. */
  proofs_left: z.int(),
  /** When paid: the end of the access that was bought. */
  access_until: z.nullable(timestampField),
});
export type Transfer = z.output<typeof transferField>;

const ofOne = z.strictObject({ id: uuidField });

export const getTransfer = routes.read('getTransfer', '/:id', {
  summary: 'A bank transfer of the user: amount, bank account details and state',
  params: ofOne,
  answer: transferField,
});

export const sendTransferProof = routes.post('sendTransferProof', '/:id/proof', {
  summary: 'Upload a proof of payment for a transfer: PDF, PNG or JPEG of at most 10 MB',
  limit: 'transferProof',
  params: ofOne,
  multipart: true,
  answer: transferField,
  status: 201,
  errors: [
    'attachment_type',
    'attachment_too_large',
    'image_unreadable',
    'proof_waiting',
    'proof_limit_reached',
    'transfer_state_changed',
  ],
});
