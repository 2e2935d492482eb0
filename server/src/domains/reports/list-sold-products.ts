import type { listSoldProducts as route } from '@sesame/contract/console/reports.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { dayIn } from '@sesame/contract/shared/time-zone.ts';
import { daysAfter } from './days.rules.ts';
import type { ReportSource } from './report-source.ts';
import { findFirstSalesDay, findLastSalesDay, sumByKey } from './sales-days.store.ts';

const MAX_PRODUCTS = 10_000;

/** Paid orders of each product since the first one, in the words and days of the sales report. */
export async function listSoldProducts({
  db,
  clock,
  config,
}: ReportSource): Promise<AnswerOf<typeof route>> {
  const zone = config.shop().timeZone;
  const now = clock.now();
  const since = await findFirstSalesDay(db, zone);
  if (since === undefined) return [];
  const days = { since, until: dayIn(zone, now), zone };
  const live = daysAfter(await findLastSalesDay(db, zone), days);
  const rows = await sumByKey(db, { ...days, live, now, dimension: 'product' }, MAX_PRODUCTS);
  return rows
    .filter(({ orders }) => orders > 0)
    .map(({ key, orders }) => ({ product: Number(key), orders }));
}
