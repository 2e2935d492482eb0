import { withCommit } from '../../db/before-commit.ts';
import { together } from '../../db/together.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../platform.ts';
import { sha256 } from '../../secrets/crypto.ts';
import { Refusal } from '../errors.ts';
import {
  answerIn,
  deleteKey,
  deleteKeysBefore,
  findKey,
  type IdempotentCall,
  insertKey,
  type KeyRow,
  lockKey,
  type StoredAnswer,
  storeAnswer,
} from './idempotency.store.ts';

/** Work that is complete, with its response, when its transaction commits. */
export type ImmediateWork = (platform: TransactionalPlatform) => Promise<StoredAnswer>;

/** Work that continues after its transaction, because it calls an external service. */
export interface ResumableWork {
  /** Set when `begin` waits for `unused` itself, together with what it reads first. */
  readonly readsAlong?: boolean;
  /**
   * Records the intent in the transaction and returns the reference to find it by.
   * @param unused resolves when the key is unused; nothing may be written before
   */
  begin(platform: TransactionalPlatform, unused: Promise<void>): Promise<string>;
  /**
   * Carries the work out and returns the response. Called again for a call that was interrupted, so it must be safe to
   * repeat. Undefined means that the work ended without effect, and a repeat begins again.
   */
  finish(reference: string, more: { readonly resumed: boolean }): Promise<StoredAnswer | undefined>;
}

const CONTEXT = 'idempotency key';

export function intentOf(owner: string, route: string, key: string): Buffer {
  return sha256(JSON.stringify([owner, route, key]));
}

/**
 * Runs a call once per key and gives every repeat the same response. The key is written in the transaction of the
 * effect, so a repeat finds both or neither, even if the first call was interrupted. A refusal stores no key, so its
 * repeat runs again. Without a key the work still runs in one transaction.
 */
export async function runOnce(
  platform: Platform,
  call: IdempotentCall | undefined,
  work: ImmediateWork | ResumableWork,
): Promise<StoredAnswer> {
  if (typeof work === 'function') {
    const made = await begin(platform, call, async (tx, unused) => {
      await unused;
      return { answer: await work(tx) };
    });
    await platform.failpoint('effect_committed');
    if ('answer' in made) return made.answer;
    throw new Error(`a key of ${call?.route} has a reference but its work cannot be resumed`);
  }
  let over: string | undefined;
  for (;;) {
    const made = await begin(
      platform,
      call,
      async (tx, unused) => {
        if (work.readsAlong !== true) await unused;
        return { reference: await work.begin(tx, unused) };
      },
      over,
    );
    if ('answer' in made) return made.answer;
    const { reference, resumed } = made;
    await platform.failpoint('effect_committed');
    const answer = await work.finish(reference, { resumed });
    if (answer !== undefined) {
      return call === undefined ? answer : keep(platform, call, reference, answer);
    }
    if (!resumed) throw new Error(`${call?.route} ended without effect right after it was begun`);
    over = reference;
  }
}

/** The stored response of a call, or undefined while there is none. */
export async function findAnswer(
  platform: Pick<Platform, 'db' | 'sealer'>,
  call: IdempotentCall,
): Promise<StoredAnswer | undefined> {
  const row = await findKey(platform.db, call);
  return row && answerIn(requireSame(platform, call, row));
}

type Made =
  | { readonly answer: StoredAnswer }
  | { readonly reference: string; readonly resumed: boolean };

/** The key of a call that has an answer, or refers to work that has begun. */
class KeyUsed extends Error {
  readonly made: Made;

  constructor(made: Made) {
    super('the key is used');
    this.made = made;
  }
}

/** @param over the reference of work that ended without effect: if the key still refers to it, the work begins again */
async function begin(
  platform: Platform,
  call: IdempotentCall | undefined,
  work: (
    platform: TransactionalPlatform,
    unused: Promise<void>,
  ) => Promise<{ readonly answer: StoredAnswer } | { readonly reference: string }>,
  over?: string,
): Promise<Made> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      const inCall: TransactionalPlatform = { ...platform, db: tx, intent: call?.intent };
      if (call === undefined) return { resumed: false, ...(await work(inCall, Promise.resolve())) };
      const unused = requireUnused(tx, platform, call, over);
      // The work waits for it, unless it fails before.
      unused.catch(() => {});
      const made = await work(inCall, unused);
      const bodyHash = platform.sealer.fingerprint(call.sent(), CONTEXT);
      await withCommit(tx, insertKey(tx, call, made, { bodyHash, at: platform.clock.now() }));
      return { resumed: false, ...made };
    });
  } catch (error) {
    if (error instanceof KeyUsed) return error.made;
    throw error;
  }
}

/** @throws KeyUsed, or a refusal while another call with the same key is being carried out */
async function requireUnused(
  tx: Executor,
  platform: Pick<Platform, 'sealer'>,
  call: IdempotentCall,
  over: string | undefined,
): Promise<void> {
  const [isLocked, row] = await together([lockKey(tx, call), findKey(tx, call)]);
  if (!isLocked) throw inProgress();
  if (row === undefined) return;
  const answer = answerIn(requireSame(platform, call, row));
  if (answer !== undefined) throw new KeyUsed({ answer });
  // A process of an earlier version is working on it.
  if (row.reference === null) throw inProgress();
  if (row.reference !== over) throw new KeyUsed({ reference: row.reference, resumed: true });
  await deleteKey(tx, call);
}

function inProgress(): Refusal {
  return new Refusal('in_progress', { retryAfterS: 1 });
}

function requireSame(
  { sealer }: Pick<Platform, 'sealer'>,
  call: IdempotentCall,
  row: KeyRow,
): KeyRow {
  if (!sealer.isFingerprint(row.body_hash, call.sent(), CONTEXT)) {
    throw new Refusal('idempotency_key_reused');
  }
  return row;
}

/** The first response wins: a repeat that ran beside the first call returns the same one. */
async function keep(
  platform: Platform,
  call: IdempotentCall,
  reference: string,
  answer: StoredAnswer,
): Promise<StoredAnswer> {
  try {
    const at = platform.clock.now();
    return (await storeAnswer(platform.db, call, { reference, answer, at })) ?? answer;
  } catch (error) {
    // The work is done and the response valid; a repeat resumes from the reference.
    platform.log.warn({ err: error }, 'the answer for repeats was not stored');
    return answer;
  }
}

/** Deletes keys older than a day. */
export async function deleteOldIdempotencyKeys({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteKeysBefore(db, new Date(clock.now().getTime() - 24 * 60 * 60 * 1_000));
}
