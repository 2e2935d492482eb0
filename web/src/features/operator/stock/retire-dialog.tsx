import {
  listStock,
  listStockItems,
  readStock,
  retireStockItem,
  type StockItem,
} from '@sesame/contract/operator-stock.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { stockWords } from './stock.words.ts';

export function RetireDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const say = useWords(stockWords);
  const retire = useOperatorMutation(retireStockItem, {
    touches: [listStock, listStockItems, readStock],
  });
  return (
    <ReasonDialog
      act={retire}
      destructive
      lead={say('retireLead')}
      onClose={onClose}
      onReason={(reason) =>
        retire.mutate({ params: { id: item.id }, body: { reason } }, { onSuccess: onClose })
      }
      submitLabel={say('retire')}
      title={say('retireTitle')}
    />
  );
}
