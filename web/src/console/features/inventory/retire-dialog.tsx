import {
  type InventoryItem,
  listInventory,
  listInventoryItems,
  readInventory,
  retireInventoryItem,
} from '@sesame/contract/console/inventory.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';

export function RetireDialog({ item, onClose }: { item: InventoryItem; onClose: () => void }) {
  const t = useMessages(inventoryMessages);
  return (
    <ReasonDialog
      destructive
      lead={t('retireLead')}
      onClose={onClose}
      route={retireInventoryItem}
      params={{ id: item.id }}
      touches={[listInventory, listInventoryItems, readInventory]}
      submitLabel={t('retire')}
      title={t('retireTitle')}
    />
  );
}
