import { type Day, formatDay, parseDay } from '../../../i18n/dates/day.rules.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { CalendarButton } from '../dates/calendar-button.tsx';
import { dateMessages } from '../dates/dates.messages.ts';
import { defaultFrame, type FieldProps } from './field-frame.ts';
import { useField, useTypedInput } from './use-field.ts';

const EXAMPLE = '24.11.2026';

type DateFieldProps = FieldProps<Day> & { today: Day };

/** A day, typed as the console shows it or chosen in a calendar. Its value is `2026-11-24`, or the typed text. */
export function DateField({
  of,
  invalid,
  frame: Frame = defaultFrame,
  label,
  hint,
  className = '',
  today,
}: DateFieldProps) {
  const t = useMessages(dateMessages);
  const unreadable = t('day', { example: EXAMPLE });
  const field = useField(of, { unreadable, invalid });
  const control = useTypedInput<Day>(field, {
    format: formatDay,
    parse: (text) => parseDay(text) ?? text,
  });
  return (
    <Frame
      className={`max-md:flex-1 max-md:basis-36 ${className}`}
      error={field.error}
      hint={hint}
      label={label}
    >
      <Input
        {...control}
        after={
          <CalendarButton
            chosen={{ since: field.value, until: field.value }}
            className="mr-1 max-md:mr-0"
            label={typeof label === 'string' ? label : undefined}
            onChoose={(day) => {
              field.set(day);
              return true;
            }}
            today={today}
          />
        }
        autoComplete="off"
        className="type-tabular md:w-44"
        inputMode="decimal"
        name={of.name}
        placeholder={t('dayFormat')}
      />
    </Frame>
  );
}
