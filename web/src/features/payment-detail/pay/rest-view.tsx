import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useCheckPayment } from '../../../api/payments/payment-page-queries.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { CoinAddress } from './coin-address.tsx';
import { CoinChoice } from './coin-choice.tsx';

type RestViewProps = { page: PaymentPage; coins: NonNullable<PaymentPage['coins']> };

/** Less arrived than the price: how much is missing, and an address for it. */
export function RestView({ page: { id }, coins: { chosen, missing } }: RestViewProps) {
  const { t } = useI18n();
  const { mutate: check, isPending: isChecking } = useCheckPayment();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <h1 className="type-title-1">{t('restTitle')}</h1>
      <p className="mt-1.5 mb-[22px] text-muted leading-[21px]">
        {t('restLead', { amount: formatMoney(centsFromDollars(missing ?? 0)) })}
      </p>
      <Card as="section" className="overflow-hidden" padding="none">
        {chosen === null || isChoosing ? (
          <CoinChoice id={id} onChosen={() => setChoosing(false)} />
        ) : (
          <CoinAddress chosen={chosen} />
        )}
      </Card>
      <p className="my-4 text-center text-muted">{t('payPageAutomatic')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          loading={isChecking}
          onClick={() => check({ body: { payment_id: id } })}
          variant="secondary"
        >
          {t('payPageCheck')}
        </Button>
        {chosen === null || isChoosing ? null : (
          <Button onClick={() => setChoosing(true)} variant="ghost">
            {t('coinsAnother')}
          </Button>
        )}
        <LinkButton as={Link} href={paths.newTicket({ payment: id })} variant="ghost">
          {t('contactSupport')}
        </LinkButton>
      </div>
    </>
  );
}
