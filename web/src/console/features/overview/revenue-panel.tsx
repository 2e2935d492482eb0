import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { lazy, Suspense } from 'react';
import { formatDay } from '../../../i18n/dates/day.rules.ts';
import { formatCents, formatCentsShort } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useShopTimeZone } from '../../api/use-operator.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { overviewMessages } from './overview.messages.ts';
import { type Overview, shortDay } from './overview.rules.ts';

// Requested with the screen, and drawn after what is above it.
const code = import('../../../ui/charts/line-chart.tsx');
const LineChart = lazy(() => code.then((module) => ({ default: module.LineChart })));

/** Revenue by day, beside the previous period. */
export function RevenuePanel({ days }: { days: Overview['days'] }) {
  const { language } = useI18n();
  const t = useMessages(overviewMessages);
  const zone = useShopTimeZone();
  const now = days.map(({ revenue }) => centsFromDollars(revenue));
  const before = days.map(({ previous }) => centsFromDollars(previous));
  const total = now.reduce((sum, cents) => sum + cents, 0);
  const [first, last] = [days.at(0), days.at(-1)];
  const isEmpty = [...now, ...before].every((cents) => cents === 0);
  return (
    <Panel title={t('revenueByDay')}>
      {!first || !last || isEmpty ? (
        <p className="grid min-h-[260px] place-items-center text-muted">{t('chartEmpty')}</p>
      ) : (
        <Suspense fallback={<Skeleton className="h-[320px]" />}>
          <LineChart
            data={{
              points: days.map(({ day }) => ({
                key: day,
                label: shortDay(day),
                title: formatDay(day),
              })),
              series: [
                { key: 'now', label: t('thisPeriod'), color: 1, values: now },
                {
                  key: 'before',
                  label: t('previous'),
                  color: 5,
                  values: before,
                  previous: true,
                },
              ],
            }}
            format={(cents) => formatCents(language, cents)}
            formatTick={(cents) => formatCentsShort(language, cents)}
            texts={{
              title: t('revenueByDay'),
              summary: t('chartSummary', {
                from: formatDay(first.day),
                to: formatDay(last.day),
                total: formatCents(language, total),
              }),
              asTable: t('asTable'),
              pointHeader: t('day'),
            }}
          />
        </Suspense>
      )}
      <p className="mt-3 text-[.8125rem] text-muted">{t('daysIn', { zone })}</p>
    </Panel>
  );
}
