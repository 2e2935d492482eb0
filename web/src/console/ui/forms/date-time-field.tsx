import type { ReactNode } from 'react';
import { clockAt } from '../../../i18n/dates/local-time.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { useShopTimeZone } from '../../api/use-operator.ts';
import { CalendarButton } from '../dates/calendar-button.tsx';
import { defaultFrame, type FieldProps } from './field-frame.ts';
import { formMessages } from './forms.messages.ts';
import {
  dayOf,
  differsFromZone,
  formatTypedDateTime,
  parseDateTime,
  withDay,
} from './typed-date.ts';
import { useField, useTypedInput } from './use-field.ts';

/** An ISO timestamp; the typed text while it is not a date; null or missing when the field is empty. */
type Timestamp = string | null | undefined;

const EXAMPLE = '24.11.2026 14:30';

/**
 * A date and time, typed as the console shows them; the day can be chosen in a calendar. Where the shop's clock shows
 * another time, which its days and reports follow, the field says so.
 */
export function DateTimeField({
  of,
  invalid,
  frame: Frame = defaultFrame,
  label,
  hint,
  className = '',
}: FieldProps<Timestamp>) {
  const t = useMessages(formMessages);
  const field = useField(of, { unreadable: t('date', { example: EXAMPLE }), invalid });
  const { value, error } = field;
  const control = useTypedInput<Timestamp>(field, {
    format: (at) => (at ? formatTypedDateTime(at) : ''),
    parse: (text) => {
      if (text.trim() === '') return of.bounds.nullable ? null : undefined;
      return parseDateTime(text) ?? text;
    },
  });
  const chosen = dayOf(value);
  const zone = useShopTimeZone();
  const zones = { own: new Intl.DateTimeFormat().resolvedOptions().timeZone, zone };
  const clock = differsFromZone(zone, new Date()) ? t('otherZone', zones) : null;
  return (
    <Frame
      className={className}
      error={error}
      hint={clock === null ? hint : joinHints(hint, clock)}
      label={label}
    >
      <Input
        {...control}
        after={
          <CalendarButton
            chosen={{ since: chosen, until: chosen }}
            className="mr-1 max-md:mr-0"
            label={typeof label === 'string' ? label : undefined}
            onChoose={(day) => {
              field.set(withDay(value, day));
              return true;
            }}
            today={clockAt(new Date()).day}
          />
        }
        autoComplete="off"
        className="type-tabular"
        name={of.name}
        placeholder={t('dateFormat')}
      />
    </Frame>
  );
}

function joinHints(hint: ReactNode, clock: string): ReactNode {
  return hint === undefined ? (
    clock
  ) : (
    <>
      {hint} {clock}
    </>
  );
}
