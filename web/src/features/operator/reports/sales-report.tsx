import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  exportSalesReport,
  getSalesReport,
  type SalesDimension,
  type SalesRow,
} from '@sesame/contract/operator-reports.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';
import { fullDay } from './report-choice.rules.ts';
import { ReportStates } from './report-states.tsx';
import { reportWords } from './reports.words.ts';

type SalesReportProps = { by: SalesDimension; heading: string; since: string; until: string };

const MONEY = ['gross', 'fees', 'refunds', 'net'] as const;
/** Dimensions that not every sale has: their rows are less than the whole. */
const PARTIAL: readonly SalesDimension[] = ['country', 'promo', 'partner', 'campaign'];

/** What the browser can say better than the server: days, and countries and languages in the reader's own. */
function nameOf(by: SalesDimension, title: string, language: string): string {
  if (by === 'day') return fullDay(title);
  if (by !== 'country' && by !== 'language') return title;
  const type = by === 'country' ? 'region' : 'language';
  return new Intl.DisplayNames([language], { type }).of(title) ?? title;
}

/** Revenue of some days, split up one way. */
export function SalesReport({ by, heading, since, until }: SalesReportProps) {
  const { language } = useI18n();
  const say = useWords(reportWords);
  const query = { by, since, until };
  const report = useOperatorQuery(getSalesReport, { query }, { keepsPrevious: true });
  const money = (dollars: number) => formatMoney(centsFromDollars(dollars));
  return (
    <ReportStates isEmpty={({ total }) => total.orders === 0 && total.refunds === 0} query={report}>
      {({ rows, total }) => (
        <>
          <StatTiles>
            <StatTile label={say('orders')} value={formatCount(language, total.orders)} />
            {MONEY.map((key) => (
              <StatTile key={key} label={say(key)} value={money(total[key])} />
            ))}
          </StatTiles>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="max-w-[62ch] text-[.8125rem] text-muted leading-5">
              {say('salesNote')} {PARTIAL.includes(by) ? say('fromHere') : null}
            </p>
            <ExportButton
              input={() => ({ query })}
              name={`sales-by-${by}-${since}-${until}`}
              route={exportSalesReport}
            />
          </div>
          <RecordTable<SalesRow>
            caption={say('kindSales')}
            columns={[
              {
                key: 'title',
                header: heading,
                cell: ({ title }) => (
                  <bdi className="wrap-anywhere font-medium">{nameOf(by, title, language)}</bdi>
                ),
              },
              {
                key: 'orders',
                header: say('orders'),
                look: 'amount',
                cell: ({ orders }) => formatCount(language, orders),
              },
              ...MONEY.map((key) => ({
                key,
                header: say(key),
                look: 'amount' as const,
                cell: (row: SalesRow) => money(row[key]),
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
