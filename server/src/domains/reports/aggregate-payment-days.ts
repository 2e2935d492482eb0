import { dayIn } from '@sesame/contract/shared/time-zone.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { addDays, daysBetween } from './days.rules.ts';
import { findFirstPaymentDay, findLastPaymentDay, insertPaymentDay } from './payment-days.store.ts';
import type { ReportSource } from './report-source.ts';

/** A day is counted after two weeks, as in the partial index of later payments, and ten minutes for open transactions. */
const COUNTED_AFTER_MS = 14 * 86_400_000 + 10 * 60 * 1_000;

/**
 * Counts every day that ended two weeks ago and was not counted yet, one transaction per day.
 * @returns the number of days
 */
export async function aggregatePaymentDays({ db, clock, config }: ReportSource): Promise<number> {
  const zone = config.shop().timeZone;
  const last = await findLastPaymentDay(db, zone);
  const first = last === undefined ? await findFirstPaymentDay(db, zone) : addDays(last, 1);
  if (first === undefined) return 0;
  const until = addDays(dayIn(zone, new Date(clock.now().getTime() - COUNTED_AFTER_MS)), -1);
  const days = daysBetween(first, until);
  for (const day of days) await inTransaction(db, (tx) => insertPaymentDay(tx, { day, zone }));
  return days.length;
}
