import { Children, type ReactNode } from 'react';

const deltas = {
  up: 'font-medium text-success-text',
  down: 'font-medium text-danger-text',
  same: 'text-muted',
} as const;

type StatTileProps = {
  label: ReactNode;
  value: ReactNode;
  /** With its sign, so that the meaning does not depend on color: "+12%". */
  delta?: { direction: keyof typeof deltas; text: ReactNode };
  /** Beside the delta: the comparison, or a share. */
  note?: ReactNode;
};

/** A number with its label. Use inside `StatTiles`. */
export function StatTile({ label, value, delta, note }: StatTileProps) {
  return (
    <div className="-mt-px -ml-px flex min-w-0 flex-col border-border border-t border-l px-6 py-5 max-md:px-[18px] max-md:py-4">
      <dt className="text-[.8125rem] text-muted leading-[18px]">{label}</dt>
      <dd className="mt-1.5 min-w-0">
        <span className="type-tabular block font-semibold text-[1.625rem] leading-8 tracking-[-.022em] [overflow-wrap:anywhere] max-md:text-xl max-md:leading-7">
          {value}
        </span>
        {delta || note ? (
          <span className="type-tabular mt-1 flex flex-wrap gap-x-1.5 text-[.8125rem] text-muted leading-[18px]">
            {delta ? <span className={deltas[delta.direction]}>{delta.text}</span> : null}
            {note}
          </span>
        ) : null}
      </dd>
    </div>
  );
}

const columnsOf: Readonly<Record<number, string>> = {
  4: 'grid-cols-2 @[760px]:grid-cols-4',
  8: 'grid-cols-2 @[760px]:grid-cols-4',
  6: 'grid-cols-2 @[620px]:grid-cols-3 @[1300px]:grid-cols-6',
};

/** Numbers side by side in one card. Four, six and eight fill their rows, so that none is alone; others wrap as needed. */
export function StatTiles({ children }: { children: ReactNode }) {
  const columns =
    columnsOf[Children.count(children)] ??
    'grid-cols-[repeat(auto-fit,minmax(min(190px,50%),1fr))]';
  return (
    <div className="@container">
      <dl
        className={`grid ${columns} overflow-hidden rounded-lg border border-border bg-surface shadow-card`}
      >
        {children}
      </dl>
    </div>
  );
}
