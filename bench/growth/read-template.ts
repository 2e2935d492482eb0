import type pg from 'pg';
import { nameOf, TEMPLATE_NAME } from './sell-template.ts';

interface Column {
  readonly name: string;
  readonly type: string;
}

/** A table and those of its rows that belong to the template; values are PostgreSQL's own text. */
export interface TemplateTable {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | null)[])[];
}

export interface Template {
  readonly tables: readonly TemplateTable[];
  /** Ids that every copy has its own of. */
  readonly ids: ReadonlySet<string>;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Everything that the shop has written about the template's buyers: rows that name them, or a row that names them. */
export async function readTemplate(client: pg.ClientBase): Promise<Template> {
  const { rows } = await client.query<{ id: string }>(
    'select id from users where username like $1',
    [`${TEMPLATE_NAME}-%`],
  );
  const tables = await readTables(client);
  return rowsAbout(tables, new Set(rows.map(({ id }) => id)));
}

/**
 * The part of the template that concerns some payments but not their buyer: orders of one buyer that gave no access, which can be
 * copied any number of times for the same buyer.
 */
export async function readOrdersWithoutAccess(
  client: pg.ClientBase,
  template: Template,
): Promise<Template> {
  const { rows } = await client.query<{ id: string }>(
    `select id from payments where state in ('canceled', 'refunded') and user_id = (
       select id from users where username = $1)`,
    [nameOf(0)],
  );
  return rowsAbout(template.tables, new Set(rows.map(({ id }) => id)));
}

/** Follows ids from row to row until no further row is found. */
function rowsAbout(tables: readonly TemplateTable[], start: ReadonlySet<string>): Template {
  const ids = new Set(start);
  const found = tables.map((table) => ({ table, rows: new Set<TemplateTable['rows'][number]>() }));
  for (let before = -1; before !== ids.size; ) {
    before = ids.size;
    for (const { table, rows } of found) {
      const own = table.columns.findIndex(({ name, type }) => name === 'id' && type === 'uuid');
      for (const row of table.rows) {
        if (!idsIn(row).some((id) => ids.has(id))) continue;
        rows.add(row);
        const id = row[own];
        if (id) ids.add(id);
      }
    }
  }
  return {
    ids,
    tables: found
      .filter(({ rows }) => rows.size > 0)
      .map(({ table, rows }) => ({ ...table, rows: table.rows.filter((row) => rows.has(row)) })),
  };
}

function idsIn(row: readonly (string | null)[]): string[] {
  return row.flatMap((value) => value?.match(UUID) ?? []);
}

/** All rows of the small shop in which the template was sold, without columns that PostgreSQL fills in itself. */
async function readTables(client: pg.ClientBase): Promise<TemplateTable[]> {
  const { rows: found } = await client.query<{ name: string; columns: Column[]; key: string }>(
    `select c.relname as name,
       (select coalesce(string_agg(quote_ident(attname), ', ' order by place), 'ctid')
        from pg_index i, unnest(i.indkey) with ordinality k (attnum, place)
        join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as key,
       (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute left join pg_attrdef d on adrelid = attrelid and adnum = attnum
        where attrelid = c.oid and attnum > 0 and not attisdropped and attidentity <> 'a' and attgenerated = ''
          and coalesce(pg_get_expr(adbin, adrelid), '') not like 'nextval%') as columns
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
  );
  const tables: TemplateTable[] = [];
  for (const { name, columns, key } of found) {
    const texts = columns.map((column) => `"${column.name}"::text`).join(', ');
    const { rows } = await client.query<(string | null)[]>({
      text: `select ${texts} from "${name}" order by ${key}`,
      rowMode: 'array',
    });
    tables.push({ name, columns, rows });
  }
  return tables;
}
