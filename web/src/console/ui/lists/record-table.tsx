import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { usePhone } from '../../../ui/primitives/use-phone.ts';
import { listMessages } from './list.messages.ts';
import type { DraggedRow } from './use-dragged-rows.ts';
import { useRowKeys } from './use-row-keys.ts';

export type RecordColumn<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  variant?: 'plain' | 'muted' | 'amount';
  /** User content: overlong words break, and the column is wide enough for ordinary ones. */
  wrap?: boolean;
  /** `wide`: only from 1360 px up, which is where the menu leaves 1030 px; `widest`: from 1600. */
  from?: keyof typeof hiddenBelow;
  /**
   * Where a phone shows the cell: on the first line, at its end, on the second line, at its end, or as buttons below.
   * Cells without a place are shown, after their headers, once the row is expanded.
   */
  phone?: keyof typeof places | undefined;
  /** On phones the header stays before a value that is meaningless alone: `Uses 3`. */
  named?: boolean;
  /** Its link opens the record; on phones the whole row is the link. Default: the title's. */
  opens?: boolean;
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
  /** What makes a row movable by dragging, from `useDraggedRows`. */
  dragOf?: (index: number) => DraggedRow;
  /** Below the rows: the pager, bulk actions. */
  footer?: ReactNode;
  /** The next page is loading; the current rows stay. */
  busy?: boolean;
};

/** A phone shows these cells once the row is expanded. */
const hiddenBelow = {
  wide: 'md:max-[1359px]:hidden',
  widest: 'md:max-[1599px]:hidden',
} as const;

const variants = {
  plain: '',
  muted: 'text-muted',
  amount: 'whitespace-nowrap md:text-right font-semibold',
} as const;

/**
 * Columns of a row on phones: checkbox, cells, cells at the end, the button that expands the row. Below 360 px the cells at
 * the end are a third line.
 */
const places = {
  title: 'max-md:col-start-2 max-md:row-start-1 max-md:font-medium max-[22.5rem]:col-end-4',
  end: 'max-md:col-start-3 max-md:row-start-1 max-md:ml-3 max-md:justify-self-end max-[22.5rem]:col-start-2 max-[22.5rem]:row-start-3 max-[22.5rem]:ml-0 max-[22.5rem]:justify-self-start',
  under: 'max-md:col-start-2 max-md:row-start-2 max-md:text-[.8125rem] max-[22.5rem]:col-end-4',
  underEnd:
    'max-md:col-start-3 max-md:row-start-2 max-md:ml-3 max-md:justify-self-end max-md:text-[.8125rem] max-[22.5rem]:row-start-3',
  actions: 'max-md:col-span-3 max-md:col-start-2 max-md:mt-2',
} as const;
const EXPANDED =
  'max-md:col-span-3 max-md:col-start-2 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:mt-2';

/** The link covers its row on phones; other controls of the row stay above it. */
const COVERS = 'max-md:[&_a]:after:absolute max-md:[&_a]:after:inset-0';
const ABOVE =
  'max-md:[&_:is(a,button,input,select,label)]:relative max-md:[&_:is(a,button,input,select,label)]:z-1';

/**
 * A table of records, 48 px per row. Below 768 px each row is two lines, or more for a long name, with the cells that have a
 * place there; a button shows the others.
 */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  selection,
  dragOf,
  footer,
  busy = false,
}: RecordTableProps<Row>) {
  const t = useMessages(listMessages);
  const rowKeys = useRowKeys();
  const isPhone = usePhone();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const expands = isPhone && columns.some(({ phone }) => phone === undefined);
  const opening =
    columns.find(({ opens }) => opens) ?? columns.find(({ phone }) => phone === 'title');
  const allChosen =
    selection !== undefined && rows.every((row) => selection.chosen.has(rowKey(row)));
  return (
    <div
      aria-busy={busy}
      className="overflow-hidden rounded-lg border border-border bg-surface shadow-card aria-busy:opacity-70"
    >
      {/* Texts for screen readers are placed in it, not beyond the edge of the page. */}
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse max-md:block">
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
              {columns.map(({ key, header, variant, from }) => (
                <th
                  className={`type-caption whitespace-nowrap border-border border-b px-3 py-2.5 text-muted first:pl-5 last:pr-5 ${variant === 'amount' ? 'text-right' : 'text-left'} ${from ? hiddenBelow[from] : ''}`}
                  key={key}
                  scope="col"
                >
                  {header}
                </th>
              ))}
              {expands ? <th scope="col">{t('details')}</th> : null}
            </tr>
          </thead>
          <tbody className="max-md:block" {...rowKeys}>
            {rows.map((row, index) => {
              const isExpanded = expanded.has(rowKey(row));
              return (
                <tr
                  {...dragOf?.(index)}
                  className="group border-border border-b last:border-b-0 hover:bg-[color-mix(in_oklab,var(--sunken)_60%,var(--surface))] max-md:relative max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-md:items-center max-md:px-4 max-md:py-2 data-over:shadow-[inset_0_2px_0_var(--accent)]"
                  data-expanded={isExpanded || undefined}
                  key={rowKey(row)}
                >
                  {selection ? (
                    <td
                      className={`py-2 pl-5 max-md:col-start-1 max-md:row-span-2 max-md:row-start-1 max-md:pr-3 max-md:pl-0 ${ABOVE}`}
                    >
                      <input
                        aria-label={selection.label(row)}
                        checked={selection.chosen.has(rowKey(row))}
                        className="size-4 accent-(--accent)"
                        onChange={() => selection.onChange(toggled(selection.chosen, rowKey(row)))}
                        type="checkbox"
                      />
                    </td>
                  ) : null}
                  {columns.map((column) => {
                    const { key, header, cell, variant = 'plain', wrap = false, from } = column;
                    const { phone, named = phone === undefined } = column;
                    return (
                      <td
                        className={`h-12 px-3 py-2 align-middle leading-5 first:pl-5 last:pr-5 max-md:h-auto max-md:min-w-0 max-md:p-0! ${variants[variant]} ${phone ? places[phone] : isExpanded ? EXPANDED : 'max-md:hidden'} ${phone && named ? 'max-md:flex max-md:flex-wrap max-md:items-baseline' : ''} ${column === opening ? COVERS : ABOVE} ${from ? hiddenBelow[from] : ''}`}
                        key={key}
                      >
                        {named ? (
                          <span
                            aria-hidden="true"
                            className="mr-1.5 shrink-0 font-normal text-[.8125rem] text-muted md:hidden"
                          >
                            {header}
                          </span>
                        ) : null}
                        <span
                          className={`min-w-0 ${phone ? '' : 'max-md:text-right'} max-md:wrap-anywhere ${wrap ? 'md:wrap-anywhere md:block md:min-w-30' : ''}`}
                        >
                          {cell(row)}
                        </span>
                      </td>
                    );
                  })}
                  {expands ? (
                    <td className={`col-start-4 row-span-2 row-start-1 -my-2 -mr-2.5 ${ABOVE}`}>
                      <button
                        aria-expanded={isExpanded}
                        aria-label={t('details')}
                        className="ml-1 grid size-11 place-items-center rounded-md text-muted hover:bg-fill"
                        onClick={() => setExpanded(toggled(expanded, rowKey(row)))}
                        type="button"
                      >
                        <Icon
                          className={isExpanded ? 'rotate-180' : ''}
                          of={ChevronDown}
                          size={18}
                        />
                      </button>
                    </td>
                  ) : null}
                </tr>
              );
            })}
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
