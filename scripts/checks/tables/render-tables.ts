import { domainTables } from './domain-tables.ts';

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** The table of ARCHITECTURE.md: what each domain owns, and what it uses beyond its arrows. */
function renderTables(): string {
  const rows = Object.entries(domainTables)
    .filter(([area]) => area !== 'demo')
    .map(([area, { owns, beyond = [], isReadModel }]) => {
      const uses = beyond.map(({ tables, why }) => `${code(tables)}: ${why}`);
      if (isReadModel) uses.unshift('a read model: joins tables of many domains');
      return `| \`${area}\` | ${code(owns) || '–'} | ${uses.join('; ') || '–'} |`;
    });
  return ['| | Owns | Uses beyond its arrows |', '|---|---|---|', ...rows].join('\n');
}

const MARKS = ['<!-- tables of the domains -->', '<!-- end of the tables -->'] as const;

/** The page with this table between its marks. */
export function withTables(page: string): string {
  const [start, end] = MARKS.map((mark) => page.indexOf(mark));
  if (start === undefined || end === undefined || start < 0 || end < start)
    throw new Error('ARCHITECTURE.md has lost the marks of its table');
  return `${page.slice(0, start + MARKS[0].length)}\n${renderTables()}\n${page.slice(end)}`;
}
