import { createHash } from 'node:crypto';
import { refusal } from './errors.ts';

/** The used `PayPal-Request-Id`s, each for one request. */
export interface RequestLog {
  /**
   * Whether the same request came before. One with another body counts as the same, as PayPal documents it, unless
   * `strict`: then it is refused, as by PayPal's older APIs.
   */
  isRepeat(request: { id: string; path: string; body: object }, strict: boolean): boolean;
  /** Stores the result of a request for its repeats. */
  saveResult(requestId: string, id: string): void;
  resultOf(requestId: string): string | undefined;
}

const REQUESTS_MAX = 100_000;

export function createRequestLog(): RequestLog {
  const known = new Map<string, { readonly mark: string; readonly result?: string }>();
  return {
    isRepeat({ id: requestId, path, body }, strict) {
      const mark = createHash('sha256')
        .update(`${path} ${JSON.stringify(body)}`)
        .digest('hex');
      const earlier = known.get(requestId);
      if (earlier && (earlier.mark === mark || !strict)) return true;
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
