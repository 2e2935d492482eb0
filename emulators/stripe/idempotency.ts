import { createHash } from 'node:crypto';
import type { WireAnswer } from '../kit/answer-with-fault.ts';
import { Refusal } from '../kit/refusal.ts';
import { stripeFailure } from './errors.ts';

const LIFETIME_S = 24 * 3_600;

interface StoredAnswer {
  readonly request: string;
  readonly answer: WireAnswer | Refusal;
  readonly at: number;
}

/**
 * The stored answers by `Idempotency-Key`, kept for a day, declined payments and errors of the server among them. Requests
 * that are refused before any work are not stored.
 */
export function createIdempotency(unixNow: () => number) {
  const stored = new Map<string, StoredAnswer>();

  function forgetOld() {
    for (const [key, { at }] of stored) {
      // Entries are in the order of arrival.
      if (unixNow() - at < LIFETIME_S) return;
      stored.delete(key);
    }
  }

  /** The stored answer of the same request, or a new one. The same key with other parameters is refused. */
  return function once(key: string, request: readonly unknown[], work: () => object): WireAnswer {
    forgetOld();
    const digest = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const earlier = stored.get(key);
    if (earlier === undefined) {
      const answer = answerOf(work, key);
      stored.set(key, { request: digest, answer, at: unixNow() });
      if (answer instanceof Refusal) throw answer;
      return answer;
    }
    if (earlier.request === digest) {
      const { answer } = earlier;
      if (answer instanceof Refusal) throw answer;
      return { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } };
    }
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    throw new Refusal(400, message, stripeFailure('idempotency_error', message));
  };
}

/** @throws Refusal when nothing was done */
function answerOf(work: () => object, key: string): WireAnswer | Refusal {
  try {
    return { status: 200, body: work(), headers: { 'idempotency-key': key } };
  } catch (error) {
    if (error instanceof Refusal && (error.status === 402 || error.status >= 500)) return error;
    throw error;
  }
}
