import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../platform.ts';

export interface KeyedCall {
  /** The caller: keys of two callers never meet. */
  readonly owner: string;
  readonly route: string;
  readonly key: string;
  /** SHA-256 of the three above. */
  readonly intent: Buffer;
  /** Everything the caller sent but its secrets, as text. */
  sent(): string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly json: string;
}

export type KeyRow = Pick<
  Selectable<Database['idempotency_keys']>,
  'body_hash' | 'reference' | 'status' | 'answer'
>;

/** Whether nobody else answers the same call at this moment. Held until the transaction ends, however that happens. */
export async function lockKey(tx: Executor, { intent }: KeyedCall): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${intent.readBigInt64BE(0)}::bigint) as free`.execute(tx);
  return rows[0]?.free === true;
}

export function findKey(db: Executor, call: KeyedCall): Promise<KeyRow | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reference', 'status', 'answer'])
    .where('owner', '=', call.owner)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .executeTakeFirst();
}

/** Writes the key of a call whose effect is in this transaction: with its answer, or with what the answer will be about. */
export async function insertKey(
  tx: Executor,
  call: KeyedCall,
  made: { readonly answer: StoredAnswer } | { readonly reference: string },
  { bodyHash, at }: { readonly bodyHash: Buffer; readonly at: Date },
): Promise<void> {
  const { owner, route, key } = call;
  await tx
    .insertInto('idempotency_keys')
    .values({
      owner,
      route,
      key,
      body_hash: bodyHash,
      started_at: at,
      ...('reference' in made ? { reference: made.reference } : answered(made.answer, at)),
    })
    .execute();
}

/**
 * Keeps the first answer to what was begun.
 * @returns the one that is kept, or undefined when something else was begun under the key meanwhile
 */
export async function keepAnswer(
  db: Executor,
  call: KeyedCall,
  { reference, answer, at }: { reference: string; answer: StoredAnswer; at: Date },
): Promise<StoredAnswer | undefined> {
  const own = answered(answer, at);
  const row = await db
    .updateTable('idempotency_keys')
    .set({
      finished_at: sql<Date>`coalesce(finished_at, ${own.finished_at})`,
      status: sql<number>`coalesce(status, ${own.status})`,
      answer: sql<string>`coalesce(answer, ${own.answer}::jsonb)`,
    })
    .where('owner', '=', call.owner)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .where('reference', '=', reference)
    .returning(['status', 'answer'])
    .executeTakeFirst();
  return row && answerIn(row);
}

/** The answer that a key has, if it has one by now. */
export function answerIn({
  status,
  answer,
}: Pick<KeyRow, 'status' | 'answer'>): StoredAnswer | undefined {
  return status === null ? undefined : { status, json: String(answer) };
}

export async function deleteKey(tx: Executor, call: KeyedCall): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('owner', '=', call.owner)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .execute();
}

export async function deleteKeysBefore(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('started_at', '<', before).execute();
}

function answered({ status, json }: StoredAnswer, at: Date) {
  // A JSON string holding the text: stored as JSON itself, its bytes would not survive.
  return { finished_at: at, status, answer: JSON.stringify(json) };
}
