import {
  listInventory,
  listWaitingDeliveries,
  readInventory,
  retryDelivery,
  type WaitingDelivery,
} from '@sesame/contract/console/inventory.ts';
import { RotateCw } from 'lucide-react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { consoleCall } from '../../api/console-call.ts';
import { useForSelected } from '../../api/use-for-selected.ts';
import { fulfilmentMessages } from './fulfilment.messages.ts';

type RetrySelectedProps = {
  deliveries: readonly WaitingDelivery[];
  onDone: (result: { done: number; count: number }) => void;
};

/** Retries the selected deliveries. A refused one keeps waiting, and the list says why. */
export function RetrySelected({ deliveries, onDone }: RetrySelectedProps) {
  const t = useMessages(fulfilmentMessages);
  const count = deliveries.length;
  const retry = useForSelected({
    act: ({ id }: WaitingDelivery) => consoleCall(retryDelivery, { params: { id } }),
    touches: [listWaitingDeliveries, listInventory, readInventory],
    onSuccess: (outcome) =>
      onDone({
        done: outcome.answers.filter(({ delivered }) => delivered).length,
        count: outcome.count,
      }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-border border-t px-5 py-3 max-md:px-4">
      <p className="font-medium" role="status">
        {t('chosen', { count })}
      </p>
      <Button
        icon={<Icon of={RotateCw} />}
        loading={retry.isPending}
        onClick={() => retry.mutate(deliveries)}
      >
        {t('retryCount', { count })}
      </Button>
    </div>
  );
}
