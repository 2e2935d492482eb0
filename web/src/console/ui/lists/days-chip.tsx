import { CircleAlert, X } from 'lucide-react';
import { useId, useState } from 'react';
import { clockAt } from '../../../i18n/dates/local-time.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { CalendarButton } from '../dates/calendar-button.tsx';
import { dateMessages } from '../dates/dates.messages.ts';
import { DayInput } from '../dates/day-input.tsx';
import { listMessages } from './list.messages.ts';

type Days = { since: string; until: string };

type DaysChipProps = {
  /** Days as `YYYY-MM-DD`, both inclusive; an empty one leaves that end open. */
  value: Days;
  onChange: (days: Days) => void;
  onClear: () => void;
  /** Whether the first day has the focus when it appears. */
  focused: boolean;
};

/** A date range as a filter, typed or chosen in a calendar: dashed outline while inactive, solid while active. */
export function DaysChip({ value, onChange, onClear, focused }: DaysChipProps) {
  const t = useMessages(listMessages);
  const tDate = useMessages(dateMessages);
  const problemId = useId();
  const [problem, setProblem] = useState<string>();
  /** The first day chosen in the calendar, while the last one is not. */
  const [first, setFirst] = useState<string>();
  const isOn = value.since !== '' || value.until !== '';
  const change = (days: Days) => {
    const isOrdered = days.since === '' || days.until === '' || days.since <= days.until;
    setProblem(isOrdered ? undefined : tDate('wrongOrder'));
    if (isOrdered) onChange(days);
  };
  const choose = (day: string) => {
    if (first === undefined) {
      setFirst(day);
      return false;
    }
    const [since = day, until = day] = [first, day].toSorted();
    change({ since, until });
    return true;
  };
  const inputs = {
    'aria-describedby': problem ? problemId : undefined,
    'aria-invalid': problem ? true : undefined,
    className:
      'type-tabular h-7 w-[84px] rounded-xs bg-transparent text-accent-text outline-none placeholder:text-muted aria-invalid:text-danger-text max-md:w-[96px] pointer-coarse:h-11',
    onChecked: (wrong: string | undefined) =>
      setProblem((before) => wrong ?? (before === tDate('wrongOrder') ? before : undefined)),
  } as const;
  return (
    <span className="grid content-start gap-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row of one height everywhere */}
      <span
        aria-label={t('days')}
        className={`relative inline-flex min-h-(--control) w-fit flex-wrap items-center gap-x-2 rounded-md border border-border-strong pr-1 pl-3 text-[.8125rem] has-[input:focus-visible]:ring-2 has-[input:focus-visible]:ring-accent ${
          isOn ? 'bg-surface' : 'border-dashed'
        }`}
        role="group"
      >
        <span aria-hidden="true" className="font-medium">
          {t('days')}
        </span>
        <DayInput
          {...inputs}
          aria-label={t('daysSince')}
          autoFocus={focused}
          onDay={(since) => change({ ...value, since })}
          value={value.since}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <DayInput
          {...inputs}
          aria-label={t('daysUntil')}
          onDay={(until) => change({ ...value, until })}
          value={value.until}
        />
        <CalendarButton
          chosen={first === undefined ? value : { since: first, until: '' }}
          className="size-7"
          hint={tDate(first === undefined ? 'chooseFirst' : 'chooseLast')}
          label={t('days')}
          onChoose={choose}
          onOpen={() => setFirst(undefined)}
          today={clockAt(new Date()).day}
        />
        <button
          aria-label={t('daysClear')}
          className="grid size-7 place-items-center rounded-sm text-muted hover:bg-fill hover:text-text pointer-coarse:size-11"
          onClick={onClear}
          type="button"
        >
          <Icon of={X} size={14} />
        </button>
      </span>
      <span aria-live="polite" className="empty:hidden" id={problemId}>
        {problem ? (
          <span className="flex items-center gap-1.5 text-[.8125rem] text-danger-text">
            <Icon of={CircleAlert} size={14} />
            {problem}
          </span>
        ) : null}
      </span>
    </span>
  );
}
