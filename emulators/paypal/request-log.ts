import { createHash } from 'node:crypto';
import { refusal } from './errors.ts';

/** The `PayPal-Request-Id`s that were used, each for one request. */
export interface RequestLog {
  /** Whether this very request came before. Throws when its id stood over another one. */
  isRepeat(requestId: string, path: string, body: object): boolean;
  /** What a request made, for its repeats. */
  keepResult(requestId: string, id: string): void;
  resultOf(requestId: string): string | undefined;
}

const KEPT = 100_000;

export function createRequestLog(): RequestLog {
  const known = new Map<string, { readonly mark: string; readonly result?: string }>();
  return {
    isRepeat(requestId, path, body) {
      const mark = createHash('sha256')
        .update(`${path} ${JSON.stringify(body)}`)
        .digest('hex');
      const earlier = known.get(requestId);
      if (earlier?.mark === mark) return true;
      if (earlier) {
        throw refusal(422, 'DUPLICATE_REQUEST_ID', 'This PayPal-Request-Id was used before');
      }
      known.set(requestId, { mark });
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      return false;
    },
    keepResult(requestId, result) {
      const entry = known.get(requestId);
      if (entry) known.set(requestId, { ...entry, result });
    },
    resultOf: (requestId) => known.get(requestId)?.result,
  };
}
