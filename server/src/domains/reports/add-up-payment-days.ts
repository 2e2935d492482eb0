import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { addDays, dayOf, daysBetween } from './days.rules.ts';
import { findFirstPaymentDay, findLastPaymentDay, insertPaymentDay } from './payment-days.store.ts';

/** As in the index of what was paid later, and ten minutes for what was begun before. */
const SOON_MS = 14 * 86_400_000 + 10 * 60 * 1_000;

/** Counts every day that has been over for two weeks and was not counted yet, one transaction each. @returns how many */
export async function addUpPaymentDays({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const last = await findLastPaymentDay(db);
  const first = last === undefined ? await findFirstPaymentDay(db) : addDays(last, 1);
  if (first === undefined) return 0;
  const until = addDays(dayOf(new Date(clock.now().getTime() - SOON_MS)), -1);
  const days = daysBetween(first, until);
  for (const day of days) await inTransaction(db, (tx) => insertPaymentDay(tx, day));
  return days.length;
}
