import {
  assignDelivery,
  listStock,
  listWaitingDeliveries,
  readStock,
  type WaitingDelivery,
} from '@sesame/contract/operator-stock.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { fulfilmentWords } from './fulfilment.words.ts';

type AssignDialogProps = {
  delivery: WaitingDelivery;
  onGiven: () => void;
  onClose: () => void;
};

/** A link by hand, for one buyer. */
export function AssignDialog({ delivery, onGiven, onClose }: AssignDialogProps) {
  const say = useWords(fulfilmentWords);
  const [link, setLink] = useState('');
  const [tried, setTried] = useState(false);
  const assign = useOperatorMutation(assignDelivery, {
    touches: [listWaitingDeliveries, listStock, readStock],
  });
  const isLink = /^https?:\/\/\S+$/.test(link.trim());
  return (
    <ReasonDialog
      act={assign}
      lead={say('assignLead', { service: delivery.origin.title })}
      onClose={onClose}
      onReason={(reason) => {
        setTried(true);
        if (!isLink) return;
        assign.mutate(
          { params: { id: delivery.id }, body: { link: link.trim(), reason } },
          { onSuccess: onGiven },
        );
      }}
      submitLabel={say('give')}
      title={say('assignTitle', { buyer: delivery.user.username })}
    >
      <Field error={tried && !isLink ? say('linkWrong') : undefined} label={say('link')}>
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
