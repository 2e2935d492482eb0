import { EXTENSION_DAYS_MAX } from '@sesame/contract/console/subscriptions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { daysFieldMessages } from './days-field.messages.ts';

/** Number of days to add or remove. */
export function DaysField({
  value,
  onChange,
}: {
  value: string;
  onChange: (days: string) => void;
}) {
  const t = useMessages(daysFieldMessages);
  return (
    <Field label={t('days')}>
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
