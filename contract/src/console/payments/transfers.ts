import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, timestampField, uuidField } from '../../shared/fields.ts';
import { paymentStates } from '../../shared/states.ts';
import { reasonField, titledFields } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';

const ofOne = z.strictObject({ id: uuidField });

/** An amount in the given currency, with two decimals. */
const sumField = z.strictObject({ amount: z.number(), currency: z.string() });

export const consoleTransferField = z.strictObject({
  /** The id of the payment. */
  id: uuidField,
  /** The reference that the buyer was asked to put into the purpose. */
  reference: z.string(),
  state: z.enum(paymentStates),
  ...titledFields,
  username: z.string(),
  email: z.string(),
  total: dollarsField,
  /** The amount that the buyer was asked to send. */
  expected: sumField,
  created_at: timestampField,
  expires_at: timestampField,
  proofs: z.array(
    z.strictObject({
      id: uuidField,
      created_at: timestampField,
      type: z.enum(['application/pdf', 'image/webp']),
      size_bytes: z.int(),
      decision: z.nullable(z.enum(['accepted', 'refused'])),
      reason: z.nullable(z.string()),
    }),
  ),
  /** What an operator saw arrive. `waits`: a second operator has to confirm the same before it counts. */
  seen: z.nullable(
    z.strictObject({
      received: sumField,
      bank_reference: z.string(),
      reason: z.string(),
      by: z.string(),
      at: timestampField,
      waits: z.boolean(),
    }),
  ),
});
export type ConsoleTransfer = z.output<typeof consoleTransferField>;

/** Bank transfers in the console. An accepted transfer is settled like a gateway payment. */
const routes = consoleRoutes({
  tag: 'Transfers',
  read: 'transfers:read',
  write: 'transfers:write',
});

export const listTransferProofs = routes.list('listTransferProofs', '/transfer-proofs', {
  summary:
    'Transfers whose proof of payment waits for a decision, longest waiting first, 50 at a time',
  filters: {},
  cursor: { after: uuidField },
  row: consoleTransferField,
});

/** For money that arrived without a proof of payment. */
export const findTransfers = routes.get('findTransfers', '/transfers', {
  summary: 'The newest 20 transfers with these digits in their reference',
  query: z.strictObject({ reference: z.string().check(z.regex(/^\d{9}$/)) }),
  answer: z.array(consoleTransferField),
});

/** `not_found` for a payment that is not a bank transfer. */
export const readTransfer = routes.get('readTransfer', '/transfers/:id', {
  summary: 'One bank transfer with its proofs of payment',
  params: ofOne,
  answer: consoleTransferField,
});

export const openTransferProof = routes.get('openTransferProof', '/transfer-proofs/:id/file', {
  summary: 'Download a proof of payment; recorded in the audit log',
  params: ofOne,
  file: true,
  answer: emptyAnswer,
});

/**
 * The received sum decides, as with a gateway: the exact sum grants access, more does too and is flagged, less or
 * another currency is held for review. From the sum that needs two operators for payouts, an acceptance waits until
 * another operator confirms exactly the same. `bank_reference_used`: that money paid another order.
 */
export const acceptTransfer = routes.post('acceptTransfer', '/transfers/:id/accept', {
  summary: 'Record the sum that arrived for a transfer, even if it has ended',
  params: ofOne,
  body: z.strictObject({
    /** The bank's reference of the transfer. */
    bank_reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    /** What arrived, in `currency` with at most two decimals. */
    received: z.number().check(z.gt(0), z.lte(100_000_000)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    reason: reasonField,
  }),
  answer: consoleTransferField,
  errors: ['transfer_state_changed', 'transfer_needs_second_operator', 'bank_reference_used'],
});

/** Also withdraws the first of two confirmations. */
export const refuseTransferProof = routes.post(
  'refuseTransferProof',
  '/transfer-proofs/:id/refuse',
  {
    summary: 'Reject a proof of payment; the buyer sees the reason and may send another',
    params: ofOne,
    body: z.strictObject({ reason: reasonField }),
    answer: consoleTransferField,
    errors: ['transfer_state_changed'],
  },
);
