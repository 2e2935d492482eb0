import { EXTENSION_DAYS_MAX } from '@sesame/contract/operator-subscriptions.ts';
import { useWords } from '../../i18n/words.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { daysFieldWords } from './days-field.words.ts';

/** How many days are given or taken. */
export function DaysField({
  value,
  onChange,
}: {
  value: string;
  onChange: (days: string) => void;
}) {
  const say = useWords(daysFieldWords);
  return (
    <Field label={say('days')}>
      <Input
        max={EXTENSION_DAYS_MAX}
        min={1}
        onChange={(event) => onChange(event.target.value)}
        required
        step={1}
        type="number"
        value={value}
      />
    </Field>
  );
}
