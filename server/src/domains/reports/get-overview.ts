import type {
  Attention,
  getOverview as getOverviewRoute,
  OverviewFigures,
  RevenueShare,
} from '@sesame/contract/console/reports.ts';
import { DELIVERY_ALERT_S } from '@sesame/contract/shared/limits.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import { dayIn } from '@sesame/contract/shared/time-zone.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Executor } from '../../platform/platform.ts';
import { RecentValues } from '../../platform/recent-values.ts';
import { countLowServices } from '../access/index.ts';
import { countStartedOn } from './count-started.ts';
import { addDays, type Days, daysAfter, daysBetween } from './days.rules.ts';
import {
  type ActiveCounts,
  countActive,
  countOpenAlerts,
  countWaiting,
  findDayEnd,
  findHeartbeat,
} from './overview.store.ts';
import { percentOfCounts } from './percent.rules.ts';
import type { ReportSource } from './report-source.ts';
import { findLastSalesDay, type Sums, sumByDay, sumByKey } from './sales-days.store.ts';
import { titlesOf } from './titles-of.ts';

/** Number of bars per list. */
const SHARES = 5;

/** Half the interval at which the screen refetches; a count reads an entry of an index for every active subscription. */
const ACTIVE_LASTS_MS = 30_000;

const activeCountsOf = perPlatform(
  (_platform: ReportSource) => new RecentValues<ActiveCounts>(ACTIVE_LASTS_MS),
);

/** The figures of the last days, including today, or of yesterday alone, and of the same number of days before. */
export async function getOverview(
  platform: ReportSource,
  query: QueryOf<typeof getOverviewRoute>,
): Promise<AnswerOf<typeof getOverviewRoute>> {
  const { db, clock, config } = platform;
  const zone = config.shop().timeZone;
  const now = clock.now();
  const isYesterday = query.days === 'yesterday';
  const length = isYesterday ? 1 : Number(query.days);
  const until = addDays(dayIn(zone, now), isYesterday ? -1 : 0);
  const period = { since: addDays(until, 1 - length), until, zone };
  const before = { since: addDays(period.since, -length), until: addDays(period.since, -1), zone };
  // Today is incomplete, so the period before it ends at the same time of day.
  const [end, endBefore] = isYesterday
    ? [
        await findDayEnd(db, { day: until, zone }),
        await findDayEnd(db, { day: before.until, zone }),
      ]
    : [now, new Date(now.getTime() - length * 86_400_000)];
  const last = await findLastSalesDay(db, zone);
  const both = { since: before.since, until, zone };
  const byDay = await sumByDay(db, {
    ...both,
    dimension: 'all',
    live: daysAfter(last, both),
    now,
  });
  const dayOfSums = new Map(byDay.map((row) => [row.day, row]));
  const shares = (dimension: 'method' | 'product') =>
    revenueShares(db, { ...period, dimension, live: daysAfter(last, period), now });
  const active = await activeCountsOf(platform).get(`${query.days} ${until}`, now, () =>
    countActive(db, { at: end, before: endBefore }),
  );
  return {
    since: period.since,
    until,
    figures: await figuresOf(db, period, active.at, dayOfSums),
    previous: await figuresOf(db, before, active.before, dayOfSums),
    days: daysBetween(period.since, until).map((day) => ({
      day,
      revenue: revenueOf(dayOfSums.get(day)),
      previous: revenueOf(dayOfSums.get(addDays(day, -length))),
    })),
    methods: await shares('method'),
    products: await shares('product'),
    attention: await attentionOf(platform, now),
    worker_at: (await findHeartbeat(db))?.toISOString() ?? null,
  };
}

async function figuresOf(
  db: Executor,
  days: Days,
  active: number,
  dayOfSums: ReadonlyMap<string, Sums>,
): Promise<OverviewFigures> {
  const sums = daysBetween(days.since, days.until).flatMap((day) => dayOfSums.get(day) ?? []);
  const started = await countStartedOn(db, days);
  const total = (of: 'decided' | 'paid') => started.reduce((sum, row) => sum + row[of], 0);
  return {
    revenue: dollarsFromCents(sums.reduce((sum, row) => sum + centsOf(row), 0)),
    orders: sums.reduce((sum, { orders }) => sum + orders, 0),
    active_subscriptions: active,
    success: percentOfCounts(total('paid'), total('decided')),
  };
}

async function revenueShares(
  db: Executor,
  query: Parameters<typeof sumByKey>[1] & { readonly dimension: 'method' | 'product' },
): Promise<RevenueShare[]> {
  // The largest by what was received, in the order of the revenue that is shown.
  const rows = (await sumByKey(db, query, SHARES))
    .filter((row) => centsOf(row) > 0)
    .toSorted((one, other) => centsOf(other) - centsOf(one));
  const titleOf = await titlesOf(
    db,
    query.dimension,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => ({
    key: row.key,
    ...titleOf(row.key),
    revenue: revenueOf(row),
  }));
}

async function attentionOf({ db, config }: ReportSource, now: Date): Promise<Attention> {
  const lateSince = new Date(now.getTime() - DELIVERY_ALERT_S * 1_000);
  const { low_inventory: lowInventory } = config.shop().limits;
  const { oldest_ticket_at, payouts_cents, ...counts } = await countWaiting(db, { now, lateSince });
  return {
    ...counts,
    oldest_ticket_at: oldest_ticket_at?.toISOString() ?? null,
    payouts_amount: dollarsFromCents(payouts_cents),
    low_inventory: await countLowServices(db, lowInventory),
    alerts: await countOpenAlerts(db),
  };
}

function centsOf({ gross_cents, refunds_cents }: Sums): number {
  return gross_cents - refunds_cents;
}

function revenueOf(sums: Sums | undefined): number {
  return sums === undefined ? 0 : dollarsFromCents(centsOf(sums));
}
