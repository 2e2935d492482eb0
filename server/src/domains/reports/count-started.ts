import type { Executor } from '../../platform/platform.ts';
import { type Days, daysAfter } from './days.rules.ts';
import { countStarted, findLastPaymentDay, type StartedCounts } from './payment-days.store.ts';

/** The outcomes of the payments started on these days, by method. */
export async function countStartedOn(db: Executor, days: Days): Promise<StartedCounts[]> {
  const last = await findLastPaymentDay(db, days.zone);
  const until = last !== undefined && last < days.until ? last : days.until;
  return countStarted(db, {
    counted: last === undefined || last < days.since ? undefined : { ...days, until },
    live: daysAfter(last, days),
  });
}
