import { REASON_MAX } from '@sesame/contract/operator-fields.ts';
import { useWords } from '../../i18n/words.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { actDialogWords } from './act-dialog.words.ts';

type ReasonFieldProps = {
  value: string;
  onChange: (reason: string) => void;
  required?: boolean;
};

/** Why, for the record. */
export function ReasonField({ value, onChange, required = true }: ReasonFieldProps) {
  const say = useWords(actDialogWords);
  return (
    <Field hint={say('reasonHint')} label={say('reason')}>
      <Input
        maxLength={REASON_MAX}
        onChange={(event) => onChange(event.target.value)}
        required={required}
        value={value}
      />
    </Field>
  );
}
