import * as z from 'zod/mini';
import { dollarsField, idField, timestampField } from '../shared/fields.ts';
import { titledFields } from './fields.ts';
import { consoleRoutes } from './routes.ts';

/** A worker reports every 20 seconds; after this time without a report none is running. */
export const WORKER_LOST_MS = 120_000;

export const overviewDays = ['1', 'yesterday', '7', '30', '90'] as const;
export const salesDimensions = [
  'product',
  'method',
  'currency',
  'country',
  'language',
  'promo',
  'partner',
  'campaign',
  'day',
] as const;
export type SalesDimension = (typeof salesDimensions)[number];
/** These name people, or codes worth money, so exporting them needs a confirmation with password and code. */
export const confirmedDimensions: readonly SalesDimension[] = ['promo', 'partner', 'campaign'];
/** Maximum number of days in one report. */
export const REPORT_DAYS_MAX = 1_100;

const dayField = z.iso.date();
const range = { since: dayField, /** Inclusive. */ until: dayField };

/** The end is not before the start, and the range is at most three years. */
const validRange = [
  z.refine<{ since: string; until: string }>(
    ({ since, until }) => {
      const days = (Date.parse(until) - Date.parse(since)) / 86_400_000;
      return days >= 0 && days < REPORT_DAYS_MAX;
    },
    { path: ['until'] },
  ),
] as const;

const figuresField = z.strictObject({
  /** Gross minus refunds, as in the sales report. */
  revenue: dollarsField,
  /** Paid orders, by any method. */
  orders: z.int(),
  /** Up to 30 seconds old, because a process counts them at most twice a minute. */
  active_subscriptions: z.int(),
  /** Share of paid among the ended payments of those started in the period, 0 to 100. Null when none has ended. */
  success: z.nullable(z.number()),
});
export type OverviewFigures = z.output<typeof figuresField>;

const shareField = z.strictObject({
  key: z.string(),
  ...titledFields,
  revenue: dollarsField,
});
export type RevenueShare = z.output<typeof shareField>;

const attentionField = z.strictObject({
  /** Open for longer than 15 minutes and not yet ended. */
  late_payments: z.int(),
  reviews: z.int(),
  /** Proofs of payment that wait for a check. */
  proofs: z.int(),
  /** Manual confirmations that wait for a second operator. */
  confirmations: z.int(),
  /** Paid, but without a link for longer than 15 minutes. */
  late_deliveries: z.int(),
  tickets: z.int(),
  oldest_ticket_at: z.nullable(timestampField),
  payouts: z.int(),
  payouts_amount: dollarsField,
  /** Services with fewer free items than their threshold. */
  low_inventory: z.int(),
  /** Unresolved alerts by kind. */
  alerts: z.array(z.strictObject({ kind: z.string(), count: z.int() })),
});
export type Attention = z.output<typeof attentionField>;

/**
 * Sales reports of the console. Days are those of the time zone of the shop. A sale counts on the day it is booked, a refund on the day it is
 * returned; an order paid from a balance brings no money, which was counted when it came in.
 */
const routes = consoleRoutes({ tag: 'Reports', read: 'reports:read' });

export const getOverview = routes.get('getOverview', '/overview', {
  summary:
    'Key figures of the shop, compared with the previous period of the same length; active subscriptions are up to 30 seconds old',
  query: z.strictObject({ days: z.enum(overviewDays) }),
  answer: z.strictObject({
    ...range,
    figures: figuresField,
    previous: figuresField,
    /** One entry per day of the period, in order; `previous` is the same day of the previous period. */
    days: z.array(z.strictObject({ day: dayField, revenue: dollarsField, previous: dollarsField })),
    methods: z.array(shareField),
    products: z.array(shareField),
    attention: attentionField,
    /** When a worker process was last seen. */
    worker_at: z.nullable(timestampField),
  }),
});

const sums = {
  orders: z.int(),
  /** Money received, fees included. */
  gross: dollarsField,
  /** The part of `gross` that buyers paid as fees of payment methods. */
  fees: dollarsField,
  refunds: dollarsField,
  /** Gross minus refunds. */
  revenue: dollarsField,
  /** Commissions that partners earned as money, minus those that were reversed; each on its day. */
  partner_cost: dollarsField,
  /** Revenue minus partner cost. */
  revenue_after_partners: dollarsField,
};

export const salesRowField = z.strictObject({
  key: z.string(),
  ...titledFields,
  ...sums,
  /** Grouped by currency: what was charged and returned in that currency, in its units. Otherwise null. */
  charged: z.nullable(
    z.strictObject({ gross: dollarsField, refunds: dollarsField, revenue: dollarsField }),
  ),
});
export type SalesRow = z.output<typeof salesRowField>;

const salesQuery = z.strictObject({ by: z.enum(salesDimensions), ...range }).check(...validRange);
const rangeQuery = z.strictObject(range).check(...validRange);

export const getSalesReport = routes.get('getSalesReport', '/reports/sales', {
  summary: 'Revenue of a period by one dimension; the 500 largest groups',
  query: salesQuery,
  answer: z.strictObject({
    rows: z.array(salesRowField),
    total: z.strictObject(sums),
    /** Paid out on these days, and the part of it that was refunded to balances before. Not deducted from revenue. */
    payouts: z.strictObject({ total: dollarsField, from_refunds: dollarsField }),
  }),
});

/** Totals contain no personal data and nothing of value, so an audit event for the export is enough. */
export const exportSalesReport = routes.csv('exportSalesReport', '/reports/sales-export', {
  summary: 'The same as CSV; by promo code, partner or campaign it needs a recent confirmation',
  query: salesQuery,
});

export const listSoldProducts = routes.get('listSoldProducts', '/reports/sold-products', {
  summary: 'Paid orders of each product since the first one; without products that were never sold',
  answer: z.array(z.strictObject({ product: idField, orders: z.int() })),
});

export const subscriptionDayField = z.strictObject({
  day: dayField,
  /** First access of a buyer to a product. */
  new: z.int(),
  /** Purchases of a product that the buyer had before. */
  renewed: z.int(),
  /** Ended and not renewed by the end of that day. */
  expired: z.int(),
});
export type SubscriptionDay = z.output<typeof subscriptionDayField>;

export const getSubscriptionReport = routes.get('getSubscriptionReport', '/reports/subscriptions', {
  summary: 'New, renewed and expired subscriptions by day',
  query: rangeQuery,
  answer: z.array(subscriptionDayField),
});

export const exportSubscriptionReport = routes.csv(
  'exportSubscriptionReport',
  '/reports/subscriptions-export',
  {
    summary: 'New, renewed and expired subscriptions as CSV',
    query: rangeQuery,
  },
);

export const conversionRowField = z.strictObject({
  key: z.string(),
  ...titledFields,
  started: z.int(),
  /** Paid, failed, expired or canceled by now. */
  ended: z.int(),
  paid: z.int(),
  /** Share of paid among ended payments, 0 to 100; null when none has ended. */
  success: z.nullable(z.number()),
});
export type ConversionRow = z.output<typeof conversionRowField>;

export const getConversionReport = routes.get('getConversionReport', '/reports/conversions', {
  summary: 'Success rate of payments by method',
  query: rangeQuery,
  answer: z.array(conversionRowField),
});

export const exportConversionReport = routes.csv(
  'exportConversionReport',
  '/reports/conversions-export',
  {
    summary: 'Success rate of payments by method as CSV',
    query: rangeQuery,
  },
);
