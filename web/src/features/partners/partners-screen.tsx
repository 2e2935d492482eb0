import { Suspense, useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { useReferralData } from '../../api/partner-queries.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { LargeTitleTabs } from '../../ui/data/large-title-tabs.tsx';
import { LinkTab } from './link-tab.tsx';
import { LoadFailed, PartnersSkeleton } from './partners-states.tsx';

/** Contains the charts, which the link tab does not need. */
const statisticsTab = lazyScreen(() =>
  import('./statistics-tab.tsx').then((module) => module.StatisticsTab),
);

/** The referral link with its rules, and the earnings: one screen, two tabs. */
export function PartnersScreen() {
  const { t } = useI18n();
  const statistics = new URLSearchParams(useSearch()).get('tab') === 'statistics';
  const { data, isFetching, isPending, refetch } = useReferralData();
  const title = t(statistics ? 'partnersTabStatistics' : 'partnersTabLink');
  useDocumentTitle(title);
  useEffect(() => {
    void statisticsTab.preload();
  }, []);
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        {title}
      </h1>
      <LargeTitleTabs
        as={Link}
        label={t('navPartners')}
        tabs={[
          { href: paths.partners(), label: t('partnersTabLink'), current: !statistics },
          {
            href: paths.partnersStatistics(),
            label: t('partnersTabStatistics'),
            current: statistics,
          },
        ]}
      />
      <div className="mt-7 max-md:mt-5">
        {!data && !isPending ? (
          <LoadFailed
            busy={isFetching}
            onRetry={() => void refetch()}
            title={t('partnersFailed')}
          />
        ) : statistics ? (
          <Suspense fallback={<PartnersSkeleton />}>
            <statisticsTab.Component data={data} />
          </Suspense>
        ) : data ? (
          <LinkTab data={data} />
        ) : (
          <PartnersSkeleton />
        )}
      </div>
    </>
  );
}
