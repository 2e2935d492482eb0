import { type ReactNode, useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { userWords } from './users.words.ts';

type ReasonDialogProps = {
  title: string;
  lead: ReactNode;
  submitLabel: string;
  destructive?: boolean;
  /** The write that it ends in. */
  act: { isPending: boolean; error: unknown };
  onReason: (reason: string) => void;
  onClose: () => void;
};

/** A decision about a user, put on record with its reason. */
export function ReasonDialog({ act, onReason, ...rest }: ReasonDialogProps) {
  const { t } = useI18n();
  const say = useWords(userWords);
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      {...rest}
      busy={act.isPending}
      cancelLabel={say('cancel')}
      onSubmit={() => onReason(reason)}
      problem={act.error ? errorText(t, act.error) : undefined}
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
