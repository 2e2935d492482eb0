import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  listPromoCodes,
  listPromoUses,
  type PromoUse,
  readPromoCode,
  releasePromoUse,
} from '@sesame/contract/operator-promos.ts';
import { useState } from 'react';
import { useOperatorMutation, useOperatorPages } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatMoney, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { RecordTable, RecordTableSkeleton } from '../../../ui/console/record-table.tsx';
import { Note } from '../../../ui/note.tsx';
import { Status } from '../../../ui/status.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { promoWords } from './promos.words.ts';

const useStates = {
  reserved: { word: 'useReserved', kind: 'processing' },
  committed: { word: 'useCommitted', kind: 'active' },
  released: { word: 'useReleased', kind: 'expired' },
} as const;

const PAGE = 50;

/** Who used a code, newest first, and the way to give a stuck reservation back. */
export function PromoUses({ promoId, mayWrite }: { promoId: string; mayWrite: boolean }) {
  const { t } = useI18n();
  const say = useWords(promoWords);
  const [releasing, setReleasing] = useState<PromoUse>();
  const uses = useOperatorPages(
    listPromoUses,
    { promoId },
    {
      inputOf: (before) => ({
        params: { id: promoId },
        query: before === undefined ? {} : { before },
      }),
      nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    },
  );
  const rows = uses.data?.pages.flat();
  return (
    <section className="mt-6">
      <h2 className="type-title-3 mb-3">{say('usesTitle')}</h2>
      {rows === undefined ? (
        uses.isError ? (
          <Note
            action={
              <Button onClick={() => void uses.refetch()} size="sm" variant="outline">
                {say('tryAgain')}
              </Button>
            }
            role="alert"
            tone="danger"
          >
            {errorText(t, uses.error)}
          </Note>
        ) : (
          <RecordTableSkeleton label={say('loading')} />
        )
      ) : rows.length === 0 ? (
        <p className="text-muted">{say('noUses')}</p>
      ) : (
        <RecordTable<PromoUse>
          caption={say('usesTitle')}
          columns={[
            { key: 'buyer', header: say('buyer'), cell: ({ user }) => <bdi>{user.username}</bdi> },
            {
              key: 'payment',
              header: say('payment'),
              look: 'muted',
              cell: ({ payment }) => <code className="text-[.75rem]">{payment.id.slice(-12)}</code>,
            },
            {
              key: 'saving',
              header: say('saving'),
              look: 'amount',
              cell: ({ payment }) => formatMoney(centsFromDollars(payment.discount)),
            },
            {
              key: 'when',
              header: say('when'),
              look: 'muted',
              cell: ({ created_at: at }) => `${formatDate(at)} ${formatTime(at)}`,
            },
            {
              key: 'state',
              header: say('state'),
              cell: (use) => (
                <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Status kind={useStates[use.state].kind}>
                    {say(useStates[use.state].word)}
                    {use.over_limit ? `, ${say('overLimit')}` : ''}
                  </Status>
                  {mayWrite && use.state === 'reserved' ? (
                    <Button onClick={() => setReleasing(use)} size="sm" variant="outline">
                      {say('release')}
                    </Button>
                  ) : null}
                </span>
              ),
            },
          ]}
          footer={
            uses.hasNextPage ? (
              <div className="border-border border-t p-3">
                <Button
                  loading={uses.isFetchingNextPage}
                  onClick={() => void uses.fetchNextPage()}
                  size="sm"
                  variant="ghost"
                >
                  {say('more')}
                </Button>
              </div>
            ) : null
          }
          rowKey={({ id }) => id}
          rows={rows}
        />
      )}
      {releasing ? <ReleaseDialog onClose={() => setReleasing(undefined)} use={releasing} /> : null}
    </section>
  );
}

function ReleaseDialog({ use, onClose }: { use: PromoUse; onClose: () => void }) {
  const say = useWords(promoWords);
  const release = useOperatorMutation(releasePromoUse, {
    touches: [listPromoUses, readPromoCode, listPromoCodes],
  });
  return (
    <ReasonDialog
      act={release}
      destructive
      lead={say('releaseLead')}
      onClose={onClose}
      onReason={(reason) =>
        release.mutate(
          { params: { id: use.id }, body: { reason } },
          {
            onSuccess: () => {
              showToast({ tone: 'success', title: say('released') });
              onClose();
            },
          },
        )
      }
      submitLabel={say('release')}
      title={say('releaseTitle')}
    />
  );
}
