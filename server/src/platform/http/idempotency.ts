import { sql } from 'kysely';
import type { Platform } from '../platform.ts';
import { Refusal } from './errors.ts';

export interface IdempotentCall {
  /** The user: keys of two users never meet. */
  readonly owner: string;
  readonly route: string;
  readonly key: string;
  /** SHA-256 over everything the caller sent. */
  readonly bodyHash: Buffer;
}

export interface StoredAnswer {
  readonly status: number;
  readonly json: string;
}

/** A call still unfinished after this long lost its process; a repeat runs it again. */
const ABANDONED_MS = 60_000;

type Needs = Pick<Platform, 'db' | 'clock' | 'log'>;

/**
 * Runs `work` once per (owner, route, key) and gives every repeat the same answer. A refusal or failure is not
 * kept: its repeat runs again, which must be safe because `work` may be cut off anywhere.
 */
export async function runIdempotently(
  platform: Needs,
  call: IdempotentCall,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const startedAt = platform.clock.now();
  const claimed = await claim(platform, call, startedAt);
  if (!claimed) return replay(platform, call);

  let answer: StoredAnswer;
  try {
    answer = await work();
  } catch (error) {
    await forget(platform, call, startedAt);
    throw error;
  }
  await keep(platform, call, startedAt, answer);
  return answer;
}

async function claim({ db }: Needs, call: IdempotentCall, now: Date): Promise<boolean> {
  const abandonedBefore = new Date(now.getTime() - ABANDONED_MS);
  const { rows } = await sql`
    insert into idempotency_keys (owner, route, key, body_hash, started_at)
    values (${call.owner}, ${call.route}, ${call.key}, ${call.bodyHash}, ${now})
    on conflict (owner, route, key) do update set started_at = excluded.started_at
      where idempotency_keys.finished_at is null
        and idempotency_keys.started_at <= ${abandonedBefore}
        and idempotency_keys.body_hash = excluded.body_hash
    returning key`.execute(db);
  return rows.length > 0;
}

async function replay({ db }: Needs, call: IdempotentCall): Promise<StoredAnswer> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'finished_at', 'status', 'answer'])
    .where('owner', '=', call.owner)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (row !== undefined && !row.body_hash.equals(call.bodyHash)) {
    throw new Refusal('idempotency_key_reused');
  }
  // No row: the first call was refused between our two statements, and a repeat may run.
  if (row === undefined || row.finished_at === null || row.status === null) {
    throw new Refusal('in_progress', { retryAfterS: 1 });
  }
  return { status: row.status, json: String(row.answer) };
}

async function keep(platform: Needs, call: IdempotentCall, startedAt: Date, answer: StoredAnswer) {
  try {
    await ownRow(platform, call, startedAt)
      .set({
        finished_at: platform.clock.now(),
        status: answer.status,
        // A JSON string holding the text: stored as JSON itself, its bytes would not survive.
        answer: JSON.stringify(answer.json),
      })
      .execute();
  } catch (error) {
    // The work is done and its answer is good; only the repeat will run again.
    platform.log.warn({ err: error }, 'answer for repeats was not kept');
  }
}

async function forget(platform: Needs, call: IdempotentCall, startedAt: Date) {
  try {
    await platform.db
      .deleteFrom('idempotency_keys')
      .where('owner', '=', call.owner)
      .where('route', '=', call.route)
      .where('key', '=', call.key)
      .where('started_at', '=', startedAt)
      .where('finished_at', 'is', null)
      .execute();
  } catch (error) {
    // The caller should hear the first failure; the key frees itself when it counts as abandoned.
    platform.log.warn({ err: error }, 'idempotency key was not freed');
  }
}

function ownRow({ db }: Needs, call: IdempotentCall, startedAt: Date) {
  return db
    .updateTable('idempotency_keys')
    .where('owner', '=', call.owner)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .where('started_at', '=', startedAt);
}

/** Forgets keys older than a day. */
export async function forgetIdempotencyKeys({ db, clock }: Needs): Promise<void> {
  const before = new Date(clock.now().getTime() - 24 * 60 * 60 * 1_000);
  await db.deleteFrom('idempotency_keys').where('started_at', '<', before).execute();
}
