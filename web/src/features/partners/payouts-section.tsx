import { cancelPayout, type Payout } from '@sesame/contract/referrals.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { usePayouts } from '../../api/partner-queries.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { PagedSection } from './paged-section.tsx';
import { PayoutRows } from './payout-rows.tsx';

/** What was asked for, how far it is, and the way back while nobody has approved it. */
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

/** What the list and the balance show afterwards is what the server says, refused or not. */
function useCancel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Payout) => call(cancelPayout, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.referral }),
  });
}
