import { type Kysely, sql } from 'kysely';

/** Rows are only added. Its name also belongs in `appendOnlyTables` of `src/platform/db/roles/table-rights.ts`. */
export async function makeAppendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create trigger ${sql.ref(`${table}_immutable`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_change()`.execute(db);
  await refuseTruncate(db, table);
}

/** Rows are added and updated. Its name also belongs in `noDeleteTables` of `src/platform/db/roles/table-rights.ts`. */
export async function refuseDelete(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create trigger ${sql.ref(`${table}_no_delete`)} before delete on ${sql.table(table)}
      for each row execute function refuse_change()`.execute(db);
  await refuseTruncate(db, table);
}

export async function refuseTruncate(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create trigger ${sql.ref(`${table}_no_truncate`)} before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
}
