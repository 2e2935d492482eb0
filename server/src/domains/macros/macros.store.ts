import type { listMacros } from '@sesame/contract/console/macros.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../platform/db/list-sql.ts';
import type { Executor } from '../../platform/platform.ts';

export type MacroRow = Selectable<Database['macros']>;

const byName = keyset('macros m', ['lower(m.name)', 'm.id'], 'asc');
const filterSql: FilterSql<typeof listMacros> = {
  kind: (kind) => (kind === 'action' ? sql`m.action is not null` : sql`m.action is null`),
  state: (state) =>
    state === 'archived' ? sql`m.archived_at is not null` : sql`m.archived_at is null`,
  search: (search) => {
    const part = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql`lower(m.name) like ${part}`;
  },
};

/**
 * Macros by name. A shop has dozens of them, so a search may scan all.
 * @returns undefined when the cursor row is not a macro
 */
export async function listMacroRows(
  db: Executor,
  filters: FiltersOf<typeof listMacros>,
  { after, limit }: ListPage,
): Promise<MacroRow[] | undefined> {
  if (after !== undefined && (await findMacro(db, String(after))) === undefined) return undefined;
  const effective = { ...filters, state: filters.state ?? 'in_use' };
  const { rows } = await sql<MacroRow>`
    select * from macros m where ${whereOf(filterSql, effective, byName.after(after))}
    ${byName.order} limit ${limit}`.execute(db);
  return rows;
}

export function findMacro(db: Executor, id: string): Promise<MacroRow | undefined> {
  return db.selectFrom('macros').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the row. */
export function lockMacro(tx: Executor, id: string): Promise<MacroRow | undefined> {
  return tx.selectFrom('macros').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertMacro(
  tx: Executor,
  macro: Insertable<Database['macros']>,
): Promise<MacroRow> {
  return tx.insertInto('macros').values(macro).returningAll().executeTakeFirstOrThrow();
}

export function updateMacro(
  tx: Executor,
  id: string,
  change:
    | { name: string; action: string | null; body: string; body_ru: string }
    | { archived_at: Date | null },
  at: Date,
): Promise<MacroRow> {
  return tx
    .updateTable('macros')
    .set({ ...change, updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
