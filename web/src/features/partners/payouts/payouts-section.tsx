import { cancelPayout } from '@sesame/contract/shop/referrals.ts';
import { useRouteMutation } from '../../../api/client/route-mutation.ts';
import { referralRoutes, usePayouts } from '../../../api/partner-queries.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { PagedSection } from '../paged-section.tsx';
import { PayoutRows } from './payout-rows.tsx';

/** Payouts with their states, and a cancel button until they are approved. */
export function PayoutsSection() {
  const { t } = useI18n();
  const cancel = useRouteMutation(cancelPayout, { touches: referralRoutes, evenIfRefused: true });
  return (
    <PagedSection
      empty={
        <Card className="mt-4 text-muted" variant="dashed">
          {t('noPayouts')}
        </Card>
      }
      failed={t('payoutsFailed')}
      list={usePayouts()}
      note={
        cancel.error ? (
          <Note className="mt-4" role="alert" tone="danger">
            {errorText(t, cancel.error)}
          </Note>
        ) : null
      }
      title={t('payouts')}
    >
      {(rows) => (
        <PayoutRows
          canceling={cancel.isPending ? cancel.variables.params.id : null}
          onCancel={({ id }) => cancel.mutate({ params: { id } })}
          rows={rows}
        />
      )}
    </PagedSection>
  );
}
