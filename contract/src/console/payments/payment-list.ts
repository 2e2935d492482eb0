import * as z from 'zod/mini';
import {
  dollarsField,
  durationField,
  gatewayField,
  idField,
  idInQuery,
  timestampField,
  uuidField,
} from '../../shared/fields.ts';
import { giftStates } from '../../shared/gifts/gift-states.ts';
import { paymentStates } from '../../shared/states.ts';
import { titledFields } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';
import { paymentSearchField } from '../search-fields.ts';

export const listedPaymentField = z.strictObject({
  id: uuidField,
  /** `P-7K3M-92QF`, as in the buyer's receipt. */
  number: z.string(),
  created_at: timestampField,
  user: z.strictObject({ id: uuidField, username: z.string(), email: z.string() }),
  product_id: idField,
  ...titledFields,
  pictures: z.array(z.string()),
  duration: durationField,
  gateway: gatewayField,
  method: z.string(),
  method_ru: z.string(),
  promocode: z.nullable(z.string()),
  total: dollarsField,
  refunded: dollarsField,
  state: z.enum(paymentStates),
  /** Only of a gift that was paid. */
  gift_state: z.optional(z.enum(giftStates)),
  /** Why an operator should check it although it is settled, such as `late` or `manual`. */
  flags: z.array(z.string()),
});
export type ListedPayment = z.output<typeof listedPaymentField>;

const routes = consoleRoutes({ tag: 'Payments', read: 'payments:read' });

export const listConsolePayments = routes.list('listConsolePayments', '/payments', {
  summary: 'Payments, newest first, 50 at a time',
  filters: {
    /** The number of a payment, a payment or buyer id, the provider payment id, transfer digits, or a prefix of the user name or email. */
    search: z.optional(paymentSearchField),
    state: z.optional(z.enum(paymentStates)),
    gateway: z.optional(gatewayField),
    product: z.optional(idInQuery),
    /** With a dispute or an inquiry that waits for an answer. */
    dispute: z.optional(z.literal('needs_answer')),
    /** Started at or after this moment. */
    since: z.optional(timestampField),
    /** Started before this moment. */
    until: z.optional(timestampField),
  },
  cursor: { before: uuidField },
  row: listedPaymentField,
  export: { id: 'exportPayments', name: 'payments', summary: 'Payments as CSV' },
  count: {
    id: 'countConsolePayments',
    summary: 'How many payments match the filters, up to 10,000',
  },
});

/** Values for the filters. */
export const listPaymentFilters = routes.get('listPaymentFilters', '/payment-filters', {
  summary: 'Payment methods and products to filter payments by',
  answer: z.strictObject({
    methods: z.array(z.strictObject({ gateway: gatewayField, ...titledFields })),
    products: z.array(z.strictObject({ id: idField, ...titledFields })),
  }),
});
