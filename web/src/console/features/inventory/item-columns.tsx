import type { InventoryItem } from '@sesame/contract/console/inventory.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useMay } from '../../api/use-operator.ts';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';
import { itemKindMessages } from '../../ui/inventory/item-kinds.ts';
import type { RecordColumn } from '../../ui/lists/record-table.tsx';
import { itemContentMessages } from '../../ui/names/item-contents.messages.ts';

/** The keys of the names of states. */
export const itemStateMessages = {
  free: 'stateFree',
  assigned: 'stateAssigned',
  retired: 'stateRetired',
} as const;
const stateKinds = { free: 'active', assigned: 'processing', retired: 'expired' } as const;

/** What an operator does with an item in a dialog. */
export type ItemAction = { kind: 'reveal' | 'edit' | 'retire'; item: InventoryItem };

/** The columns of the items of a service, with what the operator may do with each. */
export function useItemColumns(
  onAction: (action: ItemAction) => void,
): readonly RecordColumn<InventoryItem>[] {
  const t = useMessages(inventoryMessages);
  const tContent = useMessages(itemContentMessages);
  const may = useMay();
  return [
    {
      key: 'content',
      phone: 'title',
      header: t('content'),
      cell: ({ content, hint, file }) => (
        <span className={file ? 'wrap-anywhere' : 'whitespace-nowrap'}>
          {tContent(content)}
          {file ? <bdi className="text-muted"> {file.name}</bdi> : null}
          {hint ? <span className="text-muted type-tabular"> …{hint}</span> : null}
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('kind'),
      cell: ({ kind }) => t(itemKindMessages[kind]),
    },
    {
      key: 'state',
      phone: 'end',
      header: t('state'),
      cell: ({ state }) => <Status kind={stateKinds[state]}>{t(itemStateMessages[state])}</Status>,
    },
    {
      key: 'holder',
      phone: 'under',
      header: t('assignedTo'),
      wrap: true,
      cell: ({ assigned, holders }) => {
        if (assigned) return `${assigned.username}, ${formatDate(assigned.at)}`;
        return holders === null ? '–' : t('holders', { count: holders });
      },
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
              onClick={() => onAction({ kind: 'reveal', item })}
              size="sm"
              variant="secondary"
            >
              {t('reveal')}
            </Button>
          ) : null}
          {may('inventory:write') && (item.file !== null || item.holders !== null) ? (
            <Button onClick={() => onAction({ kind: 'edit', item })} size="sm" variant="ghost">
              {t('change')}
            </Button>
          ) : null}
          {may('inventory:write') && item.state === 'free' ? (
            <Button onClick={() => onAction({ kind: 'retire', item })} size="sm" variant="ghost">
              {t('retire')}
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
}
