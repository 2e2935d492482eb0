import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import {
  type RenewalUndo,
  readRenewalUndo,
  undoRenewal,
} from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { useRouteQuery } from '../../api/client/route-query.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/data/state-view.tsx';
import { Sheet, SheetTitle } from '../../ui/overlay/sheet.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { RetryButton } from '../retry-button.tsx';
import { undoTexts } from './undo-texts.ts';

type UndoSheetProps = { paymentId: string; open: boolean; onClose: () => void };

/** What is refunded and until when there is access then; afterwards that it is done. */
export function UndoSheet({ paymentId: id, open, onClose }: UndoSheetProps) {
  const { t } = useI18n();
  const undo = useRouteQuery(readRenewalUndo, { params: { id } }, { gcTime: 0 });
  return (
    <Sheet closeLabel={t('close')} onClose={onClose} open={open} size="form">
      <div className="px-9 pt-8 pb-9 max-md:px-4 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
        {undo.data === undefined ? (
          <>
            <SheetTitle className="type-title-2 pr-10">{t('renewalUndo')}</SheetTitle>
            <div className="mt-3">
              {undo.isPending ? (
                <Skeleton className="h-36 w-full rounded-md" />
              ) : (
                <ErrorState
                  actions={
                    <RetryButton busy={undo.isFetching} onRetry={() => void undo.refetch()} />
                  }
                  heading="h3"
                  text={errorText(t, undo.error)}
                  title={t('renewalUndoFailed')}
                />
              )}
            </div>
          </>
        ) : (
          <Undoing id={id} onClose={onClose} undo={undo.data} />
        )}
      </div>
    </Sheet>
  );
}

function Undoing({ id, undo, onClose }: { id: string; undo: RenewalUndo; onClose: () => void }) {
  const { t } = useI18n();
  // What was asked: the answer of the call loads the renewal again, as undone.
  const [seen] = useState(undo);
  const write = useRouteMutation(undoRenewal, {
    touches: [listRenewals, listActiveSubscriptions, listPayments, getPayment, readRenewalUndo],
    evenIfRefused: true,
  });
  const isDone = write.isSuccess;
  const { title, text, needsSupport } = undoTexts(t, isDone ? seen : undo, isDone);
  const canUndo = !isDone && undo.state === 'open';
  return (
    <>
      <SheetTitle className="type-title-2 pr-10">{title}</SheetTitle>
      {text === undefined ? null : (
        <p className="mt-3 text-text-secondary" role={isDone ? 'status' : undefined}>
          {text}
        </p>
      )}
      {write.isError && canUndo ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(t, write.error)}
        </Note>
      ) : null}
      <div className="mt-6 grid gap-2">
        {canUndo ? (
          <Button
            block
            loading={write.isPending}
            onClick={() => write.mutate({ params: { id }, body: { expected_total: undo.total } })}
            variant="destructive"
          >
            {t('renewalUndo')}
          </Button>
        ) : null}
        {needsSupport ? (
          <LinkButton as={Link} href={paths.newTicket({ payment: undo.payment_id })}>
            {t('writeToSupport')}
          </LinkButton>
        ) : null}
        <Button block onClick={onClose} variant={isDone ? 'default' : 'ghost'}>
          {t(canUndo ? 'renewalKeep' : 'close')}
        </Button>
      </div>
    </>
  );
}
