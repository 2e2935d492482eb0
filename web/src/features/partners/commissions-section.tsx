import { Link } from 'wouter';
import { useCommissions } from '../../api/partner-queries.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/data/state-view.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { CommissionRows } from './commission-rows.tsx';
import { PagedSection } from './paged-section.tsx';

/** All commissions with their states and reasons. */
export function CommissionsSection() {
  const { t } = useI18n();
  return (
    <PagedSection
      empty={
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
      }
      failed={t('commissionsFailed')}
      list={useCommissions()}
      title={t('commissions')}
    >
      {(rows) => <CommissionRows rows={rows} />}
    </PagedSection>
  );
}
