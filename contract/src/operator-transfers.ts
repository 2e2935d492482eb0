import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, timestampField, uuidField } from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

/** Bank transfers as the console sees them. What an operator accepts becomes a payment like any gateway's. */
const BASE = '/api-admin/api/v1';

const ofOne = z.strictObject({ id: uuidField });
const reading = {
  tag: 'Transfers',
  auth: 'operator',
  permission: 'transfers:read',
  limit: 'operatorRead',
} as const;
const writing = {
  tag: 'Transfers',
  auth: 'operator',
  permission: 'transfers:write',
  limit: 'operatorWrite',
} as const;

/** A sum of money in a currency of its own, with two decimals. */
const sumField = z.strictObject({ amount: z.number(), currency: z.string() });

export const operatorTransferField = z.strictObject({
  /** Of the payment. */
  id: uuidField,
  /** What the buyer was asked to write into the purpose. */
  reference: z.string(),
  state: z.enum([
    'pending',
    'review',
    'paid',
    'expired',
    'canceled',
    'failed',
    'partially_refunded',
    'refunded',
    'disputed',
  ]),
  title: z.string(),
  username: z.string(),
  email: z.string(),
  total: dollarsField,
  /** What the buyer was asked to send. */
  asked: sumField,
  created_at: timestampField,
  expires_at: timestampField,
  receipts: z.array(
    z.strictObject({
      id: uuidField,
      created_at: timestampField,
      type: z.enum(['application/pdf', 'image/webp']),
      size_bytes: z.int(),
      decision: z.nullable(z.enum(['accepted', 'refused'])),
      reason: z.nullable(z.string()),
    }),
  ),
  /** What somebody saw arrive. `waits`: somebody else has to see the same before it counts. */
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
export type OperatorTransfer = z.output<typeof operatorTransferField>;

export const listTransferReceipts = defineRoute({
  ...reading,
  id: 'listTransferReceipts',
  method: 'GET',
  path: `${BASE}/transfer-receipts`,
  summary: 'Transfers whose receipt waits for a decision, longest waiting first, 50 at a time',
  query: z.strictObject({
    /** The transfer that the page before ended with. */
    after: z.optional(uuidField),
  }),
  answer: z.array(operatorTransferField),
});

/** For money on the account that no receipt announced. */
export const findTransfers = defineRoute({
  ...reading,
  id: 'findTransfers',
  method: 'GET',
  path: `${BASE}/transfers`,
  summary: 'The newest 20 transfers with the digits that stand in the purpose',
  query: z.strictObject({ reference: z.string().check(z.regex(/^\d{9}$/)) }),
  answer: z.array(operatorTransferField),
});

export const openTransferReceipt = defineRoute({
  ...reading,
  id: 'openTransferReceipt',
  method: 'GET',
  path: `${BASE}/transfer-receipts/:id/file`,
  summary: 'The bytes of a receipt, as a file; this is recorded',
  params: ofOne,
  file: true,
  answer: emptyAnswer,
});

/**
 * The sum decides as a gateway's would: what was asked opens the access, more does too and is flagged, less or another
 * currency is held for review. From the sum on that takes two people for payouts, an acceptance waits until
 * somebody else has said exactly the same. `bank_reference_used`: that money paid another order.
 */
export const acceptTransfer = defineRoute({
  ...writing,
  id: 'acceptTransfer',
  method: 'POST',
  path: `${BASE}/transfers/:id/accept`,
  summary: 'Say which sum arrived for a transfer, whether or not it has ended meanwhile',
  params: ofOne,
  body: z.strictObject({
    /** What the bank calls the transfer. */
    bank_reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    received: z.number().check(z.gt(0), z.lte(100_000_000)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    reason: reasonField,
  }),
  answer: operatorTransferField,
  errors: ['transfer_moved', 'transfer_needs_another', 'bank_reference_used'],
});

/** Also takes back what a first of two people has said. */
export const refuseTransferReceipt = defineRoute({
  ...writing,
  id: 'refuseTransferReceipt',
  method: 'POST',
  path: `${BASE}/transfer-receipts/:id/refuse`,
  summary: 'Take a receipt for nothing; the buyer reads the reason and may send another',
  params: ofOne,
  body: z.strictObject({ reason: reasonField }),
  answer: operatorTransferField,
  errors: ['transfer_moved'],
});
