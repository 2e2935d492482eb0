import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { creditOfPayouts } from '../../ledger/index.ts';
import { findListedPayout, type ListedPayout } from './payouts.store.ts';

/** A payout with the part of it that is refunds to the balance, in cents; the rest is commissions. */
export interface SourcedPayout extends ListedPayout {
  readonly credit_cents: number;
}

/** Adds to payouts where their money is from, as the journal says. */
export async function withCredit(
  db: Executor,
  payouts: readonly ListedPayout[],
): Promise<SourcedPayout[]> {
  const credits = await creditOfPayouts(
    db,
    payouts.map(({ id }) => id),
  );
  return payouts.map((payout) => ({ ...payout, credit_cents: credits.get(payout.id) ?? 0 }));
}

/** Refuses `not_found`. */
export async function requireSourcedPayout(db: Executor, id: string): Promise<SourcedPayout> {
  const found = await findListedPayout(db, id);
  const [payout] = found === undefined ? [] : await withCredit(db, [found]);
  if (payout === undefined) refuse('not_found');
  return payout;
}
