import { Calendar } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { defaultFrame, type FieldProps } from './field-frame.ts';
import { formMessages } from './forms.messages.ts';
import { formatTypedDateTime, parseDateTime, pickerValueOf } from './typed-date.ts';
import { useField, useTypedInput } from './use-field.ts';

/** An ISO timestamp; the typed text while it is no date; null or missing when the field is empty. */
type Timestamp = string | null | undefined;

const EXAMPLE = '24.11.2026 14:30';

/** A date and time, typed as the console shows them or chosen in the browser's calendar, in the operator's time zone. */
export function DateTimeField({
  of,
  invalid,
  frame: Frame = defaultFrame,
  label,
  hint,
  className = '',
}: FieldProps<Timestamp>) {
  const t = useMessages(formMessages);
  const picker = useRef<HTMLInputElement>(null);
  const field = useField(of, { unreadable: t('date', { example: EXAMPLE }), invalid });
  const { value, error } = field;
  const control = useTypedInput<Timestamp>(field, {
    format: (at) => (at ? formatTypedDateTime(at) : ''),
    parse: (text) => {
      if (text.trim() === '') return of.bounds.nullable ? null : undefined;
      return parseDateTime(text) ?? text;
    },
  });
  return (
    <Frame className={className} error={error} hint={hint} label={label}>
      <Input
        {...control}
        after={
          <>
            <Button
              aria-label={t('pick')}
              className="mr-1 max-md:mr-0"
              onClick={() => picker.current?.showPicker()}
              size="icon-sm"
              variant="ghost"
            >
              <Icon of={Calendar} size={16} />
            </Button>
            <input
              aria-hidden="true"
              className="pointer-events-none absolute right-0 bottom-0 size-0 opacity-0"
              onChange={({ target }) => field.set(parseDateTime(target.value))}
              ref={picker}
              tabIndex={-1}
              type="datetime-local"
              value={value ? pickerValueOf(value) : ''}
            />
          </>
        }
        autoComplete="off"
        className="type-tabular"
        name={of.name}
        placeholder={t('dateFormat')}
      />
    </Frame>
  );
}
