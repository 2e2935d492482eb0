import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import { listRenewals, turnOffRenewal } from '@sesame/contract/shop/renewals.ts';
import { useRouteMutation } from '../../../../api/client/route-mutation.ts';
import { errorText } from '../../../../i18n/error-text.ts';
import { formatDate } from '../../../../i18n/format.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { Sheet, SheetTitle } from '../../../../ui/overlay/sheet.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Note } from '../../../../ui/primitives/note.tsx';

type TurnOffSheetProps = { subscription: ActiveSubscription; open: boolean; onClose: () => void };

/** One question, nothing to keep the buyer; afterwards that it is off and until when there is access. */
export function TurnOffSheet({ subscription, open, onClose }: TurnOffSheetProps) {
  const { t } = useI18n();
  const { id, title } = subscription;
  const turnOff = useRouteMutation(turnOffRenewal, {
    touches: [listRenewals],
    evenIfRefused: true,
  });
  const facts = { product: title, date: formatDate(subscription.date_end) };
  const done = turnOff.isSuccess;
  return (
    <Sheet closeLabel={t('close')} onClose={onClose} open={open} size="form">
      <div className="px-9 pt-8 pb-9 max-md:px-4 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
        <SheetTitle className="type-title-2 pr-10">
          {t(done ? 'renewalStopped' : 'renewalStopTitle')}
        </SheetTitle>
        <p className="mt-3 text-text-secondary" role={done ? 'status' : undefined}>
          {t(done ? 'renewalStoppedText' : 'renewalStopText', facts)}
        </p>
        {turnOff.isError ? (
          <Note className="mt-4" role="alert" tone="danger">
            {errorText(t, turnOff.error)}
          </Note>
        ) : null}
        <div className="mt-6 grid gap-2">
          {done ? (
            <Button block onClick={onClose}>
              {t('close')}
            </Button>
          ) : (
            <>
              <Button
                block
                loading={turnOff.isPending}
                onClick={() => turnOff.mutate({ params: { id } })}
                variant="destructive"
              >
                {t('renewalTurnOff')}
              </Button>
              <Button block onClick={onClose} variant="ghost">
                {t('cancel')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Sheet>
  );
}
