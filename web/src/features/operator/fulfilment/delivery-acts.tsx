import type { WaitingDelivery } from '@sesame/contract/operator-stock.ts';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { fulfilmentWords } from './fulfilment.words.ts';

type DeliveryActsProps = {
  delivery: WaitingDelivery;
  retrying: boolean;
  onRetry: () => void;
  onServe: (way: 'assign' | 'substitute') => void;
};

/** What can be done for a buyer who waits: serve them, or give the money back. */
export function DeliveryActs({ delivery, retrying, onRetry, onServe }: DeliveryActsProps) {
  const say = useWords(fulfilmentWords);
  const may = useMay();
  const { payment_id: payment, subscription_id: subscription } = delivery;
  return (
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      <Button loading={retrying} onClick={onRetry} size="sm" variant="secondary">
        {say('retry')}
      </Button>
      <Button onClick={() => onServe('assign')} size="sm" variant="outline">
        {say('assign')}
      </Button>
      <Button onClick={() => onServe('substitute')} size="sm" variant="outline">
        {say('substitute')}
      </Button>
      {payment && may('payments:refund') ? (
        <LinkButton
          as={Link}
          href={`${operatorPaths.payment(payment)}?act=refund`}
          size="sm"
          variant="outline"
        >
          {say('refund')}
        </LinkButton>
      ) : null}
      {may('subscriptions:read') ? (
        <LinkButton
          as={Link}
          href={operatorPaths.subscription(subscription)}
          size="sm"
          variant="ghost"
        >
          {say('openSubscription')}
        </LinkButton>
      ) : null}
    </span>
  );
}
