import * as z from 'zod/mini';
import { chargeField, dollarsField, timestampField, uuidField } from './fields.ts';
import { defineRoute } from './route.ts';

/** Paying by a transfer to the shop's own account: people send it, people check it. */
const BASE = '/api-payment/api/v1/transfer';

/**
 * - `waiting`: the money may be sent until `expires_at`.
 * - `checking`: a receipt was sent and somebody looks at the account; the payment does not end meanwhile.
 * - `refused`: the last receipt was not taken, `refusal` says why; another may be sent until `expires_at`.
 * - `review`: money came that does not fit the order; people check it by hand.
 * - `ended`: the time is over, or the order was given up. A receipt of money that was sent all the same is still taken.
 * - `paid`, `refunded`: done.
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
  picture: z.string(),
  product_id: z.int(),
  duration: z.string(),
  total: dollarsField,
  /** Only where roubles are sent: that sum is the one to transfer. */
  charge: z.optional(chargeField),
  /** What to write into the purpose of the transfer. */
  reference: z.string(),
  /** Null when the shop takes no transfers any more. */
  requisites: z.nullable(
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
  /** When the last receipt was sent. */
  receipt_at: z.nullable(timestampField),
  /** Why the last receipt was not taken, in the words of whoever looked. */
  refusal: z.nullable(z.string()),
  /** How many more may be sent now; 0 while one is looked at. */
  receipts_left: z.int(),
  /** Of a paid one: how long what it bought is open. */
  access_until: z.nullable(timestampField),
});
export type Transfer = z.output<typeof transferField>;

const ofOne = z.strictObject({ id: uuidField });

export const getTransfer = defineRoute({
  id: 'getTransfer',
  method: 'GET',
  path: `${BASE}/:id`,
  tag: 'Payments',
  summary: 'An own payment by bank transfer: where to send how much, and what became of it',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  params: ofOne,
  answer: transferField,
});

export const sendTransferReceipt = defineRoute({
  id: 'sendTransferReceipt',
  method: 'POST',
  path: `${BASE}/:id/receipt`,
  tag: 'Payments',
  summary: 'Send the receipt of an own transfer, a PDF, PNG or JPEG of at most 10 MB',
  auth: 'user',
  limit: 'receipt',
  params: ofOne,
  multipart: true,
  answer: transferField,
  status: 201,
  errors: [
    'attachment_type',
    'attachment_too_large',
    'image_unreadable',
    'receipt_waiting',
    'receipts_used_up',
    'transfer_moved',
  ],
});
