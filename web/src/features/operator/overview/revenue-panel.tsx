import { centsFromDollars } from '@sesame/contract/money.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { formatMoneyShort } from '../../../i18n/format-short.ts';
import { useWords } from '../../../i18n/words.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { fullDay, type Overview, shortDay } from './overview.rules.ts';
import { overviewWords } from './overview.words.ts';

/** Revenue of each day, and of the day as long before. */
export function RevenuePanel({ days }: { days: Overview['days'] }) {
  const say = useWords(overviewWords);
  const now = days.map(({ revenue }) => centsFromDollars(revenue));
  const before = days.map(({ previous }) => centsFromDollars(previous));
  const total = now.reduce((sum, cents) => sum + cents, 0);
  const [first, last] = [days.at(0), days.at(-1)];
  const isEmpty = [...now, ...before].every((cents) => cents === 0);
  return (
    <Panel title={say('revenueByDay')}>
      {!first || !last || isEmpty ? (
        <p className="grid min-h-[260px] place-items-center text-muted">{say('chartEmpty')}</p>
      ) : (
        <LineChart
          data={{
            points: days.map(({ day }) => ({
              key: day,
              label: shortDay(day),
              title: fullDay(day),
            })),
            series: [
              { key: 'now', label: say('thisPeriod'), color: 1, values: now },
              {
                key: 'before',
                label: say('previous'),
                color: 5,
                values: before,
                previous: true,
              },
            ],
          }}
          format={formatMoney}
          formatTick={formatMoneyShort}
          texts={{
            title: say('revenueByDay'),
            summary: say('chartSummary', {
              from: fullDay(first.day),
              to: fullDay(last.day),
              total: formatMoney(total),
            }),
            asTable: say('asTable'),
            pointHeader: say('day'),
          }}
        />
      )}
      <p className="mt-3 text-[.8125rem] text-muted">{say('utc')}</p>
    </Panel>
  );
}
