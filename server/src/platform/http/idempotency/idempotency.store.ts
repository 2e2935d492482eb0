import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../platform.ts';

export interface IdempotentCall {
  /** The caller; keys of different callers never collide. */
  readonly owner: string;
  readonly route: string;
  readonly key: string;
  /** SHA-256 of the three above. */
  readonly intent: Buffer;
  /** Everything the caller sent except secrets, as text. */
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

/** Takes the lock of a key until the transaction ends; false when another request holds it. */
export async function lockKey(tx: Executor, { intent }: IdempotentCall): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${intent.readBigInt64BE(0)}::bigint) as free`.execute(tx);
  return rows[0]?.free === true;
}

export function findKey(db: Executor, call: IdempotentCall): Promise<KeyRow | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reference', 'status', 'answer'])
    .where('owner', '=', call.owner)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .executeTakeFirst();
}

/**
 * Stores the key of a call whose effect is in this transaction: with its response, or with the reference of work that
 * has begun.
 */
export async function insertKey(
  tx: Executor,
  call: IdempotentCall,
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
 * Stores the first response to work that was begun.
 * @returns the stored response, or undefined when other work was begun under the key meanwhile
 */
export async function storeAnswer(
  db: Executor,
  call: IdempotentCall,
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

/** The stored response of a key, or undefined while there is none. */
export function answerIn({
  status,
  answer,
}: Pick<KeyRow, 'status' | 'answer'>): StoredAnswer | undefined {
  return status === null ? undefined : { status, json: String(answer) };
}

export async function deleteKey(tx: Executor, call: IdempotentCall): Promise<void> {
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
  // Stored as a JSON string of the text, because a JSON value would not keep its exact bytes.
  return { finished_at: at, status, answer: JSON.stringify(json) };
}
