import type { Consequences } from '@sesame/contract/console/payments/consequences.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Executor } from '../../../platform/platform.ts';
import { findCommissionsOfPayment } from './commissions.store.ts';

/** The commissions that partners earn by a payment, and what was reversed of them. */
export async function listCommissionsOfPayment(
  db: Executor,
  paymentId: string,
): Promise<Consequences['commissions']> {
  const rows = await findCommissionsOfPayment(db, paymentId);
  return rows.map((row) => ({
    id: row.id,
    partner: { id: row.partner_id, username: row.partner_name },
    kind: row.kind,
    amount: dollarsFromCents(row.amount_cents),
    reversed: dollarsFromCents(row.reversed_cents),
    state: row.state,
    available_at: row.available_at.toISOString(),
    reason: row.reason,
  }));
}
