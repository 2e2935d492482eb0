import {
  exportSalesReport,
  getSalesReport,
  type SalesDimension,
  type SalesRow,
} from '@sesame/contract/console/reports.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { formatDay } from '../../../i18n/dates/day.rules.ts';
import { formatDollars, formatSum } from '../../../i18n/format-amount.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { StatTile, StatTiles } from '../../../ui/data/stat-tile.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useShopTimeZone } from '../../api/use-operator.ts';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { daysOfRange } from './report-choice.rules.ts';
import { ReportStates } from './report-states.tsx';
import { reportMessages } from './reports.messages.ts';
import { CHART_DAYS_MAX, RevenueChart } from './revenue-chart.tsx';

type SalesReportProps = { by: SalesDimension; heading: string; since: string; until: string };

const MONEY = [
  'gross',
  'fees',
  'refunds',
  'revenue',
  'partner_cost',
  'revenue_after_partners',
] as const;
/** Dimensions that not every sale has: their rows do not add up to the total. */
const PARTIAL: readonly SalesDimension[] = ['country', 'promo', 'partner', 'campaign'];

const CHARGED = ['gross', 'refunds', 'revenue'] as const;
const chargedHeads = {
  gross: 'chargedGross',
  refunds: 'chargedRefunds',
  revenue: 'chargedRevenue',
} as const;

type Report = AnswerOf<typeof getSalesReport>;

function isEmpty({ total, payouts }: Report): boolean {
  return total.orders === 0 && total.refunds === 0 && payouts.total === 0;
}

/** Formatted in the browser, in the operator's language: days, countries and languages. */
function nameOf(by: SalesDimension, title: string, language: string): string {
  if (by === 'day') return formatDay(title);
  if (by !== 'country' && by !== 'language') return title;
  const type = by === 'country' ? 'region' : 'language';
  return new Intl.DisplayNames([language], { type }).of(title) ?? title;
}

/** Revenue in a range of days, grouped by one dimension. */
export function SalesReport({ by, heading, since, until }: SalesReportProps) {
  const { language } = useI18n();
  const t = useMessages(reportMessages);
  const zone = useShopTimeZone();
  const query = { by, since, until };
  const report = useConsoleQuery(getSalesReport, { query }, { keepsPrevious: true });
  return (
    <ReportStates isEmpty={isEmpty} query={report}>
      {({ rows, total, payouts }) => (
        <>
          <StatTiles>
            <StatTile label={t('orders')} value={formatCount(language, total.orders)} />
            {MONEY.map((key) => (
              <StatTile key={key} label={t(key)} value={formatDollars(language, total[key])} />
            ))}
            <StatTile
              label={t('payouts')}
              note={t('payoutsFromRefunds', {
                amount: formatDollars(language, payouts.from_refunds),
              })}
              value={formatDollars(language, payouts.total)}
            />
          </StatTiles>
          {daysOfRange({ since, until }).length > CHART_DAYS_MAX ? null : (
            <RevenueChart since={since} until={until} />
          )}
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="max-w-[62ch] text-[.8125rem] text-muted leading-5">
              {t('salesNote', { zone })} {PARTIAL.includes(by) ? t('fromHere') : null}
              {by === 'currency' ? t('chargedNote') : null}
            </p>
            <ExportButton
              input={() => ({ query })}
              name={`sales-by-${by}-${since}-${until}`}
              route={exportSalesReport}
            />
          </div>
          <RecordTable<SalesRow>
            caption={t('kindSales')}
            columns={[
              {
                key: 'title',
                phone: 'title',
                header: heading,
                cell: (row) => (
                  <bdi className="wrap-anywhere font-medium">
                    {nameOf(by, titleIn(language, row), language)}
                  </bdi>
                ),
              },
              {
                key: 'orders',
                phone: 'under',
                named: true,
                header: t('orders'),
                variant: 'amount',
                cell: ({ orders }) => formatCount(language, orders),
              },
              ...MONEY.map((key) => ({
                key,
                header: t(key),
                variant: 'amount' as const,
                phone: key === 'revenue' ? ('end' as const) : undefined,
                cell: (row: SalesRow) => formatDollars(language, row[key]),
              })),
              ...(by === 'currency' ? CHARGED : []).map((key) => ({
                key: `charged-${key}`,
                header: t(chargedHeads[key]),
                variant: 'amount' as const,
                cell: ({ charged, key: currency }: SalesRow) =>
                  charged === null ? '–' : formatSum(language, { amount: charged[key], currency }),
              })),
            ]}
            rowKey={({ key }) => key}
            rows={rows}
          />
        </>
      )}
    </ReportStates>
  );
}
