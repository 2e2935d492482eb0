import { dayIn } from '@sesame/contract/shared/time-zone.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { addDays, daysBetween } from './days.rules.ts';
import type { ReportSource } from './report-source.ts';
import { findFirstSalesDay, findLastSalesDay, insertSalesDay } from './sales-days.store.ts';

/** Transactions that began before midnight are committed by then. */
const SETTLED_AFTER_MS = 10 * 60 * 1_000;

/** Aggregates every past day of the shop's time zone that was not aggregated yet, one transaction per day. @returns the number of days */
export async function aggregateSalesDays({ db, clock, config }: ReportSource): Promise<number> {
  const zone = config.shop().timeZone;
  const now = clock.now();
  const last = await findLastSalesDay(db, zone);
  const first = last === undefined ? await findFirstSalesDay(db, zone) : addDays(last, 1);
  if (first === undefined) return 0;
  const yesterday = addDays(dayIn(zone, new Date(now.getTime() - SETTLED_AFTER_MS)), -1);
  const days = daysBetween(first, yesterday);
  for (const day of days) await inTransaction(db, (tx) => insertSalesDay(tx, { day, zone }, now));
  return days.length;
}
