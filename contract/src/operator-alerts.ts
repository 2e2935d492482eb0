import * as z from 'zod/mini';
import { idField, idInQuery, timestampField } from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

/** What the shop tells its operators by itself, until one of them says that it is dealt with. */
const BASE = '/api-admin/api/v1/alerts';

export const alertKinds = [
  'payment_late',
  'payment_overpaid',
  'payment_review',
  'payment_disputed',
  'refund_failed',
  'refund_excess',
  'promo_over_limit',
  'notice_mismatch',
  'notice_unknown_payment',
  'notice_stuck',
  'paid_without_access',
  'receipt_unchecked',
  'gateway_reference_reused',
  'rate_implausible',
  'payout_recalled',
  'payout_underway',
  'delivery_waiting',
  'delivery_late',
  'product_without_origins',
  'stock_low',
  'mail_given_up',
  'telegram_given_up',
  'password_spray',
  'exports_large',
  'backup_failed',
  'job_failing',
  'job_item_failing',
  'registrations_unusual',
  'proxy_undeclared',
] as const;
export type AlertKind = (typeof alertKinds)[number];

export const alertField = z.strictObject({
  id: idField,
  /** One of `alertKinds`; a newer server may know more. */
  kind: z.string(),
  /** What it is about: the id of a payment, `refund:<id>`, `notice:<id>` … */
  subject: z.string(),
  /** The payment that it is about, where it is about one. */
  payment_id: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
  created_at: timestampField,
  /** Null while it is open. */
  resolved_at: z.nullable(timestampField),
  /** Null where what it warned of was over by itself. */
  resolved_by: z.nullable(z.string()),
  resolution: z.nullable(z.string()),
});
export type Alert = z.output<typeof alertField>;

export const listAlerts = defineRoute({
  id: 'listAlerts',
  method: 'GET',
  path: BASE,
  tag: 'Reports',
  summary: 'Alerts, newest first, 50 at a time',
  auth: 'operator',
  permission: 'alerts:read',
  limit: 'operatorRead',
  query: z.strictObject({
    state: z.enum(['open', 'resolved']),
    kind: z.optional(z.enum(alertKinds)),
    /** The alert that the page before ended with. */
    before: z.optional(idInQuery),
  }),
  answer: z.array(alertField),
});

/** Twice is once. */
export const resolveAlert = defineRoute({
  id: 'resolveAlert',
  method: 'POST',
  path: `${BASE}/:id/resolve`,
  tag: 'Reports',
  summary: 'Say that what an alert warns of is dealt with',
  auth: 'operator',
  permission: 'alerts:write',
  limit: 'operatorWrite',
  params: z.strictObject({ id: idInQuery }),
  body: z.strictObject({
    reason: reasonField,
  }),
  answer: alertField,
});
