import { createHash } from 'node:crypto';
import type { WireAnswer } from '../kit/answer-with-fault.ts';
import { Refusal } from '../kit/refusal.ts';
import { stripeFailure } from './errors.ts';

const KEPT_S = 24 * 3_600;

interface Kept {
  readonly request: string;
  readonly answer: WireAnswer;
  readonly at: number;
}

/** The stored answers by `Idempotency-Key`, kept for a day; refused requests are not stored. */
export function createIdempotency(unixNow: () => number) {
  const kept = new Map<string, Kept>();

  function forgetOld() {
    for (const [key, { at }] of kept) {
      // Entries are in the order of arrival.
      if (unixNow() - at < KEPT_S) return;
      kept.delete(key);
    }
  }

  /** The stored answer of the same request, or a new one. The same key with other parameters is refused. */
  return function once(key: string, request: readonly unknown[], work: () => object): WireAnswer {
    forgetOld();
    const digest = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const earlier = kept.get(key);
    if (earlier === undefined) {
      const answer = { status: 200, body: work(), headers: { 'idempotency-key': key } };
      kept.set(key, { request: digest, answer, at: unixNow() });
      return answer;
    }
    if (earlier.request === digest) {
      const { answer } = earlier;
      return { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } };
    }
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    throw new Refusal(400, message, stripeFailure('idempotency_error', message));
  };
}
