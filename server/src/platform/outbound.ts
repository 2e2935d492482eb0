/** One call to another host. */
export interface OutboundRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whole exchange, answer included; 10 s unless said otherwise. */
  readonly timeoutMs?: number;
  /** `host:port` values that may be called; anything else is refused before a packet leaves. */
  readonly allowHosts: readonly string[];
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * `refused`: the request certainly did not reach the other side, so trying again is safe.
 * `unknown`: it may have been carried out (time-out, connection lost after sending, 5xx, oversized or redirected answer).
 */
export type OutboundFailure = 'refused' | 'unknown';

export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly kind: OutboundFailure;
  constructor(kind: OutboundFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export interface Outbound {
  /** Answers every status below 500; throws `OutboundError` otherwise. */
  request(request: OutboundRequest): Promise<OutboundAnswer>;
}
