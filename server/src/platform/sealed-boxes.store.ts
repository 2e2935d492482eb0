import { sql } from 'kysely';
import type { Executor } from './platform.ts';

/**
 * Where secrets lie sealed in the database for longer than a sign-in takes: the column of the box, and the one that its context is
 * made of. `bytes`: the text of the box is kept as bytes.
 */
const sealedColumns = {
  stock_items: { box: 'secret', key: 'id', keyType: 'uuid', bytes: true },
  second_factors: { box: 'secret', key: 'user_id', keyType: 'uuid', bytes: false },
  operators: { box: 'totp_secret', key: 'email', keyType: 'text', bytes: false },
  operator_invitations: { box: 'totp_secret', key: 'email', keyType: 'text', bytes: false },
  provider_settings: { box: 'sealed', key: 'provider', keyType: 'text', bytes: false },
  mails: { box: 'content', key: 'id', keyType: 'uuid', bytes: false },
} as const;

export type SealedTable = keyof typeof sealedColumns;

/** The tables by name, without order. */
export const sealedTables = Object.keys(sealedColumns) as readonly SealedTable[];

/** The box of a row as text, for a query over its table. */
function boxOf(table: SealedTable) {
  const { box, bytes } = sealedColumns[table];
  return bytes ? sql<string>`convert_from(${sql.ref(box)}, 'UTF8')` : sql<string>`${sql.ref(box)}`;
}

export interface SealedCount {
  readonly key: string;
  readonly boxes: number;
}

/** How many secrets are sealed by which key, most first. */
export async function countSealed(db: Executor): Promise<SealedCount[]> {
  const parts = sealedTables.map(
    (table) => sql`
      select split_part(${boxOf(table)}, '.', 1) as key from ${sql.table(table)}
      where ${sql.ref(sealedColumns[table].box)} is not null`,
  );
  const { rows } = await sql<SealedCount>`
    select key, count(*)::integer as boxes from (${sql.join(parts, sql` union all `)}) sealed
    group by key order by boxes desc, key`.execute(db);
  return rows;
}

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
