import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { PaymentStanding } from '@sesame/contract/operator-payments.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPayment } from '../payments.store.ts';
import { listRefunds, type RefundRow } from './refunds.store.ts';

/** What a payment took, what went back of it, and the refunds that operators asked for. */
export async function paymentStanding(
  { db }: Pick<Platform, 'db'>,
  paymentId: string,
): Promise<PaymentStanding> {
  const payment = await findPayment(db, paymentId);
  if (payment === undefined) refuse('not_found');
  return {
    state: payment.state,
    captured: dollarsFromCents(payment.captured_cents),
    refunded: dollarsFromCents(payment.refunded_cents),
    owed: dollarsFromCents(payment.owed_cents),
    refunds: (await listRefunds(db, paymentId)).map(onWire),
  };
}

function onWire(row: RefundRow): PaymentStanding['refunds'][number] {
  return {
    id: row.id,
    purpose: row.purpose,
    way: row.way,
    access: row.access,
    amount: dollarsFromCents(row.amount_cents),
    // Kopecks are to a rouble what cents are to a dollar.
    charged: { amount: dollarsFromCents(row.amount_minor), currency: row.currency },
    reason: row.reason,
    state: row.state,
    failure: row.failure,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}
