import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export type MacroRow = Selectable<Database['macros']>;

export interface MacroFilters {
  readonly hasAction: boolean | undefined;
  readonly archived: boolean;
  /** Substring of the name. */
  readonly search: string | undefined;
}

/**
 * Macros by name. A shop has dozens of them, so a search may scan all.
 * @returns undefined when the cursor row is not a macro
 */
export async function listMacroRows(
  db: Executor,
  { hasAction, archived, search }: MacroFilters,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<MacroRow[] | undefined> {
  const conditions = [sql<SqlBool>`archived_at is ${sql.raw(archived ? 'not null' : 'null')}`];
  if (hasAction !== undefined)
    conditions.push(sql`action is ${sql.raw(hasAction ? 'not null' : 'null')}`);
  if (search !== undefined) {
    const part = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql`lower(name) like ${part}`);
  }
  if (after !== undefined) {
    if ((await findMacro(db, after)) === undefined) return undefined;
    conditions.push(
      sql`(lower(name), id) > (select lower(name), id from macros where id = ${after})`,
    );
  }
  const { rows } = await sql<MacroRow>`
    select * from macros where ${sql.join(conditions, sql` and `)}
    order by lower(name), id limit ${limit}`.execute(db);
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
