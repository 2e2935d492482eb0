import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { ShieldCheck } from 'lucide-react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { IconDisc } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { RingLoader } from '../../../ui/primitives/ring-loader.tsx';
import { OrderMessage } from '../placed/order-message.tsx';
import type { Order } from '../use-order.ts';

/** A saved method is charged and its gateway has not answered yet: there is nothing to do but wait. */
export function OrderChecking({ product, onClose }: { product: SubPlan; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <OrderMessage
      actions={
        <Button block onClick={onClose} variant="ghost">
          {t('close')}
        </Button>
      }
      art={
        <RingLoader>
          <Logo eager size={52} src={product.origins[0]?.picture ?? ''} />
        </RingLoader>
      }
      role="status"
      text={t('chargeCheckingText')}
      title={t('chargeChecking')}
    />
  );
}

/** The bank wants the buyer to confirm, which only the page of the gateway can show. */
export function OrderConfirm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <OrderMessage
      actions={
        <>
          <Button block onClick={order.payOnPage} size="lg">
            {t('chargeConfirmOpen')}
          </Button>
          <Button block onClick={order.restart} size="lg" variant="outline">
            {t('chargeOtherWay')}
          </Button>
          <Button block onClick={onClose} variant="ghost">
            {t('close')}
          </Button>
        </>
      }
      art={
        <IconDisc tone="neutral">
          <Icon of={ShieldCheck} size={30} />
        </IconDisc>
      }
      role="alert"
      text={t('chargeConfirmText')}
      title={t('chargeConfirm')}
    />
  );
}
