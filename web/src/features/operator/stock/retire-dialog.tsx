import {
  listStock,
  listStockItems,
  readStock,
  retireStockItem,
  type StockItem,
} from '@sesame/contract/operator-stock.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { stockWords } from './stock.words.ts';

export function RetireDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { t } = useI18n();
  const say = useWords(stockWords);
  const [reason, setReason] = useState('');
  const retire = useOperatorMutation(retireStockItem, {
    touches: [listStock, listStockItems, readStock],
  });
  return (
    <FormDialog
      busy={retire.isPending}
      cancelLabel={say('cancel')}
      destructive
      lead={say('retireLead')}
      onClose={onClose}
      onSubmit={() =>
        retire.mutate({ params: { id: item.id }, body: { reason } }, { onSuccess: onClose })
      }
      problem={retire.isError ? errorText(t, retire.error) : null}
      submitLabel={say('retire')}
      title={say('retireTitle')}
    >
      <Field label={say('reason')}>
        <Input
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
          required
          value={reason}
        />
      </Field>
    </FormDialog>
  );
}
