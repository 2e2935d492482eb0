import {
  assignDelivery,
  listInventory,
  listWaitingDeliveries,
  readInventory,
  type WaitingDelivery,
} from '@sesame/contract/console/inventory.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { fulfilmentMessages } from './fulfilment.messages.ts';

type AssignDialogProps = {
  delivery: WaitingDelivery;
  onDelivered: () => void;
  onClose: () => void;
};

/** Manually assigns a link to one buyer. */
export function AssignDialog({ delivery, onDelivered, onClose }: AssignDialogProps) {
  const t = useMessages(fulfilmentMessages);
  const form = useCallForm({
    route: assignDelivery,
    params: { id: delivery.id },
    touches: [listWaitingDeliveries, listInventory, readInventory],
    initial: { link: '', reason: '' },
    onSaved: onDelivered,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('assignLead', { service: delivery.service.title })}
      onClose={onClose}
      submitLabel={t('assignSubmit')}
      title={t('assignTitle', { buyer: delivery.user.username })}
    >
      <TextField inputMode="url" invalid={t('linkWrong')} label={t('link')} of={form.at('link')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
