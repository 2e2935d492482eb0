import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addMonths, type Day, dayByKey, weeksAround } from '../../../i18n/dates/day.rules.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { dateMessages } from './dates.messages.ts';

export type CalendarProps = {
  /** Today, as the fields around it count days. */
  today: Day;
  /** The chosen days, both inclusive; the same for a single one, empty for none. */
  chosen: { since: Day; until: Day };
  onChoose: (day: Day) => void;
  /** Below the days: what to choose next. */
  hint?: string | undefined;
};

/** One month of days, from Monday on. Arrows move between days, Page Up and Page Down between months, with Shift
 * between years. */
export function Calendar({ today, chosen, onChoose, hint }: CalendarProps) {
  const { language } = useI18n();
  const t = useMessages(dateMessages);
  const title = useId();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(chosen.until || chosen.since || today);
  /** The month changes by its buttons without moving the focus away from them. */
  const movesFocus = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day to focus is the active one
  useEffect(() => {
    if (movesFocus.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    movesFocus.current = false;
  }, [active]);
  const names = namesIn(language);
  const weeks = weeksAround(active);
  const turn = (months: number) => setActive(addMonths(active, months));
  const choose = (day: Day) => {
    movesFocus.current = true;
    setActive(day);
    onChoose(day);
  };
  const move = (event: KeyboardEvent) => {
    const next = dayByKey(active, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    movesFocus.current = true;
    setActive(next);
  };
  return (
    <div className="w-fit p-1.5">
      <div className="mb-1 flex items-center justify-between gap-2">
        <Button
          aria-label={t('earlier')}
          icon={<Icon of={ChevronLeft} size={18} />}
          onClick={() => turn(-1)}
          size="icon-sm"
          variant="ghost"
        />
        <span aria-live="polite" className="font-medium first-letter:uppercase" id={title}>
          {names.month(active)}
        </span>
        <Button
          aria-label={t('later')}
          icon={<Icon of={ChevronRight} size={18} />}
          onClick={() => turn(1)}
          size="icon-sm"
          variant="ghost"
        />
      </div>
      <table
        aria-labelledby={title}
        className="type-tabular border-collapse text-center"
        ref={table}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                abbr={names.weekday(day)}
                className="type-caption pb-1 text-muted"
                key={day}
                scope="col"
              >
                {names.weekdayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  chosen={chosen}
                  day={day}
                  isActive={day === active}
                  isToday={day === today}
                  key={day}
                  label={names.full(day)}
                  month={active}
                  onChoose={choose}
                  onKeyDown={move}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hint ? (
        <p aria-live="polite" className="px-2 pt-1.5 text-[.8125rem] text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type DayCellProps = Pick<CalendarProps, 'chosen' | 'onChoose'> & {
  day: Day;
  month: Day;
  label: string;
  isActive: boolean;
  isToday: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

function DayCell({
  day,
  month,
  label,
  chosen,
  isActive,
  isToday,
  onChoose,
  onKeyDown,
}: DayCellProps) {
  const { since, until } = chosen;
  const isEnd = day === since || day === until;
  const isBetween = since !== '' && until !== '' && day > since && day < until;
  const isOther = day.slice(0, 7) !== month.slice(0, 7);
  return (
    <td className={`p-0 ${isBetween ? 'bg-accent-soft' : ''}`}>
      <button
        aria-current={isToday ? 'date' : undefined}
        aria-label={label}
        aria-pressed={isEnd || isBetween}
        className={`grid size-9 cursor-pointer place-items-center rounded-md focus-visible:-outline-offset-2 max-md:h-11 pointer-coarse:h-11 aria-[current]:font-semibold aria-[current]:underline aria-[current]:underline-offset-4 ${
          isEnd ? 'bg-accent text-accent-foreground' : 'hover:bg-fill'
        } ${isOther && !isEnd ? 'text-muted' : ''}`}
        onClick={() => onChoose(day)}
        onKeyDown={onKeyDown}
        tabIndex={isActive ? 0 : -1}
        type="button"
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

/** Names of days and months in a language. */
function namesIn(language: string) {
  const inLanguage = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (day: Day) => format.format(new Date(day));
  };
  const month = inLanguage({ month: 'long' });
  return {
    month: (day: Day) => `${month(day)} ${day.slice(0, 4)}`,
    weekday: inLanguage({ weekday: 'long' }),
    weekdayShort: inLanguage({ weekday: 'short' }),
    full: inLanguage({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}
