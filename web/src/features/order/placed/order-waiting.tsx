import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { ArrowUpRight } from 'lucide-react';
import { chargeText } from '../../../i18n/charge-text.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { PriceCharge } from '../../../ui/data/price-lines.tsx';
import { Steps } from '../../../ui/forms/steps.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { RingLoader } from '../../../ui/primitives/ring-loader.tsx';
import type { Order } from '../use-order.ts';
import { OrderMessage } from './order-message.tsx';

type OrderWaitingProps = { order: Order; product: SubPlan };

/** The payment is open in another tab: the steps, the method, the total and the available actions. */
export function OrderWaiting({ order, product }: OrderWaitingProps) {
  const i18n = useI18n();
  const { t } = i18n;
  if (!order.payment) return null;
  const { charge, tabBlocked } = order.payment;
  const price = product.price_table.find(({ id }) => id === order.payment?.priceId);
  const method = order.methods.data?.find(({ gateway }) => gateway === order.payment?.gateway);
  return (
    <OrderMessage
      actions={
        <>
          {tabBlocked ? (
            <Button block onClick={order.continueHere} size="lg">
              {t('continueToPayment')}
            </Button>
          ) : (
            <Button
              block
              iconAfter={<Icon of={ArrowUpRight} size={16} />}
              onClick={order.openAgain}
              size="lg"
              variant="outline"
            >
              {t('openPaymentAgain')}
            </Button>
          )}
          <Button block onClick={order.cancelWaiting} variant="ghost">
            {t('cancel')}
          </Button>
        </>
      }
      art={
        <RingLoader>
          <Logo eager size={52} src={product.origins[0]?.picture ?? ''} />
        </RingLoader>
      }
      role="status"
      text={
        tabBlocked
          ? t('tabBlockedText')
          : t('waitingText', {
              product: product.title,
              term: price ? formatTerm(t, price.duration) : '',
            })
      }
      title={t(tabBlocked ? 'tabBlockedHeading' : 'waitingHeading')}
    >
      <Steps
        className="mx-auto my-8 w-fit"
        steps={[
          {
            key: 'opened',
            label: t(tabBlocked ? 'stepOpenPayment' : 'stepPaymentOpened'),
            state: tabBlocked ? 'now' : 'done',
          },
          {
            key: 'waiting',
            label: t('waitingForConfirmation'),
            state: tabBlocked ? 'next' : 'now',
          },
          { key: 'access', label: t(order.isGift ? 'giftDone' : 'stepAccessOpens'), state: 'next' },
        ]}
      />
      <div className="mb-[22px]">
        <p className="flex items-baseline justify-between gap-4 border-border border-t pt-[18px]">
          <span className="text-muted">{method ? method.title : t('total')}</span>
          <strong className="type-tabular font-semibold text-lg tracking-[-.01em]">
            {formatMoney(order.payment.totalCents)}
          </strong>
        </p>
        {charge ? <PriceCharge>{chargeText(i18n, charge)}</PriceCharge> : null}
      </div>
    </OrderMessage>
  );
}
