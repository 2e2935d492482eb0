import type {
  exportSalesReport as exportRoute,
  getSalesReport as getRoute,
} from '@sesame/contract/console/reports.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import { csvFile } from '../../platform/files/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { daysAfter } from './days.rules.ts';
import { findLastSalesDay, type Sums, sumByDay, sumByKey } from './sales-days.store.ts';
import { titlesOf } from './titles-of.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

const MAX_ROWS = 500;

/** Revenue of a period by one dimension, and its total. */
export async function reportSales(
  { db, clock }: Needs,
  { by, since, until }: QueryOf<typeof getRoute>,
): Promise<AnswerOf<typeof getRoute>> {
  const live = daysAfter(await findLastSalesDay(db), { since, until });
  const query = { since, until, live, now: clock.now() };
  const [all] = await sumByKey(db, { ...query, dimension: 'all' }, 1);
  const rows =
    by === 'day'
      ? (await sumByDay(db, { ...query, dimension: 'all' }))
          .filter(hasSales)
          .map((row) => ({ ...row, key: row.day }))
      : await sumByKey(db, { ...query, dimension: by }, MAX_ROWS);
  const titleOf = await titlesOf(
    db,
    by,
    rows.map(({ key }) => key),
  );
  return {
    rows: rows.map((row) => ({ key: row.key, title: titleOf(row.key), ...serializeSums(row) })),
    total: serializeSums(all ?? { orders: 0, gross_cents: 0, fees_cents: 0, refunds_cents: 0 }),
  };
}

export async function exportSales(
  platform: Needs,
  query: QueryOf<typeof exportRoute>,
): Promise<FileAnswer> {
  const { rows } = await reportSales(platform, query);
  return csvFile(
    `sales-by-${query.by}-${query.since}-${query.until}`,
    [query.by, 'key', 'orders', 'gross', 'fees', 'refunds', 'revenue'],
    rows.map(({ title, key, orders, gross, fees, refunds, revenue }) => [
      ...[title, key, orders],
      ...[gross, fees, refunds, revenue],
    ]),
  );
}

/** Aggregated days have a row even without sales. */
function hasSales({ orders, gross_cents, refunds_cents }: Sums): boolean {
  return orders > 0 || gross_cents > 0 || refunds_cents > 0;
}

function serializeSums({ orders, gross_cents, fees_cents, refunds_cents }: Sums) {
  return {
    orders,
    gross: dollarsFromCents(gross_cents),
    fees: dollarsFromCents(fees_cents),
    refunds: dollarsFromCents(refunds_cents),
    revenue: dollarsFromCents(gross_cents - refunds_cents),
  };
}
