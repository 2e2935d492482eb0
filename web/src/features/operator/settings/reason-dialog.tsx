import { type ReactNode, useState } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { settingsWords } from './settings.words.ts';

type ReasonDialogProps = {
  title: string;
  lead: ReactNode;
  busy: boolean;
  problem: ReactNode;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** Asks why, for the record, before a change holds. */
export function ReasonDialog({ title, lead, busy, problem, onSubmit, onClose }: ReasonDialogProps) {
  const say = useWords(settingsWords);
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      busy={busy}
      cancelLabel={say('cancel')}
      lead={lead}
      onClose={onClose}
      onSubmit={() => onSubmit(reason.trim())}
      problem={problem}
      submitLabel={say('save')}
      title={title}
    >
      <Field hint={say('reasonHint')} label={say('reason')}>
        <Input
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
          required
          value={reason}
        />
      </Field>
    </FormDialog>
  );
}
