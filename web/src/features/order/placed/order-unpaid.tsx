import { X } from 'lucide-react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { IconDisc } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { OrderMessage } from './order-message.tsx';

type OrderUnpaidProps = { onRetry: () => void; onClose: () => void };

/** Declined, expired or canceled at the gateway. */
export function OrderUnpaid({ onRetry, onClose }: OrderUnpaidProps) {
  const { t } = useI18n();
  return (
    <OrderMessage
      actions={
        <>
          <Button block onClick={onRetry} size="lg">
            {t('tryAgain')}
          </Button>
          <Button block onClick={onClose} variant="ghost">
            {t('close')}
          </Button>
        </>
      }
      art={
        <IconDisc tone="danger">
          <Icon of={X} size={30} />
        </IconDisc>
      }
      role="alert"
      text={t('orderNotPaidHint')}
      title={t('orderNotPaid')}
    />
  );
}
