import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { partnerWords } from './partners.words.ts';

type ReasonDialogProps = {
  title: string;
  lead?: string;
  busy: boolean;
  error: unknown;
  destructive?: boolean;
  onReason: (reason: string) => void;
  onClose: () => void;
};

/** A decision that is put on record with its reason. */
export function ReasonDialog({ error, onReason, lead, ...rest }: ReasonDialogProps) {
  const { t } = useI18n();
  const say = useWords(partnerWords);
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      {...rest}
      cancelLabel={say('cancel')}
      lead={lead}
      onSubmit={() => onReason(reason)}
      problem={error ? errorText(t, error) : null}
      submitLabel={say('save')}
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
