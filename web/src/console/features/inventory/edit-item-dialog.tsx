import {
  editInventoryItem,
  type InventoryItem,
  listInventoryItems,
} from '@sesame/contract/console/inventory.ts';
import { writtenOf } from '@sesame/contract/shared/states.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { CredentialFields } from '../../ui/dialogs/credential-fields.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';

type EditItemDialogProps = {
  /** A shared item, except a file, or a template. */
  item: InventoryItem;
  onClose: () => void;
};

/** Changes what everyone who holds a shared item has. The present content is not shown, because that is revealing it. */
export function EditItemDialog({ item, onClose }: EditItemDialogProps) {
  const t = useMessages(inventoryMessages);
  const form = useCallForm({
    route: editInventoryItem,
    params: { id: item.id },
    touches: [listInventoryItems],
    initial: { content: writtenOf(item.content), secret: '', reason: '' },
    body: (values) => ({ ...values, version: item.version }),
    onSaved: onClose,
  });
  return (
    <FieldDialog
      form={form}
      lead={item.holders ? t('editLead', { count: item.holders }) : t('editLeadNone')}
      onClose={onClose}
      submitLabel={t('save')}
      title={t('editTitle')}
    >
      {item.kind === 'template' ? (
        <TextField
          hint={t('templateHint', { subscription: '{subscription}', user: '{user}' })}
          label={t('templateAddress')}
          of={form.at('secret')}
          spellCheck="false"
        />
      ) : (
        <CredentialFields content={form.at('content')} secret={form.at('secret')} />
      )}
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
