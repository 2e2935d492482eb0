import * as z from 'zod/mini';
import {
  emptyAnswer,
  idInQuery,
  languageField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { PAYMENT_SEARCH_MAX } from '../shared/limits.ts';
import { defineRoutes } from '../shared/route.ts';
import { paymentHistoryItemField } from './payments.ts';

/** The payment history as a buyer searches it; the polled list is `listPayments`. */
const routes = defineRoutes({ tag: 'Payments', base: '/api-subs/api/v1/sub-layout/payments' });

const filters = {
  /** Part of the product's title or of the number, or an amount, as the buyer typed it. */
  search: z.optional(z.string().check(z.maxLength(PAYMENT_SEARCH_MAX))),
  /** Placed at this moment or later. */
  since: z.optional(timestampField),
  /** Placed before this moment. */
  until: z.optional(timestampField),
};

export const searchPayments = routes.read('searchPayments', '/search', {
  summary: 'The payments of the user that match, newest first, 50 at a time',
  query: z.strictObject({
    ...filters,
    /** The id of a product. */
    product: z.optional(idInQuery),
    /** The id of the last payment of the previous page. */
    before: z.optional(uuidField),
  }),
  answer: z.array(paymentHistoryItemField),
});

export const readPaymentSpan = routes.read('readPaymentSpan', '/span', {
  summary: 'When the user placed the first and the latest payment',
  /** Null without payments. */
  answer: z.strictObject({
    first_at: z.nullable(timestampField),
    last_at: z.nullable(timestampField),
  }),
});

export const exportOwnPayments = routes.read('exportOwnPayments', '/export', {
  summary: 'The payments of the user that match, as a CSV file',
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
