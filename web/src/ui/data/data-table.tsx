import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `amount`: right-aligned and bold. */
  variant?: 'plain' | 'muted' | 'amount';
  className?: string;
};
type DataTableProps<Row> = {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string;
};

const cellVariants = {
  plain: '',
  muted: 'text-muted',
  amount: 'whitespace-nowrap text-right font-semibold',
} as const;

/** A table for windows from 768 px up; phones get a `DisclosureList` of the same rows. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  className = '',
}: DataTableProps<Row>) {
  return (
    <div
      className={`overflow-x-auto rounded-lg border border-border bg-surface shadow-card ${className}`}
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                className={`type-caption whitespace-nowrap border-border border-b px-3 py-3 text-muted lg:px-4 first:pl-6 last:pr-6 ${column.variant === 'amount' ? 'text-right' : 'text-left'} ${column.className ?? ''}`}
                key={column.key}
                scope="col"
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DataRow columns={columns} key={rowKey(row)} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DataRowProps<Row> = Pick<DataTableProps<Row>, 'columns'> & { row: Row };

/** A separate component, so that a longer table draws only its new rows. */
function DataRow<Row>({ columns, row }: DataRowProps<Row>) {
  return (
    <tr className="group hover:bg-[color-mix(in_oklab,var(--sunken)_60%,var(--surface))]">
      {columns.map((column) => (
        <td
          className={`border-border border-b px-3 py-3.5 align-middle leading-5 first:pl-6 last:pr-6 group-last:border-b-0 lg:px-4 ${cellVariants[column.variant ?? 'plain']} ${column.className ?? ''}`}
          key={column.key}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
