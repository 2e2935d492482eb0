import { findSql } from './find-sql.ts';

/** A table that a piece of SQL uses. */
export interface TableUse {
  readonly table: string;
  readonly kind: 'read' | 'write';
}

const BUILDER_READS = [
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'from',
  'using',
];
const BUILDER_WRITES = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];

/** A call of the query builder with one name or a list: `selectFrom(['users as u', 'sessions'])`. */
const BUILDER = new RegExp(
  String.raw`\b(${[...BUILDER_READS, ...BUILDER_WRITES].join('|')})\(\s*\[?\s*((?:['"][a-z_ .]+['"],?\s*)+)`,
  'g',
);
/** A call with a name from elsewhere: `deleteFrom(table)`. */
const BY_NAME = new RegExp(
  String.raw`\.(selectFrom|${BUILDER_WRITES.join('|')})\(\s*([A-Za-z_$][\w$.]*)`,
  'g',
);
/** A table, and those after it in `from a x, b`. */
const RAW =
  /\b(from|join|using|update|insert into|delete from|merge into|truncate)\s+((?:only\s+|lateral\s+)?[a-z_]+\b(?:(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*(?:only\s+|lateral\s+)?[a-z_]+\b)*)/g;
const COMMENT = /^\s*(?:\/\/|\*|\/\*).*$/gm;

/**
 * The tables in the SQL of a source file, by the query builder or in a template.
 * @param tables the names of all tables; other names are aliases and common table expressions
 */
export function findTableUses(source: string, tables: ReadonlySet<string>): TableUse[] {
  const code = source.replaceAll(COMMENT, '');
  const uses: TableUse[] = [];
  const add = (table: string, kind: TableUse['kind']) => {
    if (!tables.has(table)) return;
    if (!uses.some((one) => one.table === table && one.kind === kind)) uses.push({ table, kind });
  };
  for (const [, method = '', names = ''] of code.matchAll(BUILDER)) {
    const kind = BUILDER_WRITES.includes(method) ? 'write' : 'read';
    for (const [, table = ''] of names.matchAll(/['"](?:public\.)?([a-z_]+)/g)) add(table, kind);
  }
  for (const [, method = '', name = ''] of code.matchAll(BY_NAME)) {
    const listed = tablesOfLoop(code, name);
    if (listed === undefined)
      throw new Error(`${method}(${name}): the check does not know its tables`);
    for (const table of listed) add(table, BUILDER_WRITES.includes(method) ? 'write' : 'read');
  }
  for (const sql of findSql(source)) {
    for (const [, word = '', list = ''] of sql.matchAll(RAW)) {
      for (const item of list.split(',')) {
        const [, table = ''] = /^\s*(?:only\s+|lateral\s+)?([a-z_]+)/.exec(item) ?? [];
        add(table, ['from', 'join', 'using'].includes(word) ? 'read' : 'write');
      }
    }
  }
  return uses;
}

/** The names in the constant list that `for (const name of LIST)` runs over; undefined if the file has none. */
function tablesOfLoop(code: string, name: string): string[] | undefined {
  const [, list] = new RegExp(String.raw`for \(const ${name} of (\w+)\)`).exec(code) ?? [];
  if (list === undefined) return undefined;
  const [, body] = new RegExp(String.raw`const ${list} = \[([^\]]*)\]`).exec(code) ?? [];
  return body?.match(/[a-z_]+(?=['"])/g) ?? undefined;
}

/** The names of all tables and views, from the generated types of the database. */
export function declaredTables(source: string): Set<string> {
  const [, body = ''] = /export interface DB \{([^}]*)\}/.exec(source) ?? [];
  return new Set([...body.matchAll(/^ {2}(\w+): \w+;$/gm)].map(([, table = '']) => table));
}
