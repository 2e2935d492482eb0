import { useWords } from '../../../i18n/words.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { subscriptionWords } from './subscriptions.words.ts';

type ReasonFieldProps = { value: string; onChange: (value: string) => void };

/** Why, for the record. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const say = useWords(subscriptionWords);
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
