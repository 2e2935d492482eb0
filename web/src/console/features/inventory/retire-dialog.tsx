import {
  type InventoryItem,
  listInventory,
  listInventoryItems,
  readInventory,
  retireInventoryItem,
} from '@sesame/contract/console/inventory.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { inventoryMessages } from './inventory.messages.ts';

export function RetireDialog({ item, onClose }: { item: InventoryItem; onClose: () => void }) {
  const t = useMessages(inventoryMessages);
  const retire = useConsoleMutation(retireInventoryItem, {
    touches: [listInventory, listInventoryItems, readInventory],
  });
  return (
    <ReasonDialog
      loadLatest={retire.loadLatest}
      destructive
      lead={t('retireLead')}
      onClose={onClose}
      save={(reason) => retire.mutateAsync({ params: { id: item.id }, body: { reason } })}
      submitLabel={t('retire')}
      title={t('retireTitle')}
    />
  );
}
