import * as z from 'zod/mini';
import {
  emptyAnswer,
  idInQuery,
  languageField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { PAYMENT_SEARCH_MAX } from '../shared/limits.ts';
import { defineRoute } from '../shared/route.ts';
import { paymentHistoryItemField } from './payments.ts';

/** The payment history as a buyer searches it; the polled list is `listPayments`. */
const PAYMENTS = '/api-subs/api/v1/sub-layout/payments';

const filters = {
  /** Part of the product's title or of the number, or an amount, as the buyer typed it. */
  search: z.optional(z.string().check(z.maxLength(PAYMENT_SEARCH_MAX))),
  /** Placed at this moment or later. */
  since: z.optional(timestampField),
  /** Placed before this moment. */
  until: z.optional(timestampField),
};

export const searchPayments = defineRoute({
  id: 'searchPayments',
  method: 'GET',
  path: `${PAYMENTS}/search`,
  tag: 'Payments',
  summary: 'The payments of the user that match, newest first, 50 at a time',
  auth: 'user',
  readableInImpersonation: true,
  limit: 'poll',
  query: z.strictObject({
    ...filters,
    /** The id of a product. */
    product: z.optional(idInQuery),
    /** The id of the last payment of the previous page. */
    before: z.optional(uuidField),
  }),
  answer: z.array(paymentHistoryItemField),
});

export const readPaymentSpan = defineRoute({
  id: 'readPaymentSpan',
  method: 'GET',
  path: `${PAYMENTS}/span`,
  tag: 'Payments',
  summary: 'When the user placed the first and the latest payment',
  auth: 'user',
  readableInImpersonation: true,
  limit: 'poll',
  /** Null without payments. */
  answer: z.strictObject({
    first_at: z.nullable(timestampField),
    last_at: z.nullable(timestampField),
  }),
});

export const exportOwnPayments = defineRoute({
  id: 'exportOwnPayments',
  method: 'GET',
  path: `${PAYMENTS}/export`,
  tag: 'Payments',
  summary: 'The payments of the user that match, as a CSV file',
  auth: 'user',
  readableInImpersonation: true,
  limit: 'document',
  query: z.strictObject({
    ...filters,
    language: languageField,
    /** IANA name of the time zone of the dates, such as `Europe/Moscow`; UTC without one or for an unknown one. */
    time_zone: z.optional(z.string().check(z.regex(/^[\w+\-/]{1,64}$/))),
  }),
  file: true,
  answer: emptyAnswer,
});
