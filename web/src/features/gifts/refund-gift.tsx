import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { type Gift, listGifts, readGift, refundGift } from '@sesame/contract/shop/gifts.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { useState } from 'react';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Note } from '../../ui/primitives/note.tsx';

type RefundGiftProps = { id: string; refund: NonNullable<Gift['refund']> };

/** The refund of an unredeemed gift, which its buyer confirms with the amount. */
export function RefundGift({ id, refund }: RefundGiftProps) {
  const { t } = useI18n();
  const [isAsking, setIsAsking] = useState(false);
  const request = useRouteMutation(refundGift, {
    touches: [readGift, listGifts, listPayments],
    evenIfRefused: true,
  });
  const amount = formatMoney(centsFromDollars(refund.amount));
  const hint = refund.to === 'gateway' ? 'giftRefundHintGateway' : 'giftRefundHintBalance';
  return (
    <Card as="section" className="print:hidden">
      <h2 className="type-title-2">{t('giftRefund')}</h2>
      <p className="mt-2 max-w-[62ch] text-text-secondary">{t(hint, { amount })}</p>
      {request.error ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(t, request.error)}
        </Note>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        {isAsking ? (
          <>
            <Button
              loading={request.isPending}
              onClick={() =>
                request.mutate({ params: { id }, body: { expected_amount: refund.amount } })
              }
              variant="destructive"
            >
              {t('giftRefundConfirm', { amount })}
            </Button>
            <Button onClick={() => setIsAsking(false)} variant="ghost">
              {t('giftKeep')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setIsAsking(true)} variant="outline">
            {t('giftRefund')}
          </Button>
        )}
      </div>
    </Card>
  );
}
