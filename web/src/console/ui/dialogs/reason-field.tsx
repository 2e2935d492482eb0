import { REASON_MAX } from '@sesame/contract/console/fields.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { actionDialogMessages } from './action-dialog.messages.ts';

type ReasonFieldProps = {
  value: string;
  onChange: (reason: string) => void;
  required?: boolean;
};

/** The reason saved in the audit log. */
export function ReasonField({ value, onChange, required = true }: ReasonFieldProps) {
  const t = useMessages(actionDialogMessages);
  return (
    <Field hint={t('reasonHint')} label={t('reason')}>
      <Input
        maxLength={REASON_MAX}
        onChange={(event) => onChange(event.target.value)}
        required={required}
        value={value}
      />
    </Field>
  );
}
