import type { AlertKind } from './alerts.ts';

/** Pages that show their open alerts: those of records, and sections for what concerns no single record. */
export const alertPlaces = [
  'payment',
  'subscription',
  'service',
  'product',
  'promo',
  'gateway',
  'payout',
  'methods',
  'users',
  'audit',
  'system',
] as const;
export type AlertPlace = (typeof alertPlaces)[number];

export interface AlertRule {
  readonly places: readonly [AlertPlace, ...AlertPlace[]];
  /**
   * How it ends. `watched`: a scheduled check finds that its cause has ended; `operation`: the operation that ends its
   * cause resolves it; `noted`: it needs no action and is resolved from the start; `operator`: it is about something that
   * has happened, so an operator reads and resolves it.
   */
  readonly ends: 'watched' | 'operation' | 'noted' | 'operator';
}

const payment = (ends: AlertRule['ends'], ...others: readonly AlertPlace[]): AlertRule => ({
  places: ['payment', ...others],
  ends,
});

export const alertRules: Readonly<Record<AlertKind, AlertRule>> = {
  payment_late: payment('noted'),
  payment_overpaid: payment('operation'),
  payment_review: payment('operation'),
  payment_disputed: payment('operation'),
  fraud_warning: payment('operation'),
  credit_reversed: payment('watched'),
  double_payment: payment('operation'),
  refund_failed: payment('operation'),
  refund_excess: payment('operator'),
  refund_unexplained: payment('operation'),
  refund_stuck: payment('operation'),
  promo_over_limit: payment('operation', 'promo'),
  webhook_mismatch: payment('operator', 'gateway'),
  webhook_unknown_payment: { places: ['gateway'], ends: 'operator' },
  webhook_stuck: { places: ['gateway', 'system'], ends: 'watched' },
  gateway_unclear: payment('operation'),
  saving_refused: { places: ['gateway'], ends: 'operation' },
  paid_without_access: payment('watched'),
  fiscal_receipt_failed: payment('operation'),
  fiscal_receipt_late: payment('operation'),
  proof_unchecked: payment('watched'),
  rate_implausible: { places: ['methods'], ends: 'watched' },
  renewal_stuck: { places: ['subscription'], ends: 'operation' },
  payout_recalled: { places: ['payout'], ends: 'watched' },
  payout_underway: { places: ['payout'], ends: 'watched' },
  delivery_waiting: { places: ['subscription'], ends: 'watched' },
  delivery_late: { places: ['subscription'], ends: 'watched' },
  product_without_services: { places: ['product'], ends: 'watched' },
  inventory_low: { places: ['service', 'product'], ends: 'operation' },
  item_reported: { places: ['service', 'product', 'subscription'], ends: 'operator' },
  password_spray: { places: ['users'], ends: 'operator' },
  exports_large: { places: ['audit'], ends: 'operator' },
  backup_failed: { places: ['system'], ends: 'operation' },
  worker_lost: { places: ['system'], ends: 'operation' },
  job_failing: { places: ['system'], ends: 'operation' },
  job_item_failing: { places: ['system'], ends: 'operation' },
  registrations_unusual: { places: ['users'], ends: 'operator' },
  proxy_undeclared: { places: ['system'], ends: 'operation' },
};

/** The kinds that a section shows. */
export function kindsIn(place: string): AlertKind[] {
  // Safe: the keys of the table are the kinds.
  const kinds = Object.keys(alertRules) as AlertKind[];
  return kinds.filter((kind) => alertRules[kind].places.some((one) => one === place));
}
