import type { Consequences } from '@sesame/contract/console/payments/consequences.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Executor } from '../../../platform/platform.ts';
import { readAccessOfPayment } from '../../access/index.ts';
import { findBalances } from '../../ledger/index.ts';
import { listCommissionsOfPayment } from '../../referrals/index.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { findUseOfPayment } from './consequences.store.ts';

/** What a payment has led to: access, use of a promo code, commissions, and the buyer's balance. */
export async function readConsequences(
  db: Executor,
  payment: Pick<PaymentRow, 'id' | 'user_id'>,
  now: Date,
): Promise<Consequences> {
  const access = await readAccessOfPayment(db, payment.id, now);
  const promo = await findUseOfPayment(db, payment.id);
  const commissions = await listCommissionsOfPayment(db, payment.id);
  const { available_cents: balance } = await findBalances(db, payment.user_id);
  return { access, promo: promo ?? null, commissions, balance: dollarsFromCents(balance) };
}
