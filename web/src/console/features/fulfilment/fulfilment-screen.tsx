import {
  listInventory,
  listWaitingDeliveries,
  readInventory,
  retryDelivery,
  type WaitingDelivery,
} from '@sesame/contract/console/inventory.ts';
import { DELIVERY_ALERT_S } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { type ServeAction, useDeliveryColumns } from './delivery-columns.tsx';
import { fulfilmentMessages } from './fulfilment.messages.ts';
import { RetrySelected } from './retry-selected.tsx';
import { SubstituteDialog } from './substitute-dialog.tsx';

/** Paid buyers without a link, to be served from inventory or manually. */
export function FulfilmentScreen() {
  const { t: tShop } = useI18n();
  const t = useMessages(fulfilmentMessages);
  const titleOf = useTitle();
  const may = useMay();
  const [serving, setServing] = useState<{
    action: ServeAction;
    delivery: WaitingDelivery;
  } | null>(null);
  const [message, setMessage] = useState<{ tone: 'success' | 'warning'; text: string } | null>(
    null,
  );
  const retry = useConsoleMutation(retryDelivery, {
    touches: [listWaitingDeliveries, listInventory, readInventory],
  });
  const list = useConsoleList(listWaitingDeliveries);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const marked = (list.rows ?? []).filter(({ id }) => chosen.has(id));
  const tryAgain = (row: WaitingDelivery) => {
    setMessage(null);
    retry.mutate(
      { params: { id: row.id } },
      {
        onSuccess: ({ delivered }) =>
          setMessage(
            delivered
              ? { tone: 'success', text: t('delivered', { buyer: row.user.username }) }
              : { tone: 'warning', text: t('stillEmpty', { service: titleOf(row.service) }) },
          ),
      },
    );
  };
  const close = () => setServing(null);
  const given = () => {
    if (serving === null) return;
    const buyer = serving.delivery.user.username;
    setMessage({ tone: 'success', text: t('delivered', { buyer }) });
    close();
  };
  // The service filter in the address has no chip; its name is in the rows.
  const chosenService = list.filters.service
    ? [
        {
          value: list.filters.service,
          label: list.rows?.[0] ? titleOf(list.rows[0].service) : list.filters.service,
        },
      ]
    : undefined;
  const columns = useDeliveryColumns({
    onRetry: tryAgain,
    onServe: (action, delivery) => setServing({ action, delivery }),
    isRetrying: ({ id }) => retry.isPending && retry.variables.params.id === id,
  });
  return (
    <ListScreen
      title={t('title')}
      caption={t('list')}
      columns={columns}
      bulk={
        marked.length > 0 ? (
          <RetrySelected
            deliveries={marked}
            onDone={({ done, count }) => {
              setChosen(new Set());
              setMessage({
                tone: done === count ? 'success' : 'warning',
                text: t('retried', { done, count }),
              });
            }}
          />
        ) : null
      }
      {...(may('inventory:write') && {
        selection: {
          chosen,
          onChange: setChosen,
          label: ({ user }: WaitingDelivery) => t('choose', { name: user.username }),
          allLabel: t('chooseAll'),
        },
      })}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      filters={[
        {
          name: 'late',
          label: t('since'),
          options: [{ value: 'true', label: t('onlyLate', { minutes: DELIVERY_ALERT_S / 60 }) }],
        },
        ...(chosenService
          ? [{ name: 'service' as const, label: t('service'), options: chosenService }]
          : []),
      ]}
      list={list}
      search={t('find')}
    >
      {retry.isError ? (
        <Note className="mb-4" role="alert" tone="danger">
          {errorText(tShop, retry.error)}
        </Note>
      ) : message ? (
        <Note className="mb-4" role="status" tone={message.tone}>
          {message.text}
        </Note>
      ) : null}
      {serving?.action === 'assign' ? (
        <AssignDialog delivery={serving.delivery} onClose={close} onDelivered={given} />
      ) : serving ? (
        <SubstituteDialog delivery={serving.delivery} onClose={close} onDelivered={given} />
      ) : null}
    </ListScreen>
  );
}
