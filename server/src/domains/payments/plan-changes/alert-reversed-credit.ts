import { raiseAlert } from '../../../platform/alerts.store.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { listCreditedChanges } from './plan-changes.store.ts';

/**
 * Alerts operators about the plans that credit of a payment has paid a part of, when that payment is disputed or more of it
 * was refunded than was left: an operator decides whether the new plan stays. The alert ends with its cause.
 */
export async function alertReversedCredit(
  tx: Executor,
  source: PaymentRow,
  at: Date,
): Promise<void> {
  if (source.credited_cents === 0 || !isReversed(source)) return;
  for (const { payment_id: subject, ...plan } of await listCreditedChanges(tx, source.id)) {
    const detail = { source: source.id, source_number: source.number, ...plan };
    await raiseAlert(tx, { kind: 'credit_reversed', subject, detail, at });
  }
}

function isReversed(source: PaymentRow): boolean {
  const { captured_cents: captured, refunded_cents: refunded, credit_cents: credit } = source;
  return source.state === 'disputed' || captured - refunded + credit < source.credited_cents;
}
