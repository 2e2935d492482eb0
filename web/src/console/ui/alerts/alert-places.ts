import type { Alert, AlertKind } from '@sesame/contract/console/alerts/alerts.ts';
import { consolePaths } from '../../paths.ts';

const payment = (subject: string) => consolePaths.payment(subject);
const service = (subject: string) => consolePaths.service(subject);
const payout = (subject: string) => consolePaths.payout(subject.replace(/^payout:/, ''));

/**
 * The page where the cause of each alert is handled. An alert about a payment or a subscription leads to its page in any
 * case; this is for the others, and for records that do not exist any more.
 */
const places: Readonly<Record<AlertKind, (subject: string) => string>> = {
  payment_late: payment,
  payment_overpaid: payment,
  payment_review: payment,
  payment_disputed: payment,
  fraud_warning: payment,
  credit_reversed: payment,
  double_payment: payment,
  refund_failed: consolePaths.payments,
  refund_excess: payment,
  refund_unexplained: payment,
  refund_stuck: consolePaths.payments,
  promo_over_limit: payment,
  webhook_mismatch: consolePaths.gateways,
  webhook_unknown_payment: consolePaths.gateways,
  webhook_stuck: consolePaths.system,
  gateway_unclear: payment,
  paid_without_access: payment,
  fiscal_receipt_failed: payment,
  fiscal_receipt_late: payment,
  proof_unchecked: consolePaths.transfers,
  rate_implausible: consolePaths.methods,
  saving_refused: (subject) => consolePaths.gateway(subject),
  renewal_stuck: (subject) => consolePaths.subscription(subject),
  payout_recalled: payout,
  payout_underway: payout,
  delivery_waiting: consolePaths.fulfilment,
  delivery_late: consolePaths.fulfilment,
  product_without_services: (subject) => consolePaths.product(subject),
  inventory_low: service,
  item_reported: service,
  password_spray: consolePaths.users,
  exports_large: consolePaths.audit,
  backup_failed: consolePaths.system,
  worker_lost: consolePaths.system,
  job_failing: consolePaths.system,
  job_item_failing: consolePaths.system,
  registrations_unusual: consolePaths.users,
  proxy_undeclared: consolePaths.system,
};

type Placed = Pick<Alert, 'kind' | 'subject' | 'payment_id' | 'subscription_id'>;

/** @returns undefined for a kind that this version does not know */
export function placeOf({ kind, subject, ...of }: Placed): string | undefined {
  if (of.payment_id !== null) return consolePaths.payment(of.payment_id);
  if (of.subscription_id !== null) return consolePaths.subscription(of.subscription_id);
  const known: Readonly<Record<string, (subject: string) => string>> = places;
  return Object.hasOwn(known, kind) ? known[kind]?.(subject) : undefined;
}
