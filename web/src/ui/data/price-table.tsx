import type { ReactNode } from 'react';

export type PriceRow = { key: string; term: ReactNode; perMonth?: ReactNode; price: ReactNode };
type PriceTableProps = { label: string; rows: readonly PriceRow[]; muted?: boolean };

/** Terms and prices: one row each on desktops, three columns on phones. */
export function PriceTable({ label, rows, muted = false }: PriceTableProps) {
  return (
    <ul
      aria-label={label}
      className={`type-tabular text-sm leading-5 max-md:grid max-md:grid-cols-3 max-[359px]:grid-cols-[repeat(3,auto)] max-md:border-border max-md:border-y ${muted ? 'text-muted' : ''}`}
    >
      {rows.map((row) => (
        <li
          className="flex items-baseline border-border border-t py-[9px] max-md:flex-col max-md:border-t-0 max-md:border-l max-md:py-2.5 max-md:pl-3 max-md:nth-[3n+1]:border-l-0 max-md:nth-[3n+1]:pl-0 max-[359px]:pl-2"
          key={row.key}
        >
          <span className="max-md:text-muted max-md:text-xs max-md:leading-[18px]">{row.term}</span>
          <span className="ml-auto pr-4 text-[.8125rem] text-muted max-md:hidden">
            {row.perMonth}
          </span>
          <span className="whitespace-nowrap font-semibold max-[359px]:text-[.78rem]">
            {row.price}
          </span>
        </li>
      ))}
    </ul>
  );
}
