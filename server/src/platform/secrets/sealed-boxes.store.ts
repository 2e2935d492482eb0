import { sql } from 'kysely';
import type { Executor } from '../platform.ts';

/**
 * Columns that hold sealed secrets for longer than a sign-in takes, each with the column its context is made of.
 * `bytes`: the column is bytea and holds the text of the box.
 */
const sealedColumns = {
  inventory_items: { box: 'secret', key: 'id', keyType: 'uuid', bytes: true },
  second_factors: { box: 'secret', key: 'user_id', keyType: 'uuid', bytes: false },
  operators: { box: 'totp_secret', key: 'email', keyType: 'text', bytes: false },
  operator_invitations: { box: 'totp_secret', key: 'email', keyType: 'text', bytes: false },
  provider_settings: { box: 'sealed', key: 'provider', keyType: 'text', bytes: false },
  connection_settings: { box: 'sealed', key: 'connection', keyType: 'text', bytes: false },
  gifts: { box: 'sealed', key: 'id', keyType: 'uuid', bytes: false },
  saved_methods: { box: 'sealed', key: 'id', keyType: 'uuid', bytes: false },
  mails: { box: 'content', key: 'id', keyType: 'uuid', bytes: false },
} as const;

/**
 * Boxes that expire within minutes and are not resealed: when their key is dropped, the flow that needs them starts
 * again.
 */
export const shortLivedColumns = [
  'google_flows.content',
  'google_tickets.content',
  'reset_requests.email',
] as const;

export type SealedTable = keyof typeof sealedColumns;

/** Names of the tables with sealed secrets, in no particular order. */
export const sealedTables = Object.keys(sealedColumns) as readonly SealedTable[];

/** Every column whose boxes are resealed, as `table.column`. */
export const resealedColumns: readonly string[] = sealedTables.map(
  (table) => `${table}.${sealedColumns[table].box}`,
);

/** The box of a row as text, for use in a query over its table. */
function boxOf(table: SealedTable) {
  const { box, bytes } = sealedColumns[table];
  return bytes ? sql<string>`convert_from(${sql.ref(box)}, 'UTF8')` : sql<string>`${sql.ref(box)}`;
}

/** The id of a box's key, as the indexes of `0038-sealing-keys` have it: read from its beginning, because a box may be long. */
function sealingKeyOf(table: SealedTable) {
  const { box, bytes } = sealedColumns[table];
  const beginning = sql`substr(${sql.ref(box)}, 1, 17)`;
  const text = bytes ? sql`encode(${beginning}, 'escape')` : beginning;
  return sql<string>`split_part(${text}, '.', 1) collate "C"`;
}

/** The ids of all keys that a stored secret is sealed with. Looks each up in the indexes, however many secrets there are. */
export async function listSealingKeys(db: Executor): Promise<string[]> {
  const parts = sealedTables.map((table) => {
    const key = sealingKeyOf(table);
    const boxes = sql`${sql.table(table)} where ${sql.ref(sealedColumns[table].box)} is not null`;
    return sql`
      select key from (
        with recursive found (key) as (
          (select ${key} from ${boxes} order by ${key} limit 1)
          union all
          select (select ${key} from ${boxes} and ${key} > found.key order by ${key} limit 1)
          from found where found.key is not null)
        select key from found where key is not null) of_table`;
  });
  const { rows } = await sql<{ key: string }>`
    select distinct key from (${sql.join(parts, sql` union all `)}) sealed order by key`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

export interface SealedCount {
  readonly key: string;
  readonly boxes: number;
}

/** Number of secrets per sealing key, largest first. Reads every secret of these keys. */
export async function countSealed(db: Executor, keys: readonly string[]): Promise<SealedCount[]> {
  if (keys.length === 0) return [];
  const parts = sealedTables.map(
    (table) => sql`
      select ${sealingKeyOf(table)} as key from ${sql.table(table)}
      where ${sql.ref(sealedColumns[table].box)} is not null and ${sealingKeyOf(table)} = any(${keys})`,
  );
  const { rows } = await sql<SealedCount>`
    select key, count(*)::integer as boxes from (${sql.join(parts, sql` union all `)}) sealed
    group by key order by boxes desc, key`.execute(db);
  return rows;
}

export interface SealedRow {
  /** The value that the context is made of. */
  readonly key: string;
  readonly box: string;
}

/** Locks and returns the next rows that were sealed with another key than `currentKey`. */
export async function lockSealedByOtherKeys(
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

export async function replaceCiphertext(
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

/** Cast to the type of the column, so that its index is used. */
function keyOf(table: SealedTable, key: string) {
  return sql`cast(${key} as ${sql.raw(sealedColumns[table].keyType)})`;
}
