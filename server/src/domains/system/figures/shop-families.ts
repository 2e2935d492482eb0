import type { Family } from '../../../platform/telemetry/metrics/figures.ts';

const gauge = (name: string, help: string): Family => ({ name, type: 'gauge', help });
const counter = (name: string, help: string): Family => ({ name, type: 'counter', help });

/** Counters begin at 0 with the process and are the same in each that runs jobs, half a minute late. */
export const shopFamilies = {
  orders: counter('sesame_orders_total', 'Orders by payment method.'),
  paid: counter('sesame_paid_orders_total', 'Paid orders by payment method.'),
  captured: counter('sesame_captured_cents_total', 'Captured money in cents by payment method.'),
  refunds: counter('sesame_refunds_total', 'Refunds in the journal by payment method.'),
  refunded: counter('sesame_refunded_cents_total', 'Refunded money in cents by payment method.'),
  webhooks: counter(
    'sesame_webhooks_total',
    'Webhooks that were verified and stored, by provider.',
  ),
  mails: counter('sesame_mails_total', 'Emails that were queued.'),
  webhookAt: gauge(
    'sesame_webhook_last_timestamp_seconds',
    'When the last webhook of a provider arrived, as Unix time.',
  ),
  webhooksWaiting: gauge('sesame_webhooks_waiting', 'Stored webhooks that are not applied.'),
  webhookAge: gauge(
    'sesame_webhook_oldest_seconds',
    'How long the oldest stored webhook has waited to be applied.',
  ),
  open: gauge('sesame_payments_open', 'Payments that are pending or in review.'),
  undelivered: gauge(
    'sesame_undelivered_services',
    'Services of running subscriptions whose item is not assigned yet.',
  ),
  undeliveredAge: gauge(
    'sesame_undelivered_oldest_seconds',
    'How long the oldest of them has waited.',
  ),
  access: gauge(
    'sesame_paid_to_access_seconds',
    'From paid until all services can be used, of the orders of the last hour, by quantile; 1 is the longest. No value without orders.',
  ),
  sessions: gauge('sesame_sessions', 'Sessions of buyers that have not expired.'),
  mailsWaiting: gauge('sesame_mails_waiting', 'Emails that are not sent yet.'),
  mailsAbandoned: gauge('sesame_mails_abandoned', 'Emails that were given up.'),
  mailAge: gauge('sesame_mail_oldest_seconds', 'How long the oldest email has waited to be sent.'),
  queued: gauge('sesame_queue_jobs', 'Jobs that wait, by queue: due now, or later.'),
  retried: gauge('sesame_queue_retried_jobs', 'Waiting jobs that have failed before.'),
  queueAge: gauge('sesame_queue_oldest_seconds', 'How long the first due job has waited.'),
  dead: gauge('sesame_queue_dead_jobs', 'Jobs whose attempts have all failed.'),
  scheduleAt: gauge(
    'sesame_schedule_success_timestamp_seconds',
    'When a schedule was last done without an error, as Unix time.',
  ),
  scheduleEvery: gauge('sesame_schedule_interval_seconds', 'Interval of a schedule.'),
  alerts: gauge('sesame_alerts_open', 'Alerts of the console that are open, by kind.'),
  backupAt: gauge(
    'sesame_backup_success_timestamp_seconds',
    'When the last backup was made, as Unix time. No value without one.',
  ),
  drillAt: gauge(
    'sesame_restore_drill_success_timestamp_seconds',
    'When a backup was last restored as a test without a fault, as Unix time. No value without one.',
  ),
} as const;
