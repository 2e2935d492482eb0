import { referralDays } from '@sesame/contract/shop/referrals.ts';
import { useId, useState } from 'react';
import { useReferralStatistics } from '../../api/partner-queries.ts';
import { formatMoney } from '../../i18n/format.ts';
import { formatMoneyShort } from '../../i18n/format-short.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { SegmentedFilter } from '../../ui/forms/segmented-filter.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { type Period, periodsOf } from './partners.rules.ts';
import { fullDay, periodLabel, periodTitle } from './period-text.ts';

type Window = (typeof referralDays)[number];

/** The initial period. */
export const FIRST_WINDOW: Window = '30';

/** Earnings over the last 30, 90 or 365 days. */
export function EarningsCard() {
  const { t } = useI18n();
  const [days, setDays] = useState(FIRST_WINDOW);
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useReferralStatistics(days);
  const title = useId();
  return (
    <Card aria-labelledby={title} as="section">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 className="type-title-3" id={title}>
          {t('chartTitle')}
        </h2>
        <SegmentedFilter
          className="max-md:w-full"
          label={t('chartPeriod')}
          onChange={setDays}
          segments={referralDays.map((value) => ({
            value,
            label: t('days', { count: Number(value) }),
          }))}
          value={days}
        />
      </div>
      {data ? (
        // The previous period stays, faded, until the chosen one has loaded.
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
          <Chart days={windowOf(data.length)} periods={periodsOf(windowOf(data.length), data)} />
        </div>
      ) : isPending ? (
        <Skeleton className="h-[334px] w-full rounded-md" />
      ) : (
        <div
          className="flex min-h-[334px] flex-wrap content-center items-center gap-3"
          role="alert"
        >
          {t('chartFailed')}
          <RetryButton busy={isFetching} onRetry={() => void refetch()} size="sm" />
        </div>
      )}
    </Card>
  );
}

/** The period of the shown rows: while another one loads, the previous rows are labeled correctly. */
function windowOf(rows: number): Window {
  return referralDays.find((days) => Number(days) >= rows) ?? '365';
}

function Chart({ days, periods }: { days: Window; periods: readonly Period[] }) {
  const { t, language } = useI18n();
  const totalCents = periods.reduce(
    (sum, period) => sum + period.depositsCents + period.firstPaymentsCents,
    0,
  );
  const [first, last] = [periods.at(0), periods.at(-1)];
  if (!first || !last || totalCents === 0) {
    return <p className="grid min-h-[334px] place-items-center text-muted">{t('chartEmpty')}</p>;
  }
  return (
    <BarChart
      data={{
        points: periods.map((period) => ({
          key: period.from,
          label: periodLabel(language, days, period),
          title: periodTitle(language, days, period),
        })),
        series: [
          {
            key: 'deposits',
            label: t('chartDeposits'),
            color: 1,
            values: periods.map(({ depositsCents }) => depositsCents),
          },
          {
            key: 'first-payments',
            label: t('chartFirstPayments'),
            color: 2,
            values: periods.map(({ firstPaymentsCents }) => firstPaymentsCents),
          },
        ],
      }}
      format={formatMoney}
      formatTick={formatMoneyShort}
      texts={{
        title: t('chartTitle'),
        summary: t('chartSummary', {
          from: fullDay(first.from),
          to: fullDay(last.to),
          total: formatMoney(totalCents),
        }),
        asTable: t('chartTable'),
        pointHeader: t('chartPeriod'),
        total: t('total'),
      }}
    />
  );
}
