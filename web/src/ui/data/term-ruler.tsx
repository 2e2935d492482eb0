import type { ReactNode } from 'react';
import { RULER_TICKS, rulerTicks } from './ruler-ticks.ts';

const TICKS = Array.from({ length: RULER_TICKS }, (_, index) => index);
type TermRulerProps = { daysLeft: number; until: ReactNode; remaining: ReactNode };

/** Thirty ticks, one per day left; the text above has the same information, so they are hidden from screen readers. */
export function TermRuler({ daysLeft, until, remaining }: TermRulerProps) {
  const { filled, low } = rulerTicks(daysLeft);
  const on = low ? 'bg-warning' : 'bg-accent-graphic';
  return (
    <div className="type-tabular">
      <div className="flex items-baseline justify-between gap-3 text-[.8125rem] leading-[18px]">
        <span className="font-medium">{until}</span>
        <span className={`text-right ${low ? 'font-medium text-warning-text' : 'text-muted'}`}>
          {remaining}
        </span>
      </div>
      <div
        aria-hidden="true"
        className="mt-2.5 grid h-2.5 grid-cols-[repeat(30,minmax(0,1fr))] justify-items-start"
      >
        {TICKS.map((tick) => (
          <span
            className={`forced-color-adjust-none w-[3px] rounded-[2px] ${tick < filled ? on : 'bg-fill-strong'}`}
            data-filled={tick < filled || undefined}
            key={tick}
          />
        ))}
      </div>
    </div>
  );
}
