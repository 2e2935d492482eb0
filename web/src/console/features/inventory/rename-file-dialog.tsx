import {
  type InventoryItem,
  listInventoryItems,
  renameInventoryFile,
} from '@sesame/contract/console/inventory.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';

type RenameFileDialogProps = {
  item: InventoryItem & { file: NonNullable<InventoryItem['file']> };
  onClose: () => void;
};

/** Changes what the buyer of a file reads; another file is another item. */
export function RenameFileDialog({ item, onClose }: RenameFileDialogProps) {
  const t = useMessages(inventoryMessages);
  const form = useCallForm({
    route: renameInventoryFile,
    params: { id: item.id },
    touches: [listInventoryItems],
    initial: { ...item.file, reason: '' },
    body: (values) => ({ ...values, version: item.version }),
    onSaved: onClose,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('fileLead')}
      onClose={onClose}
      submitLabel={t('save')}
      title={t('fileTitle')}
    >
      <TextField label={t('fileName')} of={form.at('name')} spellCheck="false" />
      <TextField hint={t('fileNoteHint')} label={t('fileNote')} of={form.at('note')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
