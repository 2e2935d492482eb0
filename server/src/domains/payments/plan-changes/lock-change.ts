import type { Executor } from '../../../platform/platform.ts';
import { lockUnusedAccess, readUnusedAccess, type UnusedAccess } from '../../access/index.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { findSources, lockSources } from './plan-changes.store.ts';
import { type CreditLine, quoteCredit, sourceIdsOf } from './quote-credit.ts';

export interface LockedChange {
  readonly access: UnusedAccess;
  readonly sources: readonly PaymentRow[];
  readonly lines: readonly CreditLine[];
}

/** What a plan change would end, as of `at`; undefined when the subscription is not the buyer's. */
export async function readChange(
  db: Executor,
  of: { readonly subscriptionId: string; readonly userId: string; readonly at: Date },
): Promise<LockedChange | undefined> {
  const access = await readUnusedAccess(db, of);
  if (access === undefined) return undefined;
  const sources = await findSources(db, sourceIdsOf(access));
  return { access, sources, lines: quoteCredit(access, sources, of.at) };
}

/**
 * What a plan change would end, as of `at`, with the payments behind it and then the subscription locked: the order in
 * which refunds lock them.
 * @returns undefined when the subscription is not the buyer's
 */
export async function lockChange(
  tx: Executor,
  of: { readonly subscriptionId: string; readonly userId: string; readonly at: Date },
): Promise<LockedChange | undefined> {
  const seen = await readUnusedAccess(tx, of);
  if (seen === undefined) return undefined;
  await lockSources(tx, sourceIdsOf(seen));
  const access = await lockUnusedAccess(tx, of);
  if (access === undefined) return undefined;
  // Read again: a period may have been added while the lock was waited for.
  const sources = await lockSources(tx, sourceIdsOf(access));
  return { access, sources, lines: quoteCredit(access, sources, of.at) };
}
