import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

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

/** The phone's face of a table: one card, each row opens to the rest of its facts. */
export function DisclosureList({ label, items }: { label: string; items: DisclosureItem[] }) {
  return (
    <ul
      aria-label={label}
      className="overflow-hidden rounded-lg border border-border bg-surface shadow-card md:hidden"
    >
      {items.map((item) => (
        <li className="not-first:border-border not-first:border-t" key={item.key}>
          <details className="group" open={item.open}>
            <summary className="focus-visible:-outline-offset-2 grid min-h-17 grid-cols-[auto_minmax(0,1fr)_auto_20px] items-center gap-3 px-4 py-3.5">
              {item.media}
              <span className="grid min-w-0 gap-0.5 leading-5">
                <span className="truncate font-medium">{item.title}</span>
                <span>{item.subtitle}</span>
              </span>
              <span className="type-tabular font-semibold">{item.value}</span>
              <Icon
                className="text-muted transition-transform duration-(--duration-2) group-open:rotate-180"
                of={ChevronDown}
                size={20}
              />
            </summary>
            <div className="grid gap-4 pr-4 pb-4 pl-[72px]">
              <dl>
                {item.details.map((detail) => (
                  <div
                    className="type-tabular flex justify-between gap-4 border-border border-t py-2 text-[.8125rem]"
                    key={detail.key}
                  >
                    <dt className="text-muted">{detail.label}</dt>
                    <dd>{detail.value}</dd>
                  </div>
                ))}
              </dl>
              {item.footer}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
