import { Hourglass } from 'lucide-react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconDisc } from '../../ui/state-view.tsx';
import { OrderMessage } from './order-message.tsx';

/** The money came, but it does not fit the order: people look at it, and the dashboard keeps saying so. */
export function OrderReview({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  return (
    <OrderMessage
      actions={
        <Button block onClick={onClose} size="lg" variant="outline">
          {t('close')}
        </Button>
      }
      art={
        <IconDisc tone="warning">
          <Icon of={Hourglass} size={30} />
        </IconDisc>
      }
      role="status"
      text={t('reviewNote')}
      title={t('reviewTitle')}
    />
  );
}
