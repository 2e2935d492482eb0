import {
  exportSubscriptionReport,
  getSubscriptionReport,
  type SubscriptionDay,
} from '@sesame/contract/console/reports.ts';
import { formatDay } from '../../../i18n/dates/day.rules.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { StatTile, StatTiles } from '../../../ui/data/stat-tile.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useShopTimeZone } from '../../api/use-operator.ts';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { shortDay } from './report-choice.rules.ts';
import { ReportStates } from './report-states.tsx';
import { reportMessages } from './reports.messages.ts';

const KINDS = [
  { key: 'new', color: 1 },
  { key: 'renewed', color: 2 },
  { key: 'expired', color: 5 },
] as const;

/** New, renewed and expired subscriptions. */
export function SubscriptionReport(query: { since: string; until: string }) {
  const { language } = useI18n();
  const t = useMessages(reportMessages);
  const zone = useShopTimeZone();
  const report = useConsoleQuery(getSubscriptionReport, { query }, { keepsPrevious: true });
  const sum = (days: readonly SubscriptionDay[], key: (typeof KINDS)[number]['key']) =>
    days.reduce((all, day) => all + day[key], 0);
  const count = (value: number) => formatCount(language, value);
  return (
    <ReportStates isEmpty={(days) => KINDS.every(({ key }) => sum(days, key) === 0)} query={report}>
      {(days) => (
        <>
          <StatTiles>
            {KINDS.map(({ key }) => (
              <StatTile key={key} label={t(key)} value={count(sum(days, key))} />
            ))}
          </StatTiles>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="max-w-[62ch] text-[.8125rem] text-muted leading-5">
              {t('subscriptionsNote', { zone })}
            </p>
            <ExportButton
              input={() => ({ query })}
              name={`subscriptions-${query.since}-${query.until}`}
              route={exportSubscriptionReport}
            />
          </div>
          <Panel>
            <LineChart
              data={{
                points: days.map(({ day }) => ({
                  key: day,
                  label: shortDay(day),
                  title: formatDay(day),
                })),
                series: KINDS.map(({ key, color }) => ({
                  key,
                  label: t(key),
                  color,
                  values: days.map((day) => day[key]),
                  previous: key === 'expired',
                })),
              }}
              format={count}
              texts={{
                title: t('subscriptions'),
                summary: t('chartSummary', {
                  from: formatDay(query.since),
                  to: formatDay(query.until),
                  count: sum(days, 'new'),
                }),
                asTable: t('asTable'),
                pointHeader: t('day'),
              }}
            />
          </Panel>
        </>
      )}
    </ReportStates>
  );
}
