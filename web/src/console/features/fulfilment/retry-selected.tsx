import {
  listInventory,
  listWaitingDeliveries,
  readInventory,
  retryDelivery,
  type WaitingDelivery,
} from '@sesame/contract/console/inventory.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { consoleCall } from '../../api/console-call.ts';
import { fulfilmentMessages } from './fulfilment.messages.ts';

type RetrySelectedProps = {
  deliveries: readonly WaitingDelivery[];
  onDone: (result: { done: number; count: number }) => void;
};

/** Retries the selected deliveries, one request each: one that is over does not stop the rest. */
export function RetrySelected({ deliveries, onDone }: RetrySelectedProps) {
  const t = useMessages(fulfilmentMessages);
  const client = useQueryClient();
  const count = deliveries.length;
  const retry = useMutation({
    mutationFn: async () => {
      let done = 0;
      for (const { id } of deliveries) {
        try {
          const { delivered } = await consoleCall(retryDelivery, { params: { id } });
          if (delivered) done += 1;
        } catch {
          // It keeps waiting, and the list says why.
        }
      }
      await Promise.all(
        [listWaitingDeliveries, listInventory, readInventory].map((route) =>
          client.invalidateQueries({ queryKey: [route.id] }),
        ),
      );
      return { done, count };
    },
    onSuccess: onDone,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-border border-t px-5 py-3 max-md:px-4">
      <p className="font-medium" role="status">
        {t('chosen', { count })}
      </p>
      <Button
        icon={<Icon of={RotateCw} />}
        loading={retry.isPending}
        onClick={() => retry.mutate()}
      >
        {t('retryCount', { count })}
      </Button>
    </div>
  );
}
