import { createHash } from 'node:crypto';
import { refusal } from './errors.ts';

/** The used `PayPal-Request-Id`s, each for one request. */
export interface RequestLog {
  /** Whether the same request came before. Throws when its id was used for another one. */
  isRepeat(requestId: string, path: string, body: object): boolean;
  /** Stores the result of a request for its repeats. */
  saveResult(requestId: string, id: string): void;
  resultOf(requestId: string): string | undefined;
}

const REQUESTS_MAX = 100_000;

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
      if (known.size > REQUESTS_MAX && oldest !== undefined) known.delete(oldest);
      return false;
    },
    saveResult(requestId, result) {
      const entry = known.get(requestId);
      if (entry) known.set(requestId, { ...entry, result });
    },
    resultOf: (requestId) => known.get(requestId)?.result,
  };
}
