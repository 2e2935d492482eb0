export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanContext {
  readonly traceId: string;
  readonly spanId: string;
}

/** A finished span. Its attributes are names that the code or the owner gives, and ids of payments and requests. */
export interface FinishedSpan {
  readonly name: string;
  readonly kind: SpanKind;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Attributes;
  readonly isFailed: boolean;
  readonly link?: SpanContext | undefined;
}

/** Where the spans of this process go. */
export interface Traces {
  newTraceId(): string;
  newSpanId(): string;
  /** The same for a trace in every process with the same settings. */
  isSampled(traceId: string): boolean;
  /** Never waits and never throws; what the collector does not take in time is dropped. */
  send(traceId: string, spans: readonly FinishedSpan[]): void;
  /** Sends what is left, for a short time. */
  stop(): Promise<void>;
}
