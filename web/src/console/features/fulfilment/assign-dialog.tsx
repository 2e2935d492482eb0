import {
  assignDelivery,
  listInventory,
  listWaitingDeliveries,
  readInventory,
  type WaitingDelivery,
} from '@sesame/contract/console/inventory.ts';
import type { WrittenContent } from '@sesame/contract/shared/states.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { CredentialFields } from '../../ui/dialogs/credential-fields.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { fulfilmentMessages } from './fulfilment.messages.ts';

type AssignDialogProps = {
  delivery: WaitingDelivery;
  onDelivered: () => void;
  onClose: () => void;
};

/** Manually assigns a link, code, account or text to one buyer. */
export function AssignDialog({ delivery, onDelivered, onClose }: AssignDialogProps) {
  const t = useMessages(fulfilmentMessages);
  const titleOf = useTitle();
  const form = useCallForm({
    route: assignDelivery,
    params: { id: delivery.id },
    touches: [listWaitingDeliveries, listInventory, readInventory],
    initial: { content: 'link' as WrittenContent, secret: '', reason: '' },
    onSaved: onDelivered,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('assignLead', { service: titleOf(delivery.service) })}
      onClose={onClose}
      submitLabel={t('assignSubmit')}
      title={t('assignTitle', { buyer: delivery.user.username })}
    >
      <CredentialFields content={form.at('content')} secret={form.at('secret')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
