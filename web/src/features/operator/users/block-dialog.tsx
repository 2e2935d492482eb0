import {
  blockBuyer,
  listBuyers,
  type OperatorBuyer,
  readBuyer,
  unblockBuyer,
} from '@sesame/contract/operator-buyers.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { userWords } from './users.words.ts';

const touches = [readBuyer, listBuyers];

/** Blocks a buyer, or lets a blocked one back. */
export function BlockDialog({ user, onClose }: { user: OperatorBuyer; onClose: () => void }) {
  const { t } = useI18n();
  const say = useWords(userWords);
  const [reason, setReason] = useState('');
  // What was asked for when it opened: the answer to it must not turn the dialog round.
  const [blocks] = useState(user.blocked === null);
  const block = useOperatorMutation(blockBuyer, { touches });
  const unblock = useOperatorMutation(unblockBuyer, { touches });
  const act = blocks ? block : unblock;
  return (
    <FormDialog
      busy={act.isPending}
      cancelLabel={say('cancel')}
      destructive={blocks}
      lead={say(blocks ? 'blockLead' : 'unblockLead')}
      onClose={onClose}
      onSubmit={() =>
        act.mutate({ params: { id: user.id }, body: { reason } }, { onSuccess: onClose })
      }
      problem={act.isError ? errorText(t, act.error) : undefined}
      submitLabel={say(blocks ? 'block' : 'unblock')}
      title={say(blocks ? 'blockTitle' : 'unblockTitle', { name: user.username })}
    >
      <Field hint={say('reasonHint')} label={say('reason')}>
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
