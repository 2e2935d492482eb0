import { type ComponentProps, useState } from 'react';
import { type Day, formatDay, parseDay } from '../../../i18n/dates/day.rules.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { dateMessages } from './dates.messages.ts';

const EXAMPLE = '24.11.2026';

type DayInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** Empty for none. */
  value: Day | '';
  /** Called with every whole day that is typed, and when the field is emptied. */
  onDay: (day: Day | '') => void;
  /** Called when the field is left: with what is wrong with its text, or with undefined. */
  onChecked: (problem: string | undefined) => void;
};

/** A day, typed as the console shows it. A text that is not a day stays as typed. */
export function DayInput({ value, onDay, onChecked, ...input }: DayInputProps) {
  const t = useMessages(dateMessages);
  const [typed, setTyped] = useState<string>();
  const check = () => {
    const isWrong = typed !== undefined && typed.trim() !== '' && parseDay(typed) === undefined;
    if (!isWrong) setTyped(undefined);
    onChecked(isWrong ? t('day', { example: EXAMPLE }) : undefined);
  };
  return (
    <input
      {...input}
      autoComplete="off"
      inputMode="decimal"
      onBlur={check}
      onChange={({ target }) => {
        setTyped(target.value);
        const day = target.value.trim() === '' ? '' : parseDay(target.value);
        if (day !== undefined) onDay(day);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') check();
      }}
      placeholder={t('dayFormat')}
      value={typed ?? formatDay(value)}
    />
  );
}
