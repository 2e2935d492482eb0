import * as z from 'zod/mini';
import { dollarsField, idInQuery, timestampField, uuidField } from '../../shared/fields.ts';
import { defineRoutes } from '../../shared/route.ts';

const routes = defineRoutes({ tag: 'Payments', base: '/api-payment/api/v1' });

export const creditAmounts = {
  /** What was paid for the days, without the fee and refunds. */
  paid: dollarsField,
  unused_days: z.int(),
  total_days: z.int(),
  credit: dollarsField,
};

/** Unused days that a plan change credits: `credit = paid × unused_days ÷ total_days`, rounded down to a cent. */
export const creditLineField = z.strictObject({
  /** What was bought; empty for days that cost nothing. */
  title: z.string(),
  title_ru: z.string(),
  ...creditAmounts,
});
export type CreditLine = z.output<typeof creditLineField>;

/**
 * Only a preview: the credit is frozen by `startPayment` with `change`. It falls by a day at the time of day at which the
 * period began.
 */
export const readPlanChange = routes.read('readPlanChange', '/plan-change', {
  summary: 'The credit for the unused days of a subscription, if its plan were changed now',
  query: z.strictObject({ subscription: uuidField, subscription_price_id: idInQuery }),
  answer: z.strictObject({
    credit: dollarsField,
    lines: z.array(creditLineField),
    /** The end of the present access. */
    ends_at: timestampField,
    /** The end of access on the new plan, which begins with the payment. */
    until: timestampField,
  }),
  errors: [
    'not_found',
    'price_unknown',
    'product_inactive',
    'plan_not_changeable',
    'plan_same',
    'plan_owned',
  ],
});

/** Details of `credit_changed`. */
export const creditChangedDetails = z.object({ credit: dollarsField });
