import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, timestampField } from './fields.ts';
import { defineRoute } from './route.ts';

/**
 * What the shop takes, as the console sees it. Days are UTC. A sale counts on the day it is booked, a refund on the day it goes
 * back; what balances pay is an order without money of its own: it was counted when it came in.
 */
const BASE = '/api-admin/api/v1';

export const overviewDays = ['1', '7', '30', '90'] as const;
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
/** Days that one report may cover. */
export const REPORT_DAYS_MAX = 1_100;

const dayField = z.iso.date();
const range = { since: dayField, /** Inclusive. */ until: dayField };

/** From one day to a later one, or the same, and no further than three years. */
const soundRange = [
  z.refine<{ since: string; until: string }>(
    ({ since, until }) => {
      const days = (Date.parse(until) - Date.parse(since)) / 86_400_000;
      return days >= 0 && days < REPORT_DAYS_MAX;
    },
    { path: ['until'] },
  ),
] as const;

const reading = {
  tag: 'Reports',
  auth: 'operator',
  permission: 'reports:read',
  limit: 'operatorRead',
  method: 'GET',
} as const;
const exporting = {
  ...reading,
  limit: 'operatorWrite',
  file: true,
  answer: emptyAnswer,
} as const;

const figuresField = z.strictObject({
  /** What came in from outside, without what went back since. */
  revenue: dollarsField,
  /** Paid, whatever was paid. */
  orders: z.int(),
  active_subscriptions: z.int(),
  /** Of the payments that were started and are decided, how many were paid: 0 to 100. Null: none is decided. */
  success: z.nullable(z.number()),
});
export type OverviewFigures = z.output<typeof figuresField>;

const shareField = z.strictObject({ key: z.string(), title: z.string(), revenue: dollarsField });
export type RevenueShare = z.output<typeof shareField>;

const attentionField = z.strictObject({
  /** Unpaid for longer than 15 minutes, and not over yet. */
  late_payments: z.int(),
  reviews: z.int(),
  /** Receipts of transfers that nobody has looked at. */
  receipts: z.int(),
  /** Payments confirmed by hand that wait for a second person. */
  confirmations: z.int(),
  /** Paid, and without a link for longer than 15 minutes. */
  late_deliveries: z.int(),
  tickets: z.int(),
  oldest_ticket_at: z.nullable(timestampField),
  payouts: z.int(),
  payouts_amount: dollarsField,
  /** Services with fewer free links than their threshold. */
  low_stock: z.int(),
  /** Alerts that nobody has resolved, by kind. */
  alerts: z.array(z.strictObject({ kind: z.string(), count: z.int() })),
});
export type Attention = z.output<typeof attentionField>;

export const getOverview = defineRoute({
  ...reading,
  id: 'getOverview',
  path: `${BASE}/overview`,
  summary: 'How the shop does, beside the period of the same length before',
  query: z.strictObject({ days: z.enum(overviewDays) }),
  answer: z.strictObject({
    ...range,
    figures: figuresField,
    previous: figuresField,
    /** One for each day of the period, in order; `previous` is as many days earlier as the period has. */
    days: z.array(z.strictObject({ day: dayField, revenue: dollarsField, previous: dollarsField })),
    methods: z.array(shareField),
    products: z.array(shareField),
    attention: attentionField,
    /** When a process that runs jobs was last seen. */
    worker_at: z.nullable(timestampField),
  }),
});

const sums = {
  orders: z.int(),
  /** What came in, fees included. */
  gross: dollarsField,
  /** What buyers paid for the way of paying. */
  fees: dollarsField,
  refunds: dollarsField,
  /** Gross without fees and refunds. */
  net: dollarsField,
};

export const salesRowField = z.strictObject({ key: z.string(), title: z.string(), ...sums });
export type SalesRow = z.output<typeof salesRowField>;

const salesQuery = z.strictObject({ by: z.enum(salesDimensions), ...range }).check(...soundRange);
const rangeQuery = z.strictObject(range).check(...soundRange);

export const getSalesReport = defineRoute({
  ...reading,
  id: 'getSalesReport',
  path: `${BASE}/reports/sales`,
  summary: 'Revenue of a time, split up one way; the 500 largest parts',
  query: salesQuery,
  answer: z.strictObject({ rows: z.array(salesRowField), total: z.strictObject(sums) }),
});

export const exportSalesReport = defineRoute({
  ...exporting,
  id: 'exportSalesReport',
  path: `${BASE}/reports/sales-export`,
  summary: 'The same as CSV',
  query: salesQuery,
});

export const subscriptionDayField = z.strictObject({
  day: dayField,
  /** The first access of somebody to a product. */
  new: z.int(),
  renewed: z.int(),
  /** Ended, and not renewed by the end of that day. */
  expired: z.int(),
});
export type SubscriptionDay = z.output<typeof subscriptionDayField>;

export const getSubscriptionReport = defineRoute({
  ...reading,
  id: 'getSubscriptionReport',
  path: `${BASE}/reports/subscriptions`,
  summary: 'Subscriptions that began, went on and ended, by day',
  query: rangeQuery,
  answer: z.array(subscriptionDayField),
});

export const exportSubscriptionReport = defineRoute({
  ...exporting,
  id: 'exportSubscriptionReport',
  path: `${BASE}/reports/subscriptions-export`,
  summary: 'The same as CSV',
  query: rangeQuery,
});

export const conversionRowField = z.strictObject({
  key: z.string(),
  title: z.string(),
  started: z.int(),
  paid: z.int(),
  /** Of those started, 0 to 100. */
  percent: z.number(),
});
export type ConversionRow = z.output<typeof conversionRowField>;

export const getConversionReport = defineRoute({
  ...reading,
  id: 'getConversionReport',
  path: `${BASE}/reports/conversions`,
  summary: 'How many of the payments started in a time were paid, by method',
  query: rangeQuery,
  answer: z.array(conversionRowField),
});

export const exportConversionReport = defineRoute({
  ...exporting,
  id: 'exportConversionReport',
  path: `${BASE}/reports/conversions-export`,
  summary: 'The same as CSV',
  query: rangeQuery,
});
