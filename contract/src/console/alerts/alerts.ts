import * as z from 'zod/mini';
import { idField, idInQuery, timestampField, uuidField } from '../../shared/fields.ts';
import { reasonField, titledField } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';
import { subjectField } from '../search-fields.ts';

export const alertKinds = [
  'payment_late',
  'payment_overpaid',
  'payment_review',
  'payment_disputed',
  'fraud_warning',
  'credit_reversed',
  'double_payment',
  'refund_failed',
  'refund_excess',
  'refund_unexplained',
  'refund_stuck',
  'promo_over_limit',
  'webhook_mismatch',
  'webhook_unknown_payment',
  'webhook_stuck',
  'gateway_unclear',
  'saving_refused',
  'paid_without_access',
  'fiscal_receipt_failed',
  'fiscal_receipt_late',
  'proof_unchecked',
  'rate_implausible',
  'renewal_stuck',
  'payout_recalled',
  'payout_underway',
  'delivery_waiting',
  'delivery_late',
  'product_without_services',
  'inventory_low',
  'item_reported',
  'password_spray',
  'exports_large',
  'backup_failed',
  'worker_lost',
  'job_failing',
  'job_item_failing',
  'registrations_unusual',
  'proxy_undeclared',
] as const;
export type AlertKind = (typeof alertKinds)[number];

export const alertField = z.strictObject({
  id: idField,
  /** One of `alertKinds`; a newer server may send others. */
  kind: z.string(),
  /** The record concerned: the id of a payment, `refund:<id>`, `webhook:<id>` … */
  subject: z.string(),
  /** The payment concerned, if any. */
  payment_id: z.nullable(z.string()),
  payment_number: z.nullable(z.string()),
  /** The subscription whose delivery or renewal it is about. */
  subscription_id: z.nullable(uuidField),
  /** The service or product that it is about. */
  about: z.nullable(titledField),
  /** The buyer concerned. */
  user: z.nullable(z.strictObject({ id: uuidField, username: z.string() })),
  /** Its payment still waits for a decision, which resolves the alert; it cannot be resolved alone. */
  undecided: z.boolean(),
  detail: z.record(z.string(), z.unknown()),
  /** Until when something has to be done; null when there is no such date. */
  due_at: z.nullable(timestampField),
  created_at: timestampField,
  /** Null while it is open. */
  resolved_at: z.nullable(timestampField),
  /** Null when the cause went away without an operator. */
  resolved_by: z.nullable(z.string()),
  resolution: z.nullable(z.string()),
});
export type Alert = z.output<typeof alertField>;

/** Alerts that the shop raises for operators until one of them resolves it. */
const routes = consoleRoutes({ tag: 'Reports', read: 'alerts:read', write: 'alerts:write' });

export const listAlerts = routes.list('listAlerts', '/alerts', {
  summary: 'Alerts, 50 at a time: open ones with a date by that date, then the newest first',
  filters: {
    state: z.enum(['open', 'resolved']),
    kind: z.optional(z.enum(alertKinds)),
    /** Alerts about one record, as the alerts name it. */
    subject: z.optional(subjectField),
    /**
     * Alerts about payments, deliveries, renewals and payouts of a buyer, a subscription or a ticket (`user:<id>`), those
     * that concern a product, a promo code or a gateway (`gateway:stripe`), or a section (`section:system`).
     */
    record: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^(?:(?:user|subscription|ticket):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?:product|promo):[1-9]\d{0,8}|(?:gateway|section):[a-z_]{1,40})$/,
          ),
        ),
    ),
  },
  cursor: { before: idInQuery },
  row: alertField,
  export: { id: 'exportAlerts', name: 'alerts', summary: 'Open or resolved alerts as CSV' },
});

/** Idempotent. */
export const resolveAlert = routes.post('resolveAlert', '/alerts/:id/resolve', {
  summary: 'Resolve an alert',
  params: z.strictObject({ id: idInQuery }),
  body: z.strictObject({
    reason: reasonField,
  }),
  answer: alertField,
  errors: ['alert_undecided'],
});

/** Idempotent. Only for alerts that an operator resolved; the others ended with their cause. */
export const reopenAlert = routes.post('reopenAlert', '/alerts/:id/reopen', {
  summary: 'Undo the resolution of an alert',
  params: z.strictObject({ id: idInQuery }),
  answer: alertField,
  errors: ['alert_ended'],
});
