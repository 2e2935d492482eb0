import * as z from 'zod/mini';
import {
  dollarsField,
  durationField,
  idField,
  idInQuery,
  timestampField,
  uuidField,
} from '../../shared/fields.ts';
import { giftStates } from '../../shared/gifts/gift-states.ts';
import { AMOUNT_MAX_DOLLARS } from '../../shared/limits.ts';
import { reasonField, titledFields } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';
import { paymentSearchField } from '../search-fields.ts';

/** Days back over which sold and redeemed gifts are counted. */
export const GIFT_FIGURES_DAYS = 30;

const personField = z.strictObject({ id: uuidField, username: z.string() });

/** A gift as operators see it: with both persons, and never with its code. */
export const consoleGiftField = z.strictObject({
  id: uuidField,
  payment: z.strictObject({ id: uuidField, number: z.string() }),
  buyer: z.extend(personField, { email: z.string() }),
  product_id: idField,
  ...titledFields,
  duration: durationField,
  state: z.enum(giftStates),
  /** The last four characters of the code. */
  code_ending: z.string(),
  paid: dollarsField,
  refunded: dollarsField,
  created_at: timestampField,
  /** Stays when the access or the credit of the gift is reversed. */
  claim: z.nullable(
    z.strictObject({
      by: personField,
      at: timestampField,
      /** What the balance of the claimer got; null when it gave access. */
      credit: z.nullable(dollarsField),
    }),
  ),
  /** When it was refunded or revoked. */
  ended_at: z.nullable(timestampField),
  /** The operator who revoked it; null when a refund ended it. */
  revoked_by: z.nullable(z.string()),
});
export type ConsoleGift = z.output<typeof consoleGiftField>;

const routes = consoleRoutes({ tag: 'Payments', read: 'payments:read' });

export const listConsoleGifts = routes.list('listConsoleGifts', '/gifts', {
  summary: 'Gifts, newest first, 50 at a time',
  filters: {
    /** The number of the payment, the end of the code, an id, or a prefix of the name or email of the buyer. */
    search: z.optional(paymentSearchField),
    state: z.optional(z.enum(giftStates)),
    product: z.optional(idInQuery),
    /** Who bought or redeemed it. */
    person: z.optional(uuidField),
  },
  cursor: { before: uuidField },
  row: consoleGiftField,
  export: { id: 'exportGifts', name: 'gifts', summary: 'Gifts as CSV' },
});

const sumField = z.strictObject({ count: z.int(), total: dollarsField });

export const readGiftFigures = routes.get('readGiftFigures', '/gift-figures', {
  summary:
    'Gifts sold and redeemed in 30 days, and what the shop owes for those that are not redeemed',
  answer: z.strictObject({
    /** The total is what was paid for them. */
    sold: sumField,
    redeemed: sumField,
    /** All that are not redeemed, including those on hold: the balance of the account `gifts`. */
    owed: sumField,
  }),
});

/** `keep`: nothing is refunded. The other methods are those of a refund. */
export const giftRefundMethods = ['gateway', 'balance', 'record', 'keep'] as const;
export type GiftRefundMethod = (typeof giftRefundMethods)[number];

/** The code stops working at once; the refund follows as any other, and may fail and be repeated. */
export const revokeGift = routes.post('revokeGift', '/gifts/:id/revoke', {
  permission: 'payments:refund',
  confirmed: true,
  summary: 'Revoke a gift that is not redeemed, and refund it or keep its money',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({
    refund: z.enum(giftRefundMethods),
    /** What was left of the payment when the form was opened. If it has changed: `version_conflict`. */
    expected_amount: dollarsField.check(z.gte(0), z.lte(AMOUNT_MAX_DOLLARS)),
    reason: reasonField,
  }),
  answer: z.strictObject({ state: z.enum(giftStates) }),
  errors: [
    'not_found',
    'gift_used',
    'gift_ended',
    'payment_not_refundable',
    'refund_open',
    'refund_method_closed',
    'version_conflict',
  ],
  idempotent: true,
});
