import { Check, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';

export type Moment = {
  key: string;
  label: ReactNode;
  /** `YYYY-MM-DDTHH:MM:SSZ`, for machines. */
  at: string;
  /** The same as displayed. */
  time: ReactNode;
  tone: 'plain' | 'good' | 'wait' | 'bad';
};

const marks = {
  plain: {
    className: 'bg-fill text-muted',
    icon: <span className="size-1.5 rounded-full bg-current" />,
  },
  good: { className: 'bg-success-soft text-success-text', icon: <Icon of={Check} size={14} /> },
  wait: { className: 'bg-warning-soft text-warning-text', icon: <Icon of={Clock} size={14} /> },
  bad: { className: 'bg-danger-soft text-danger-text', icon: <Icon of={X} size={14} /> },
} as const;

/** Events with their times, oldest first. The text carries the meaning; the icons are decorative. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="grid">
      {moments.map(({ key, label, at, time, tone }) => (
        <li
          className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 pb-5 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-1 not-last:before:left-[11.5px] not-last:before:w-px not-last:before:bg-border-strong last:pb-0 sm:grid-cols-[24px_minmax(0,1fr)_auto]"
          key={key}
        >
          <span
            aria-hidden="true"
            className={`grid size-6 place-items-center rounded-full sm:row-auto max-sm:row-span-2 ${marks[tone].className}`}
          >
            {marks[tone].icon}
          </span>
          <span className="leading-6">{label}</span>
          <time
            className="type-tabular text-[.8125rem] text-muted leading-[18px] sm:leading-6"
            dateTime={at}
          >
            {time}
          </time>
        </li>
      ))}
    </ol>
  );
}
