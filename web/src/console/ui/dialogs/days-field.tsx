import { useMessages } from '../../../i18n/messages.ts';
import { IntegerField, type NumberValue } from '../forms/number-fields.tsx';
import type { FieldRef } from '../forms/use-console-form.ts';
import { daysFieldMessages } from './days-field.messages.ts';

/** Number of days to add or remove. */
export function DaysField({ of }: { of: FieldRef<NumberValue> }) {
  const t = useMessages(daysFieldMessages);
  return <IntegerField label={t('days')} of={of} />;
}
