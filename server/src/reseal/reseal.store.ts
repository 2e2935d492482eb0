import { sql } from 'kysely';
import type { Executor } from '../platform/platform.ts';
import { boxOf, type SealedTable, sealedColumns } from '../platform/sealed-boxes.store.ts';

export interface SealedRow {
  /** What its context is made of. */
  readonly key: string;
  readonly box: string;
}

/** The next rows that another key than `currentKey` sealed, locked. */
export async function lockSealedByOthers(
  tx: Executor,
  table: SealedTable,
  { currentKey, after, limit }: { currentKey: string; after: string | undefined; limit: number },
): Promise<SealedRow[]> {
  const { box, key } = sealedColumns[table];
  const next = after === undefined ? sql`true` : sql`${sql.ref(key)} > ${keyOf(table, after)}`;
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(key)}::text as key, ${boxOf(table)} as box from ${sql.table(table)}
    where ${next} and ${sql.ref(box)} is not null and split_part(${boxOf(table)}, '.', 1) <> ${currentKey}
    order by ${sql.ref(key)} limit ${limit} for no key update`.execute(tx);
  return rows;
}

export async function replaceBox(
  tx: Executor,
  table: SealedTable,
  row: SealedRow,
  sealed: string,
): Promise<void> {
  const { box, key, bytes } = sealedColumns[table];
  const value = bytes ? sql`convert_to(${sealed}, 'UTF8')` : sql`${sealed}`;
  await sql`
    update ${sql.table(table)} set ${sql.ref(box)} = ${value}
    where ${sql.ref(key)} = ${keyOf(table, row.key)} and ${boxOf(table)} = ${row.box}`.execute(tx);
}

/** Cast to the column's type, so that its index finds it. */
function keyOf(table: SealedTable, key: string) {
  return sql`cast(${key} as ${sql.raw(sealedColumns[table].keyType)})`;
}
