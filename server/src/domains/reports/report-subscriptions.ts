import type {
  exportSubscriptionReport as exportRoute,
  getSubscriptionReport as getRoute,
  SubscriptionDay,
} from '@sesame/contract/console/reports.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { dayIn } from '@sesame/contract/shared/time-zone.ts';
import { csvFile } from '../../platform/files/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { daysAfter, daysBetween } from './days.rules.ts';
import type { ReportSource } from './report-source.ts';
import { findLastSalesDay, sumByDay } from './sales-days.store.ts';

/** New, renewed and expired subscriptions by day, including days without any but no future days. */
export async function reportSubscriptions(
  { db, clock, config }: ReportSource,
  { since, until }: QueryOf<typeof getRoute>,
): Promise<SubscriptionDay[]> {
  const now = clock.now();
  const days = { since, until, zone: config.shop().timeZone };
  const live = daysAfter(await findLastSalesDay(db, days.zone), days);
  const rows = await sumByDay(db, { ...days, live, now, dimension: 'subscriptions' });
  const counts = new Map(rows.map(({ day, key, orders }) => [`${day} ${key}`, orders]));
  const today = dayIn(days.zone, now);
  return daysBetween(since, until < today ? until : today).map((day) => ({
    day,
    new: counts.get(`${day} new`) ?? 0,
    renewed: counts.get(`${day} renewed`) ?? 0,
    expired: counts.get(`${day} expired`) ?? 0,
  }));
}

export async function exportSubscriptions(
  platform: ReportSource,
  query: QueryOf<typeof exportRoute>,
): Promise<FileAnswer> {
  const rows = await reportSubscriptions(platform, query);
  return csvFile(
    `subscriptions-${query.since}-${query.until}`,
    [`day, ${platform.config.shop().timeZone}`, 'new', 'renewed', 'expired'],
    rows.map((row) => [row.day, row.new, row.renewed, row.expired]),
  );
}
