import { useId } from 'react';
import { Link } from 'wouter';
import { useCommissions } from '../../api/partner-queries.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { CommissionRows } from './commission-rows.tsx';
import { LoadFailed, RowsSkeleton } from './partners-states.tsx';

/** Every row of the earnings, and why it is what it is. */
export function CommissionsSection() {
  const { t } = useI18n();
  const list = useCommissions();
  const rows = list.data?.pages.flat();
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-12 max-md:mt-10">
      <h2 className="type-title-2" id={title}>
        {t('commissions')}
      </h2>
      {rows === undefined ? (
        list.isPending ? (
          <RowsSkeleton />
        ) : (
          <LoadFailed
            busy={list.isFetching}
            heading="h3"
            onRetry={() => void list.refetch()}
            title={t('commissionsFailed')}
          />
        )
      ) : rows.length === 0 ? (
        <div className="mt-4">
          <EmptyState
            actions={
              <LinkButton as={Link} href={paths.partners()} variant="outline">
                {t('partnerLink')}
              </LinkButton>
            }
            heading="h3"
            text={t('noCommissionsHint')}
            title={t('noCommissions')}
          />
        </div>
      ) : (
        <CommissionRows rows={rows} />
      )}
      {list.hasNextPage ? (
        <div className="mt-5 flex justify-center">
          <Button
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
            variant="outline"
          >
            {t('showEarlier')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
