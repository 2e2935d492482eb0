import { cancelPayout, type Payout } from '@sesame/contract/shop/referrals.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client/call.ts';
import { queryKeys } from '../../../api/client/query-keys.ts';
import { usePayouts } from '../../../api/partner-queries.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { PagedSection } from '../paged-section.tsx';
import { PayoutRows } from './payout-rows.tsx';

/** Payouts with their states, and a cancel button until they are approved. */
export function PayoutsSection() {
  const { t } = useI18n();
  const cancel = useCancel();
  return (
    <PagedSection
      empty={
        <Card className="mt-4 text-muted" look="dashed">
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
          canceling={cancel.isPending ? cancel.variables.id : null}
          onCancel={(payout) => cancel.mutate(payout)}
          rows={rows}
        />
      )}
    </PagedSection>
  );
}

/** List and balance are refetched in any case. */
function useCancel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Payout) => call(cancelPayout, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.referral }),
  });
}
