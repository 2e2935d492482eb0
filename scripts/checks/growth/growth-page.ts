import { join } from 'node:path';
import { root } from '../../root.ts';
import { type Growth, tableGrowth } from './table-growth.ts';

export const PAGE = join(root, 'docs', 'scaling.md');
const MARKS = ['<!-- growth -->', '<!-- /growth -->'] as const;

const entries = Object.entries(tableGrowth);
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** The page with the growth of all tables between its marks. */
export function withGrowth(page: string): string {
  const [begin, end] = MARKS;
  const [before = '', rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/scaling.md has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${renderGrowth()}\n\n${end}${after}`;
}

function renderGrowth(): string {
  return [
    ['| Rows stay, for each | Bytes with indexes | Because of | Tables |', '|---|---|---|---|'],
    keptRows(),
    ['', '| Rows end after | By | Tables |', '|---|---|---|'],
    prunedRows(),
    ['', '| At most some rows for each of | Tables |', '|---|---|'],
    boundedRows(),
  ]
    .flat()
    .join('\n');
}

function keptRows(): string[] {
  const rows = entries.flatMap(([table, growth]) =>
    growth.grows === 'kept' ? [{ table, ...growth }] : [],
  );
  return grouped(rows, ({ per, why }) => `${per}|${why}`).map((group) => {
    const [first] = group;
    const bytes = group.reduce((sum, row) => sum + row.bytes, 0);
    const tables = group.map((row) => `\`${row.table}\` ${row.bytes}`).join(', ');
    return `| ${first.per} | ${bytes.toLocaleString('en-US')} | ${first.why} | ${tables} |`;
  });
}

function prunedRows(): string[] {
  const rows = entries.flatMap(([table, growth]) =>
    growth.grows === 'pruned' ? [{ table, after: growth.after, by: enderOf(growth) }] : [],
  );
  return grouped(rows, ({ after, by }) => `${after}|${by}`).map((group) => {
    const [first] = group;
    return `| ${first.after} | ${first.by} | ${code(group.map(({ table }) => table))} |`;
  });
}

function boundedRows(): string[] {
  const rows = entries.flatMap(([table, growth]) => {
    if (growth.grows === 'bounded') return [{ table, by: growth.by }];
    return growth.grows === 'never' ? [{ table, by: 'settings and migrations' }] : [];
  });
  return grouped(rows, ({ by }) => by).map(
    (group) => `| ${group[0].by} | ${code(group.map(({ table }) => table))} |`,
  );
}

function enderOf(growth: Extract<Growth, { grows: 'pruned' }>): string {
  if (growth.job !== undefined) return `\`${growth.job}\``;
  return 'library' in growth ? `the package \`${growth.library}\`` : `with \`${growth.with}\``;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  // The cast is safe: a group has the row that made it.
  return [...Map.groupBy(rows, keyOf).values()] as [Row, ...Row[]][];
}
