import type { ReactNode } from 'react';

export type BarListItem = {
  key: string;
  label: ReactNode;
  /** The formatted value, at the right. */
  value: ReactNode;
  /** Secondary text beside the value: "12%". */
  note?: ReactNode;
  /** Relative to the longest bar, 0 to 1. */
  share: number;
};

/** Shares of a whole. The text has all information; the bars are decorative. */
export function BarList({ label, items }: { label: string; items: readonly BarListItem[] }) {
  return (
    <ul aria-label={label} className="grid gap-3.5">
      {items.map((item) => (
        <li
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 leading-5"
          key={item.key}
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">{item.label}</span>
          <span className="type-tabular whitespace-nowrap font-medium">
            {item.value}
            {item.note ? (
              <span className="ml-2 font-normal text-[.8125rem] text-muted">{item.note}</span>
            ) : null}
          </span>
          <span
            aria-hidden="true"
            className="forced-color-adjust-none col-span-2 h-1.5 overflow-hidden rounded-full bg-fill"
          >
            <span
              className="block h-full rounded-full bg-accent-graphic"
              style={{ width: `${Math.min(1, Math.max(0, item.share)) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
