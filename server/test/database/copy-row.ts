import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../src/platform/platform.ts';

type Table = 'payments' | 'grants' | 'promo_redemptions';

/**
 * Copies one row with some columns changed; columns that the database fills in itself are left to it.
 * @param change new values by column
 */
export async function copyRow(
  db: Executor,
  table: Table,
  { change, where }: { change: Readonly<Record<string, unknown>>; where: RawBuilder<unknown> },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    order by attnum`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from (
      select (jsonb_populate_record(t, ${JSON.stringify(change)}::jsonb)).*
      from ${sql.table(table)} t where ${where}) copy`.execute(db);
}
