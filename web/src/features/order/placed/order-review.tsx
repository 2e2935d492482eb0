import { Hourglass } from 'lucide-react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { IconDisc } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { OrderMessage } from './order-message.tsx';

/** The received money does not match the order; operators review it, and the dashboard keeps showing this. */
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
