import { createHash } from 'node:crypto';
import type { WireAnswer } from '../kit/answer-with-fault.ts';
import { refusal } from './errors.ts';

/** The first answer for a key is final; the same key for another request is refused. */
export type OncePerKey = (
  key: string | string[] | undefined,
  request: { path: string; body: object },
  work: () => WireAnswer,
) => WireAnswer;

const HEADER = 'Idempotence-Key';
const REQUESTS_MAX = 100_000;

export function createOncePerKey(): OncePerKey {
  const known = new Map<string, { readonly mark: string; readonly answer: WireAnswer }>();
  return (key, { path, body }, work) => {
    if (typeof key !== 'string' || key === '' || key.length > 64) {
      throw refusal(400, 'Idempotence key is missing or too long', HEADER);
    }
    const mark = createHash('sha256')
      .update(`${path} ${JSON.stringify(body)}`)
      .digest('hex');
    const earlier = known.get(key);
    if (earlier?.mark === mark) return earlier.answer;
    if (earlier) throw refusal(400, 'Idempotence key duplicated', HEADER);
    // Refused requests are not stored.
    const answer = work();
    known.set(key, { mark, answer });
    const [oldest] = known.keys();
    if (known.size > REQUESTS_MAX && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}
