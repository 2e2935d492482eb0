import { type ReactNode, useId } from 'react';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useRowKeys } from './use-row-keys.ts';

export type RecordColumn<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  look?: 'plain' | 'muted' | 'amount';
  /** User content: long words break, and ordinary words get room. */
  wrap?: boolean;
  /** `wide`: only from 1320 px up. */
  from?: 'wide';
};

type RecordTableProps<Row> = {
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Selected rows, if rows can be selected. */
  selection?: {
    chosen: ReadonlySet<string>;
    onChange: (chosen: ReadonlySet<string>) => void;
    label: (row: Row) => string;
    allLabel: string;
  };
  /** Below the rows: the pager, bulk actions. */
  footer?: ReactNode;
  /** The next page is loading; the current rows stay. */
  busy?: boolean;
};

const looks = {
  plain: '',
  muted: 'text-muted',
  amount: 'whitespace-nowrap md:text-right font-semibold',
} as const;

/**
 * A table of records, 48 px per row. Below 768 px each row is a card with the same cells, each after its header, so
 * that phones hide nothing.
 */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  selection,
  footer,
  busy = false,
}: RecordTableProps<Row>) {
  const id = useId();
  const rowKeys = useRowKeys();
  const allChosen =
    selection !== undefined && rows.every((row) => selection.chosen.has(rowKey(row)));
  return (
    <div
      aria-busy={busy}
      className="overflow-hidden rounded-lg border border-border bg-surface shadow-card aria-busy:opacity-70"
    >
      <div className="overflow-x-auto">
        <table className="w-full border-collapse max-md:block" id={id}>
          <caption className="sr-only">{caption}</caption>
          <thead className="max-md:sr-only">
            <tr>
              {selection ? (
                <th className="w-10 border-border border-b py-2.5 pl-5" scope="col">
                  <input
                    aria-label={selection.allLabel}
                    checked={allChosen && rows.length > 0}
                    className="size-4 accent-(--accent)"
                    onChange={() =>
                      selection.onChange(allChosen ? new Set() : new Set(rows.map(rowKey)))
                    }
                    type="checkbox"
                  />
                </th>
              ) : null}
              {columns.map(({ key, header, look, from }) => (
                <th
                  className={`type-caption whitespace-nowrap border-border border-b px-3 py-2.5 text-muted first:pl-5 last:pr-5 ${look === 'amount' ? 'text-right' : 'text-left'} ${from === 'wide' ? 'max-[1319px]:hidden' : ''}`}
                  key={key}
                  scope="col"
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block" {...rowKeys}>
            {rows.map((row) => (
              <tr
                className="group border-border border-b last:border-b-0 hover:bg-[color-mix(in_oklab,var(--sunken)_60%,var(--surface))] max-md:block max-md:px-4 max-md:py-3"
                key={rowKey(row)}
              >
                {selection ? (
                  <td className="py-2 pl-5 max-md:block max-md:pl-0">
                    <input
                      aria-label={selection.label(row)}
                      checked={selection.chosen.has(rowKey(row))}
                      className="size-4 accent-(--accent)"
                      onChange={() => selection.onChange(toggled(selection.chosen, rowKey(row)))}
                      type="checkbox"
                    />
                  </td>
                ) : null}
                {columns.map(({ key, header, cell, look = 'plain', wrap = false, from }) => (
                  <td
                    className={`h-12 px-3 py-2 align-middle leading-5 first:pl-5 last:pr-5 max-md:flex max-md:h-auto max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1 max-md:first:pl-0 max-md:last:pr-0 ${looks[look]} ${from === 'wide' ? 'max-[1319px]:max-md:flex md:max-[1319px]:hidden' : ''}`}
                    key={key}
                  >
                    <span
                      aria-hidden="true"
                      className="shrink-0 text-[.8125rem] text-muted md:hidden"
                    >
                      {header}
                    </span>
                    <span
                      className={`min-w-0 max-md:text-right ${wrap ? 'wrap-anywhere md:block md:min-w-30' : 'max-md:wrap-anywhere'}`}
                    >
                      {cell(row)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {footer}
    </div>
  );
}

function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The same box while the first answer loads. */
export function RecordTableSkeleton({ label }: { label: string }) {
  return (
    <div
      aria-busy="true"
      className="rounded-lg border border-border bg-surface p-5 shadow-card max-md:p-4"
    >
      <p className="sr-only">{label}</p>
      {ROWS.map((row) => (
        <div className="flex h-12 items-center gap-6" key={row}>
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-3 w-40 max-md:hidden" />
          <Skeleton className="h-3 flex-1" />
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </div>
  );
}
