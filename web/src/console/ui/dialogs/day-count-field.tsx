import { useMessages } from '../../../i18n/messages.ts';
import { IntegerField, type NumberValue } from '../forms/number-fields.tsx';
import type { FieldRef } from '../forms/use-console-form.ts';
import { dayCountFieldMessages } from './day-count-field.messages.ts';

/** Number of days to add or remove. */
export function DayCountField({ of }: { of: FieldRef<NumberValue> }) {
  const t = useMessages(dayCountFieldMessages);
  return <IntegerField label={t('days')} of={of} />;
}
