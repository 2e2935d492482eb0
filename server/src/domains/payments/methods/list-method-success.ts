import {
  METHOD_SUCCESS_DAYS,
  METHOD_SUCCESS_HOURS,
  type MethodSuccess,
} from '@sesame/contract/console/payments/method-tests.ts';
import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countMethodEnds } from './method-success.store.ts';

/** The share of paid payments among all completed ones, by method, for both spans of time. */
export async function listMethodSuccess({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<MethodSuccess[]> {
  const now = clock.now().getTime();
  const rows = await countMethodEnds(db, {
    dayFrom: new Date(now - METHOD_SUCCESS_HOURS * HOUR_MS),
    monthFrom: new Date(now - METHOD_SUCCESS_DAYS * DAY_MS),
  });
  return rows.map((row) => ({
    gateway: row.gateway,
    day: rateOf(row.day_ended, row.day_paid),
    month: rateOf(row.month_ended, row.month_paid),
  }));
}

function rateOf(ended: number, paid: number): MethodSuccess['day'] {
  return { ended, paid, percent: ended === 0 ? null : Math.round((paid / ended) * 1_000) / 10 };
}
