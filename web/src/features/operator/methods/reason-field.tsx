import { useWords } from '../../../i18n/words.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { methodWords } from './methods.words.ts';

/** Why, for the record. */
export function ReasonField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const say = useWords(methodWords);
  return (
    <Field hint={say('reasonHint')} label={say('reason')}>
      <Input
        maxLength={500}
        onChange={(event) => onChange(event.target.value)}
        required
        value={value}
      />
    </Field>
  );
}
