import type {
  exportSalesReport as exportRoute,
  getSalesReport as getRoute,
  SalesDimension,
} from '@sesame/contract/console/reports.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import { csvFile } from '../../platform/files/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { daysAfter } from './days.rules.ts';
import { sumPayouts } from './payout-sums.store.ts';
import type { ReportSource } from './report-source.ts';
import { findLastSalesDay, type Sums, sumByDay, sumByKey } from './sales-days.store.ts';
import { titlesOf } from './titles-of.ts';

const MAX_ROWS = 500;

const MONEY = [
  'gross',
  'fees',
  'refunds',
  'revenue',
  'partner_cost',
  'revenue_after_partners',
] as const;
const NOTHING = {
  orders: 0,
  gross_cents: 0,
  fees_cents: 0,
  refunds_cents: 0,
  partner_cost_cents: 0,
};
const CHARGED = ['gross', 'refunds', 'revenue'] as const;

/** The first columns of a file: a title, and where that is not unique the id or code behind it. */
const NAMES: Readonly<Record<SalesDimension, readonly string[]>> = {
  product: ['product', 'product id'],
  method: ['method', 'method id'],
  currency: ['currency'],
  country: ['country code'],
  language: ['language code'],
  promo: ['promo code', 'promo code id'],
  partner: ['partner', 'partner id'],
  campaign: ['campaign'],
  day: ['day'],
};

/** Revenue of a period by one dimension, and its total. */
export async function reportSales(
  { db, clock, config }: ReportSource,
  { by, since, until }: QueryOf<typeof getRoute>,
): Promise<AnswerOf<typeof getRoute>> {
  const days = { since, until, zone: config.shop().timeZone };
  const live = daysAfter(await findLastSalesDay(db, days.zone), days);
  const query = { ...days, live, now: clock.now() };
  const [all] = await sumByKey(db, { ...query, dimension: 'all' }, 1);
  const rows =
    by === 'day'
      ? (await sumByDay(db, { ...query, dimension: 'all' }))
          .filter(hasSales)
          .map((row) => ({ ...row, key: row.day }))
      : await sumByKey(db, { ...query, dimension: by }, MAX_ROWS);
  const payouts = await sumPayouts(db, days);
  const titleOf = await titlesOf(
    db,
    by,
    rows.map(({ key }) => key),
  );
  return {
    rows: rows.map((row) => ({
      key: row.key,
      ...titleOf(row.key),
      ...serializeSums(row),
      charged: by === 'currency' ? serializeCharged(row) : null,
    })),
    total: serializeSums(all ?? NOTHING),
    payouts: {
      total: dollarsFromCents(payouts.total_cents),
      from_refunds: dollarsFromCents(payouts.credit_cents),
    },
  };
}

export async function exportSales(
  platform: ReportSource,
  query: QueryOf<typeof exportRoute>,
): Promise<FileAnswer> {
  const { rows } = await reportSales(platform, query);
  const charged = query.by === 'currency' ? CHARGED : [];
  const names = query.by === 'day' ? [`day, ${platform.config.shop().timeZone}`] : NAMES[query.by];
  return csvFile(
    `sales-by-${query.by}-${query.since}-${query.until}`,
    [
      ...names,
      'orders',
      ...MONEY.map((name) => `${name.replaceAll('_', ' ')}, USD`),
      ...charged.map((name) => `${name} as charged`),
    ],
    rows.map((row) => [
      ...(names.length === 1 ? [row.title] : [row.title, row.key]),
      row.orders,
      ...MONEY.map((name) => row[name]),
      ...charged.map((name) => row.charged?.[name] ?? null),
    ]),
  );
}

/** Aggregated days have a row even without sales. */
function hasSales({ orders, gross_cents, refunds_cents, partner_cost_cents }: Sums): boolean {
  return orders > 0 || gross_cents > 0 || refunds_cents > 0 || partner_cost_cents !== 0;
}

function serializeCharged({ charged_minor, charged_refunds_minor }: Sums) {
  return {
    gross: charged_minor / 100,
    refunds: charged_refunds_minor / 100,
    revenue: (charged_minor - charged_refunds_minor) / 100,
  };
}

type Totals = Omit<Sums, 'charged_minor' | 'charged_refunds_minor'>;

function serializeSums({
  orders,
  gross_cents,
  fees_cents,
  refunds_cents,
  partner_cost_cents,
}: Totals) {
  return {
    orders,
    gross: dollarsFromCents(gross_cents),
    fees: dollarsFromCents(fees_cents),
    refunds: dollarsFromCents(refunds_cents),
    revenue: dollarsFromCents(gross_cents - refunds_cents),
    partner_cost: dollarsFromCents(partner_cost_cents),
    revenue_after_partners: dollarsFromCents(gross_cents - refunds_cents - partner_cost_cents),
  };
}
