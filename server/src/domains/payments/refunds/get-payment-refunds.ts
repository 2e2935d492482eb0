import type { PaymentRefunds } from '@sesame/contract/console/payments/payments.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPayment } from '../records/payments.store.ts';
import { listRefunds, type RefundRow } from '../settlement/refunds/refunds.store.ts';

/** The captured, refunded and owed amounts of a payment, and its requested refunds. */
export async function getPaymentRefunds(
  { db }: Pick<Platform, 'db'>,
  paymentId: string,
): Promise<PaymentRefunds> {
  const payment = await findPayment(db, paymentId);
  if (payment === undefined) refuse('not_found');
  return {
    state: payment.shown_state,
    captured: dollarsFromCents(payment.captured_cents),
    refunded: dollarsFromCents(payment.refunded_cents),
    owed: dollarsFromCents(payment.owed_cents),
    refunds: (await listRefunds(db, paymentId)).map(serialize),
  };
}

function serialize(row: RefundRow): PaymentRefunds['refunds'][number] {
  return {
    id: row.id,
    purpose: row.purpose,
    method: row.method,
    access: row.access,
    amount: dollarsFromCents(row.amount_cents),
    // Kopecks divide a ruble as cents divide a dollar.
    charged: { amount: dollarsFromCents(row.amount_minor), currency: row.currency },
    reason: row.reason,
    state: row.state,
    failure: row.failure,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}
