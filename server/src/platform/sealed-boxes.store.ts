import { sql } from 'kysely';
import type { Executor } from './platform.ts';

/**
 * Where secrets lie sealed in the database for longer than a sign-in takes: the column of the box, and the one that its context is
 * made of. `bytes`: the text of the box is kept as bytes.
 */
export const sealedColumns = {
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
export function boxOf(table: SealedTable) {
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
