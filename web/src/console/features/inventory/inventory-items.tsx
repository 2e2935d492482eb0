import {
  type InventoryItem,
  itemKinds,
  itemStates,
  listInventoryItems,
  type ServiceInventory,
} from '@sesame/contract/console/inventory.ts';
import { itemContents } from '@sesame/contract/shared/states.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { RevealDialog } from '../../ui/dialogs/reveal-dialog.tsx';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';
import { itemKindMessages } from '../../ui/inventory/item-kinds.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ListExport } from '../../ui/lists/export-button.tsx';
import { itemContentMessages } from '../../ui/names/item-contents.messages.ts';
import { ChosenItems } from './chosen-items.tsx';
import { EditFileDialog } from './edit-file-dialog.tsx';
import { EditItemDialog } from './edit-item-dialog.tsx';
import { type ItemAction, itemStateMessages, useItemColumns } from './item-columns.tsx';
import { RetireDialog } from './retire-dialog.tsx';

/** Items of one service. Their content is hidden until an operator gives a reason to reveal it. */
export function InventoryItems({ inventory }: { inventory: ServiceInventory }) {
  const t = useMessages(inventoryMessages);
  const titleOf = useTitle();
  const tContent = useMessages(itemContentMessages);
  const may = useMay();
  const [, navigate] = useLocation();
  const [action, setAction] = useState<ItemAction | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useConsoleList(listInventoryItems, { params: { id: String(inventory.id) } });
  const columns = useItemColumns(setAction);
  const retiresMany = may('inventory:write') && may('bulk:write');
  const retireMany = (which: object) => {
    const operation = { kind: 'retire_items', service: inventory.id, ...which };
    navigate(consolePaths.bulkActions(), { state: { operation } });
  };
  const { kind, content, state } = list.filters;
  const matching = {
    ...(kind !== '' && { item_kind: kind }),
    ...(content !== '' && { content }),
  };
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-title-2">{t('items')}</h2>
        <span className="flex flex-wrap gap-2">
          {/* Only available items can be retired in bulk. */}
          {retiresMany && (state === '' || state === 'free') && (list.rows?.length ?? 0) > 0 ? (
            <Button onClick={() => retireMany(matching)} variant="outline">
              {t(Object.keys(matching).length > 0 ? 'retireMatching' : 'retireAll')}
            </Button>
          ) : null}
          <ListExport list={list} name={`inventory-${inventory.id}`} />
        </span>
      </div>
      <ConsoleList
        caption={t('itemsList', { title: titleOf(inventory) })}
        columns={columns}
        empty={<EmptyState text={t('noItemsHint')} title={t('noItems')} />}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: itemStates.map((value) => ({ value, label: t(itemStateMessages[value]) })),
          },
          {
            name: 'content',
            label: t('content'),
            options: itemContents.map((value) => ({ value, label: tContent(value) })),
          },
          {
            name: 'kind',
            label: t('kind'),
            options: itemKinds.map((value) => ({ value, label: t(itemKindMessages[value]) })),
          },
        ]}
        list={list}
        {...(retiresMany && {
          bulk: <ChosenItems chosen={chosen} onRetire={() => retireMany({ items: [...chosen] })} />,
          selection: {
            chosen,
            onChange: setChosen,
            label: (item: InventoryItem) =>
              t('choose', { content: tContent(item.content), date: formatDate(item.created_at) }),
            allLabel: t('chooseAll'),
          },
        })}
      />
      {action?.kind === 'reveal' ? (
        <RevealDialog itemId={action.item.id} onClose={() => setAction(null)} />
      ) : null}
      {action?.kind === 'edit' ? (
        <ChangeDialog item={action.item} onClose={() => setAction(null)} />
      ) : null}
      {action?.kind === 'retire' ? (
        <RetireDialog item={action.item} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}

function ChangeDialog({ item, onClose }: { item: InventoryItem; onClose: () => void }) {
  const { file } = item;
  if (file === null) return <EditItemDialog item={item} onClose={onClose} />;
  return <EditFileDialog item={{ ...item, file }} onClose={onClose} />;
}
