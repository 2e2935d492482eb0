import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';

export type DisclosureItem = {
  key: string;
  media: ReactNode;
  title: ReactNode;
  subtitle: ReactNode;
  value: ReactNode;
  details: readonly { key: string; label: ReactNode; value: ReactNode }[];
  footer?: ReactNode;
  open?: boolean;
};

/** Lists outside the viewport are not laid out, so that a thousand rows scroll as smoothly as fifty. */
const ROWS_A_LIST = 50;
const CLOSED_ROW_PX = 73;

/** The mobile version of a table: one card whose rows expand to their details. */
export function DisclosureList({ label, items }: { label: string; items: DisclosureItem[] }) {
  return (
    <div className="overflow-hidden rounded-lg border border-border bg-surface shadow-card md:hidden">
      {lists(items).map((rows) => (
        <ul
          aria-label={label}
          className="not-first:border-border not-first:border-t [content-visibility:auto]"
          key={rows[0]?.key}
          style={{ containIntrinsicHeight: `auto ${rows.length * CLOSED_ROW_PX}px` }}
        >
          {rows.map((item) => (
            <DisclosureRow {...item} key={item.key} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function lists(items: DisclosureItem[]): DisclosureItem[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS_A_LIST) }, (_, list) =>
    items.slice(list * ROWS_A_LIST, (list + 1) * ROWS_A_LIST),
  );
}

function DisclosureRow({
  media,
  title,
  subtitle,
  value,
  details,
  footer,
  open,
}: Omit<DisclosureItem, 'key'>) {
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
      </details>
    </li>
  );
}
