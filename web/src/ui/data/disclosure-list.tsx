import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';
import { useAfterPaint } from '../primitives/use-after-paint.ts';

export type DisclosureItem = {
  media: ReactNode;
  title: ReactNode;
  subtitle: ReactNode;
  value: ReactNode;
  details: readonly { key: string; label: ReactNode; value: ReactNode }[];
  footer?: ReactNode;
};

/** Lists outside the viewport are not laid out, so that a thousand rows scroll as smoothly as fifty. */
const ROWS_A_LIST = 50;
const CLOSED_ROW_PX = 73;

type DisclosureListProps<Row> = {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  item: (row: Row) => DisclosureItem;
  /** The first row is expanded from the start, which shows that the others expand too. */
  firstOpen?: boolean;
  className?: string;
};

/** The table of a phone: one card whose rows expand to their details. */
export function DisclosureList<Row>({
  label,
  rows,
  rowKey,
  item,
  firstOpen = false,
  className = '',
}: DisclosureListProps<Row>) {
  const [first] = rows;
  return (
    <div
      className={`overflow-hidden rounded-lg border border-border bg-surface shadow-card ${className}`}
    >
      {inLists(rows).map((part) => (
        <ul
          aria-label={label}
          className="not-first:border-border not-first:border-t [content-visibility:auto]"
          key={part[0] && rowKey(part[0])}
          style={{ containIntrinsicHeight: `auto ${part.length * CLOSED_ROW_PX}px` }}
        >
          {part.map((row) => (
            <DisclosureRow
              item={item}
              key={rowKey(row)}
              open={firstOpen && row === first}
              row={row}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

function inLists<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_LIST) }, (_, list) =>
    rows.slice(list * ROWS_A_LIST, (list + 1) * ROWS_A_LIST),
  );
}

type DisclosureRowProps<Row> = Pick<DisclosureListProps<Row>, 'item'> & { row: Row; open: boolean };

/** A separate component, so that a longer list draws only its new rows. */
function DisclosureRow<Row>({ item, row, open }: DisclosureRowProps<Row>) {
  const { media, title, subtitle, value, details, footer } = item(row);
  // The closed part is most of a row; it follows at once, for the search of the browser too.
  const isWhole = useAfterPaint(true, open);
  return (
    <li className="not-first:border-border not-first:border-t">
      <details className="group" open={open}>
        <summary className="focus-visible:-outline-offset-2 grid min-h-17 grid-cols-[auto_minmax(0,1fr)_20px] items-center gap-3 px-4 py-3.5">
          {media}
          <span className="grid min-w-0 grid-cols-1 gap-0.5 leading-5">
            {/* The value is beside the title only, because a status needs the width of a phone. */}
            <span className="flex items-baseline gap-3">
              <span
                className="min-w-0 flex-1 truncate font-medium"
                title={typeof title === 'string' ? title : undefined}
              >
                {title}
              </span>
              <span className="type-tabular font-semibold">{value}</span>
            </span>
            <span>{subtitle}</span>
          </span>
          <Icon
            className="text-muted transition-transform duration-(--duration-2) group-open:rotate-180"
            of={ChevronDown}
            size={20}
          />
        </summary>
        {isWhole ? (
          <div className="grid gap-4 pr-4 pb-4 pl-[72px]">
            <dl>
              {details.map((detail) => (
                <div
                  className="type-tabular flex justify-between gap-4 border-border border-t py-2 text-[.8125rem]"
                  key={detail.key}
                >
                  <dt className="text-muted">{detail.label}</dt>
                  <dd>{detail.value}</dd>
                </div>
              ))}
            </dl>
            {footer}
          </div>
        ) : null}
      </details>
    </li>
  );
}
