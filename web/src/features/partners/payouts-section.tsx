import { cancelPayout, type Payout } from '@sesame/contract/referrals.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../api/call.ts';
import { usePayouts } from '../../api/partner-queries.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { LoadFailed, RowsSkeleton } from './partners-states.tsx';
import { PayoutRows } from './payout-rows.tsx';

/** What was asked for, how far it is, and the way back while nobody has approved it. */
export function PayoutsSection() {
  const { t } = useI18n();
  const list = usePayouts();
  const rows = list.data?.pages.flat();
  const cancel = useCancel();
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-12 max-md:mt-10">
      <h2 className="type-title-2" id={title}>
        {t('payouts')}
      </h2>
      {cancel.error ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(t, cancel.error)}
        </Note>
      ) : null}
      {rows === undefined ? (
        list.isPending ? (
          <RowsSkeleton />
        ) : (
          <LoadFailed
            busy={list.isFetching}
            heading="h3"
            onRetry={() => void list.refetch()}
            title={t('payoutsFailed')}
          />
        )
      ) : rows.length === 0 ? (
        <Card className="mt-4 text-muted" look="dashed">
          {t('noPayouts')}
        </Card>
      ) : (
        <PayoutRows
          canceling={cancel.isPending ? cancel.variables.id : null}
          onCancel={(payout) => cancel.mutate(payout)}
          rows={rows}
        />
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

/** What the list and the balance show afterwards is what the server says, refused or not. */
function useCancel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Payout) => call(cancelPayout, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.referral }),
  });
}
