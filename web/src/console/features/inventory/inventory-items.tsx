import {
  type InventoryItem,
  itemKinds,
  itemStates,
  listInventoryItems,
  type ServiceInventory,
} from '@sesame/contract/console/inventory.ts';
import { itemContents } from '@sesame/contract/shared/states.ts';
import { useState } from 'react';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useMay } from '../../api/use-operator.ts';
import { RevealDialog } from '../../ui/dialogs/reveal-dialog.tsx';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ListExport } from '../../ui/lists/export-button.tsx';
import { itemContentMessages } from '../../ui/names/item-contents.messages.ts';
import { RetireDialog } from './retire-dialog.tsx';

const kindMessages = {
  unique: 'kindUnique',
  shared: 'kindShared',
  template: 'kindTemplate',
  webhook: 'kindWebhook',
} as const;
const stateMessages = {
  free: 'stateFree',
  assigned: 'stateAssigned',
  retired: 'stateRetired',
} as const;
const stateKinds = { free: 'active', assigned: 'processing', retired: 'expired' } as const;

/** Items of one service. Their content is hidden until an operator gives a reason to reveal it. */
export function InventoryItems({ inventory }: { inventory: ServiceInventory }) {
  const t = useMessages(inventoryMessages);
  const tContent = useMessages(itemContentMessages);
  const may = useMay();
  const [action, setAction] = useState<{ kind: 'reveal' | 'retire'; item: InventoryItem } | null>(
    null,
  );
  const list = useConsoleList(listInventoryItems, { params: { id: String(inventory.id) } });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-title-2">{t('items')}</h2>
        <ListExport list={list} name={`stock-${inventory.id}`} />
      </div>
      <ConsoleList
        caption={t('itemsList', { title: inventory.title })}
        columns={[
          {
            key: 'content',
            phone: 'title',
            header: t('content'),
            cell: ({ content }) => tContent(content),
          },
          {
            key: 'kind',
            header: t('kind'),
            cell: ({ kind }) => t(kindMessages[kind]),
          },
          {
            key: 'state',
            phone: 'end',
            header: t('state'),
            cell: ({ state }) => (
              <Status kind={stateKinds[state]}>{t(stateMessages[state])}</Status>
            ),
          },
          {
            key: 'holder',
            phone: 'under',
            header: t('assignedTo'),
            wrap: true,
            cell: ({ assigned }) =>
              assigned ? `${assigned.username}, ${formatDate(assigned.at)}` : '–',
          },
          {
            key: 'added',
            phone: 'underEnd',
            header: t('added'),
            variant: 'muted',
            cell: ({ created_at: at }) => formatDate(at),
          },
          {
            key: 'actions',
            header: t('actions'),
            cell: (item) => (
              <span className="flex gap-1 max-md:justify-end">
                {may('inventory:reveal') ? (
                  <Button
                    onClick={() => setAction({ kind: 'reveal', item })}
                    size="sm"
                    variant="secondary"
                  >
                    {t('reveal')}
                  </Button>
                ) : null}
                {may('inventory:write') && item.state === 'free' ? (
                  <Button
                    onClick={() => setAction({ kind: 'retire', item })}
                    size="sm"
                    variant="ghost"
                  >
                    {t('retire')}
                  </Button>
                ) : null}
              </span>
            ),
          },
        ]}
        empty={<EmptyState text={t('noItemsHint')} title={t('noItems')} />}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: itemStates.map((value) => ({ value, label: t(stateMessages[value]) })),
          },
          {
            name: 'content',
            label: t('content'),
            options: itemContents.map((value) => ({ value, label: tContent(value) })),
          },
          {
            name: 'kind',
            label: t('kind'),
            options: itemKinds.map((value) => ({ value, label: t(kindMessages[value]) })),
          },
        ]}
        list={list}
      />
      {action?.kind === 'reveal' ? (
        <RevealDialog itemId={action.item.id} onClose={() => setAction(null)} />
      ) : null}
      {action?.kind === 'retire' ? (
        <RetireDialog item={action.item} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}
