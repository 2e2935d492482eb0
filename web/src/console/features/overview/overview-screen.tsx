import { exportSalesReport, getOverview, overviewDays } from '@sesame/contract/console/reports.ts';
import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ErrorState, IconDisc } from '../../../ui/data/state-view.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { showsFirstRun, useFirstRun } from '../../ui/first-run/use-first-run.ts';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { FiguresRow } from './figures-row.tsx';
import { overviewMessages } from './overview.messages.ts';
import type { Overview } from './overview.rules.ts';
import { RevenuePanel } from './revenue-panel.tsx';
import { SharesPanel } from './shares-panel.tsx';
import { WorkerLine } from './worker-line.tsx';

type Days = (typeof overviewDays)[number];

const FIRST: Days = '30';
/** Interval at which the attention panel is refetched. */
const REFRESH_MS = 60_000;

const ApprovalsPanel = lazy(() =>
  import('./approvals-panel.tsx').then((module) => ({ default: module.ApprovalsPanel })),
);

const FirstRunPanel = lazy(() =>
  import('./first-run-panel.tsx').then((module) => ({ default: module.FirstRunPanel })),
);

/** Key figures of the shop and what needs an operator. */
export function OverviewScreen() {
  const { t: tShop } = useI18n();
  const t = useMessages(overviewMessages);
  useDocumentTitle(t('title'));
  const [, navigate] = useLocation();
  const requestedDays = new URLSearchParams(useSearch()).get('days');
  const days = overviewDays.find((known) => known === requestedDays) ?? FIRST;
  const overview = useConsoleQuery(
    getOverview,
    { query: { days } },
    { everyMs: REFRESH_MS, keepsPrevious: true },
  );
  return (
    <ConsolePage
      actions={
        <>
          <SegmentedFilter
            className="max-md:order-last max-md:w-full max-[359px]:[&>label]:px-1 max-[359px]:[&>label]:text-xs"
            label={t('period')}
            onChange={(chosen) =>
              navigate(`${consolePaths.overview()}?days=${chosen}`, { replace: true })
            }
            segments={overviewDays.map((value) => ({ value, label: t(`days${value}`) }))}
            value={days}
          />
          {overview.data ? <ExportDays overview={overview.data} /> : null}
        </>
      }
      title={t('title')}
    >
      <FirstRun />
      {overview.data ? (
        <div
          aria-busy={overview.isPlaceholderData}
          className="grid grid-cols-1 gap-5 aria-busy:opacity-60 max-md:gap-3"
        >
          <FiguresRow
            before={
              days === 'yesterday' ? t('beforeYesterday') : t('before', { days: Number(days) })
            }
            overview={overview.data}
          />
          <div className="grid grid-cols-1 gap-5 max-md:gap-3 xl:grid-cols-[minmax(0,15fr)_minmax(0,8fr)]">
            <RevenuePanel days={overview.data.days} />
            <AttentionPanel attention={overview.data.attention} />
          </div>
          {overview.data.attention.confirmations > 0 ? (
            <Suspense fallback={null}>
              <ApprovalsPanel waiting={overview.data.attention.confirmations} />
            </Suspense>
          ) : null}
          <div className="grid grid-cols-1 gap-5 max-md:gap-3 lg:grid-cols-2">
            <SharesPanel
              revenue={overview.data.figures.revenue}
              shares={overview.data.methods}
              title={t('paymentMethods')}
            />
            <SharesPanel
              revenue={overview.data.figures.revenue}
              shares={overview.data.products}
              title={t('products')}
            />
          </div>
          <WorkerLine at={overview.data.worker_at} />
        </div>
      ) : overview.isError ? (
        <ErrorState
          actions={
            <Button loading={overview.isFetching} onClick={() => void overview.refetch()}>
              {t('tryAgain')}
            </Button>
          }
          art={
            <IconDisc tone="danger">
              <Icon of={TriangleAlert} size={28} />
            </IconDisc>
          }
          text={errorText(tShop, overview.error)}
          title={t('failed')}
        />
      ) : (
        <OverviewSkeleton label={t('loading')} />
      )}
    </ConsolePage>
  );
}

function OverviewSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5 max-md:gap-3">
      <p className="sr-only">{label}</p>
      <Skeleton className="h-[122px] w-full rounded-lg" />
      <div className="grid grid-cols-1 gap-5 max-md:gap-3 xl:grid-cols-[minmax(0,15fr)_minmax(0,8fr)]">
        <Skeleton className="h-[360px] w-full rounded-lg" />
        <Skeleton className="h-[360px] w-full rounded-lg" />
      </div>
    </div>
  );
}

/** The panel is loaded for shops that have it. */
function FirstRun() {
  const { data } = useFirstRun();
  if (!data || !showsFirstRun(data)) return null;
  return (
    <Suspense fallback={null}>
      <FirstRunPanel />
    </Suspense>
  );
}

/** The chosen period. */
function ExportDays({ overview: { since, until } }: { overview: Overview }) {
  return (
    <ExportButton
      isShort
      input={() => ({ query: { by: 'day' as const, since, until } })}
      name={`sales-${since}-${until}`}
      route={exportSalesReport}
    />
  );
}
