import { sha256 } from '../crypto.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from './errors.ts';
import {
  answerIn,
  deleteKey,
  deleteKeysBefore,
  findKey,
  insertKey,
  type KeyedCall,
  type KeyRow,
  keepAnswer,
  lockKey,
  type StoredAnswer,
} from './idempotency.store.ts';

/**
 * What work in the transaction of a call may use: no network and no other connection, which would see and write past the
 * transaction.
 */
export type InCall = Omit<
  Platform,
  'pool' | 'reserved' | 'databaseUrl' | 'redis' | 'outbound' | 'storage' | 'jobs'
>;

/** Work whose answer is known when it is done. */
export type Answering = (platform: InCall) => Promise<StoredAnswer>;

/** Work that goes on after its transaction, because somebody else's service has to be asked. */
export interface Begun {
  /** Writes down what is asked for and answers what it is found by. */
  begin(platform: InCall): Promise<string>;
  /**
   * Carries it out and answers. It is called again for what a call that was cut off has begun, so it must be safe to repeat.
   * Undefined says that what was begun has ended without effect, and that a repeat begins anew.
   */
  finish(reference: string, more: { readonly resumed: boolean }): Promise<StoredAnswer | undefined>;
}

type Needs = Platform;

const CONTEXT = 'idempotency key';

export function intentOf(owner: string, route: string, key: string): Buffer {
  return sha256(JSON.stringify([owner, route, key]));
}

/**
 * Does what a call asks for once per key and gives every repeat the same answer. The key is written in the transaction of the
 * effect: a repeat finds both or neither, wherever the first call was cut off. A refusal leaves no key, and its repeat runs
 * again. Without a key the work is one transaction all the same.
 */
export async function runOnce(
  platform: Needs,
  call: KeyedCall | undefined,
  work: Answering | Begun,
): Promise<StoredAnswer> {
  if (typeof work === 'function') {
    const made = await begin(platform, call, async (tx) => ({ answer: await work(tx) }));
    await platform.failpoint('effect_committed');
    if ('answer' in made) return made.answer;
    throw new Error(`a key of ${call?.route} waits for an answer that nobody gives`);
  }
  let over: string | undefined;
  for (;;) {
    const made = await begin(
      platform,
      call,
      async (tx) => ({ reference: await work.begin(tx) }),
      over,
    );
    if ('answer' in made) return made.answer;
    const { reference, resumed } = made;
    await platform.failpoint('effect_committed');
    const answer = await work.finish(reference, { resumed });
    if (answer !== undefined) {
      return call === undefined ? answer : keep(platform, call, reference, answer);
    }
    if (!resumed) throw new Error(`${call?.route} ended as soon as it had begun`);
    over = reference;
  }
}

/** The answer that is stored for a call, if it has one by now. */
export async function findAnswer(
  platform: Pick<Needs, 'db' | 'sealer'>,
  call: KeyedCall,
): Promise<StoredAnswer | undefined> {
  const row = await findKey(platform.db, call);
  return row && answerIn(requireSame(platform, call, row));
}

type Made =
  | { readonly answer: StoredAnswer }
  | { readonly reference: string; readonly resumed: boolean };

/** @param over what the caller found ended: if it is still what the key stands for, the work begins anew */
function begin(
  platform: Needs,
  call: KeyedCall | undefined,
  work: (
    platform: InCall,
  ) => Promise<{ readonly answer: StoredAnswer } | { readonly reference: string }>,
  over?: string,
): Promise<Made> {
  return inTransaction(platform.db, async (tx) => {
    const inCall: InCall = { ...platform, db: tx, intent: call?.intent };
    if (call === undefined) return { resumed: false, ...(await work(inCall)) };
    if (!(await lockKey(tx, call))) throw inProgress();
    const row = await findKey(tx, call);
    if (row !== undefined) {
      const answer = answerIn(requireSame(platform, call, row));
      if (answer !== undefined) return { answer };
      // A process of an earlier version is at work on it.
      if (row.reference === null) throw inProgress();
      if (row.reference !== over) return { reference: row.reference, resumed: true };
      await deleteKey(tx, call);
    }
    const made = await work(inCall);
    await insertKey(tx, call, made, {
      bodyHash: platform.sealer.fingerprint(call.sent(), CONTEXT),
      at: platform.clock.now(),
    });
    return { resumed: false, ...made };
  });
}

function inProgress(): Refusal {
  return new Refusal('in_progress', { retryAfterS: 1 });
}

function requireSame({ sealer }: Pick<Needs, 'sealer'>, call: KeyedCall, row: KeyRow): KeyRow {
  if (!sealer.isFingerprint(row.body_hash, call.sent(), CONTEXT)) {
    throw new Refusal('idempotency_key_reused');
  }
  return row;
}

/** Whoever answers first answers for all: a repeat that went on beside the first call says the same. */
async function keep(
  platform: Needs,
  call: KeyedCall,
  reference: string,
  answer: StoredAnswer,
): Promise<StoredAnswer> {
  try {
    const at = platform.clock.now();
    return (await keepAnswer(platform.db, call, { reference, answer, at })) ?? answer;
  } catch (error) {
    // The work is done and its answer is good; a repeat goes on from what was begun.
    platform.log.warn({ err: error }, 'answer for repeats was not kept');
    return answer;
  }
}

/** Forgets keys older than a day. */
export async function forgetIdempotencyKeys({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteKeysBefore(db, new Date(clock.now().getTime() - 24 * 60 * 60 * 1_000));
}
