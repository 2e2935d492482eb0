import {
  assignDelivery,
  listInventory,
  listWaitingDeliveries,
  readInventory,
  type WaitingDelivery,
} from '@sesame/contract/console/inventory.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { fulfilmentMessages } from './fulfilment.messages.ts';

type AssignDialogProps = {
  delivery: WaitingDelivery;
  onGiven: () => void;
  onClose: () => void;
};

/** Manually assigns a link to one buyer. */
export function AssignDialog({ delivery, onGiven, onClose }: AssignDialogProps) {
  const t = useMessages(fulfilmentMessages);
  const [link, setLink] = useState('');
  const [tried, setTried] = useState(false);
  const assign = useConsoleMutation(assignDelivery, {
    touches: [listWaitingDeliveries, listInventory, readInventory],
  });
  const isLink = /^https?:\/\/\S+$/.test(link.trim());
  return (
    <ReasonDialog
      action={assign}
      lead={t('assignLead', { service: delivery.service.title })}
      onClose={onClose}
      onReason={(reason) => {
        setTried(true);
        if (!isLink) return;
        assign.mutate(
          { params: { id: delivery.id }, body: { link: link.trim(), reason } },
          { onSuccess: onGiven },
        );
      }}
      submitLabel={t('give')}
      title={t('assignTitle', { buyer: delivery.user.username })}
    >
      <Field error={tried && !isLink ? t('linkWrong') : undefined} label={t('link')}>
        <Input
          inputMode="url"
          maxLength={2048}
          onChange={(event) => setLink(event.target.value)}
          required
          value={link}
        />
      </Field>
    </ReasonDialog>
  );
}
