import { getSalesReport } from '@sesame/contract/console/reports.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { formatDay } from '../../../i18n/dates/day.rules.ts';
import { formatCents, formatCentsShort } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { daysOfRange, previousRange, shortDay } from './report-choice.rules.ts';
import { reportMessages } from './reports.messages.ts';

/** The report by day answers 500 groups at most. */
export const CHART_DAYS_MAX = 400;

/** Revenue of each day, beside as many days before. */
export function RevenueChart(range: { since: string; until: string }) {
  const { language } = useI18n();
  const t = useMessages(reportMessages);
  const days = daysOfRange(range);
  const before = previousRange(range);
  const now = useByDay(range);
  const previous = useByDay(before);
  const failed = now.query.isError ? now.query : previous.query.isError ? previous.query : null;
  const values = days.map((day) => now.centsOf(day));
  const total = values.reduce((sum, cents) => sum + cents, 0);
  const totalBefore = daysOfRange(before).reduce((sum, day) => sum + previous.centsOf(day), 0);
  const isReady = now.query.data !== undefined && previous.query.data !== undefined;
  const summary = t('compared', {
    total: formatCents(language, total),
    before: formatCents(language, totalBefore),
    since: formatDay(before.since),
    until: formatDay(before.until),
  });
  if (failed) return <AnswerFailed query={failed} />;
  return (
    <Panel title={t('revenueByDay')}>
      {isReady ? (
        <>
          <LineChart
            data={{
              points: days.map((day) => ({
                key: day,
                label: shortDay(day),
                title: formatDay(day),
              })),
              series: [
                { key: 'now', label: t('thisPeriod'), color: 1, values },
                {
                  key: 'before',
                  label: t('previousPeriod'),
                  color: 5,
                  values: daysOfRange(before).map(previous.centsOf),
                  previous: true,
                },
              ],
            }}
            format={(cents) => formatCents(language, cents)}
            formatTick={(cents) => formatCentsShort(language, cents)}
            texts={{
              title: t('revenueByDay'),
              summary,
              asTable: t('asTable'),
              pointHeader: t('headDay'),
            }}
          />
          {/* The picture has the same name. */}
          <p aria-hidden="true" className="mt-3 text-[.8125rem] text-muted">
            {summary}
          </p>
        </>
      ) : (
        <p aria-busy="true" className="grid min-h-[260px] place-items-center text-muted">
          {t('loading')}
        </p>
      )}
    </Panel>
  );
}

function useByDay({ since, until }: { since: string; until: string }) {
  const query = useConsoleQuery(getSalesReport, { query: { by: 'day', since, until } });
  const revenues = new Map(query.data?.rows.map(({ key, revenue }) => [key, revenue]));
  return { query, centsOf: (day: string) => centsFromDollars(revenues.get(day) ?? 0) };
}
