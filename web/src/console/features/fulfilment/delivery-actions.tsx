import type { WaitingDelivery } from '@sesame/contract/console/inventory.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { fulfilmentMessages } from './fulfilment.messages.ts';

type DeliveryActionsProps = {
  delivery: WaitingDelivery;
  retrying: boolean;
  onRetry: () => void;
  onServe: (action: 'assign' | 'substitute') => void;
};

/** Actions for a waiting delivery: serve the buyer or refund the payment. */
export function DeliveryActions({ delivery, retrying, onRetry, onServe }: DeliveryActionsProps) {
  const t = useMessages(fulfilmentMessages);
  const may = useMay();
  const { payment_id: payment, subscription_id: subscription } = delivery;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Button loading={retrying} onClick={onRetry} size="sm" variant="secondary">
        {t('retry')}
      </Button>
      <Button onClick={() => onServe('assign')} size="sm" variant="outline">
        {t('assign')}
      </Button>
      <Button onClick={() => onServe('substitute')} size="sm" variant="outline">
        {t('substitute')}
      </Button>
      {payment && may('payments:refund') ? (
        <LinkButton
          as={Link}
          href={`${consolePaths.payment(payment)}?action=refund`}
          size="sm"
          variant="outline"
        >
          {t('refund')}
        </LinkButton>
      ) : null}
      {may('subscriptions:read') ? (
        <LinkButton
          as={Link}
          href={consolePaths.subscription(subscription)}
          size="sm"
          variant="ghost"
        >
          {t('openSubscription')}
        </LinkButton>
      ) : null}
    </span>
  );
}
