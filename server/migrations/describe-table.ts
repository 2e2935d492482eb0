import { type Kysely, sql } from 'kysely';

/** Sets the comments of a table and of its columns; the types generated from the database repeat them. */
export async function describeTable(
  db: Kysely<unknown>,
  table: string,
  comment: string,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`comment on table ${sql.table(table)} is ${sql.lit(comment)}`.execute(db);
  await describeColumns(db, table, columns);
}

/** Sets the comments of columns, for instance of those that a migration adds. */
export async function describeColumns(
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  const statements = Object.entries(columns).map(
    ([column, comment]) =>
      sql`comment on column ${sql.ref(`${table}.${column}`)} is ${sql.lit(comment)}`,
  );
  await sql`${sql.join(statements, sql`; `)}`.execute(db);
}
