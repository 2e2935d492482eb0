import type { AlertKind } from '../alerts/alerts.ts';
import type { Permission } from '../permissions.ts';

/** What operators can be notified of outside the console. */
export const notificationTopics = [
  'sale',
  'payment_review',
  'dispute',
  'refund',
  'ticket',
  'inventory',
  'job',
  'payout',
  'security',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** The permission to read the records of a topic; without it an operator is not notified. */
export const permissionOfTopic = {
  sale: 'payments:read',
  payment_review: 'payments:read',
  dispute: 'payments:read',
  refund: 'payments:read',
  ticket: 'tickets:read',
  inventory: 'inventory:read',
  job: 'system:read',
  payout: 'payouts:read',
  security: 'team:read',
} as const satisfies Readonly<Record<NotificationTopic, Permission>>;

/** Topics that may interrupt quiet hours, if the operator says so. */
export const urgentTopics: readonly NotificationTopic[] = [
  'payment_review',
  'dispute',
  'refund',
  'job',
  'security',
];

/** Events that are not alerts: nothing has to be resolved. */
export const operatorEventKinds = [
  'sale',
  'ticket_waiting',
  'payout_requested',
  'operator_new_device',
  'operator_role_changed',
  'operator_recovery_code',
  'operator_chat_linked',
  'gateway_keys_changed',
  'connection_keys_changed',
] as const;
export type OperatorEventKind = (typeof operatorEventKinds)[number];

/** Alerts that cost money while they are open, and events; other alerts are in the console only. */
const topics = {
  payment_review: 'payment_review',
  double_payment: 'payment_review',
  payment_overpaid: 'payment_review',
  proof_unchecked: 'payment_review',
  payment_disputed: 'dispute',
  fraud_warning: 'dispute',
  credit_reversed: 'dispute',
  refund_failed: 'refund',
  refund_stuck: 'refund',
  refund_unexplained: 'refund',
  inventory_low: 'inventory',
  delivery_waiting: 'inventory',
  delivery_late: 'inventory',
  paid_without_access: 'inventory',
  job_failing: 'job',
  job_item_failing: 'job',
  backup_failed: 'job',
  worker_lost: 'job',
  webhook_stuck: 'job',
  renewal_stuck: 'payment_review',
  payout_recalled: 'payout',
  payout_underway: 'payout',
  password_spray: 'security',
  exports_large: 'security',
  sale: 'sale',
  ticket_waiting: 'ticket',
  payout_requested: 'payout',
  operator_new_device: 'security',
  operator_role_changed: 'security',
  operator_recovery_code: 'security',
  operator_chat_linked: 'security',
  gateway_keys_changed: 'security',
  connection_keys_changed: 'security',
} as const satisfies Readonly<
  Partial<Record<AlertKind, NotificationTopic>> & Record<OperatorEventKind, NotificationTopic>
>;
export type NotifiedKind = keyof typeof topics;
export const notifiedKinds = Object.keys(topics) as readonly NotifiedKind[];

/** @returns undefined for a kind that operators are not notified of */
export function topicOf(kind: string): NotificationTopic | undefined {
  return isNotifiedKind(kind) ? topics[kind] : undefined;
}

export function isNotifiedKind(kind: string): kind is NotifiedKind {
  return Object.hasOwn(topics, kind);
}
