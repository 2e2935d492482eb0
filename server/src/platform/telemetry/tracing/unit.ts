import { AsyncLocalStorage } from 'node:async_hooks';
import { rootSpanIdOf, traceIdOf } from './payment-trace.ts';
import type { Attributes, FinishedSpan, SpanContext, SpanKind, Traces } from './traces.ts';

interface Scope {
  readonly unit: Unit;
  /** The innermost open step. */
  readonly spanId: string | undefined;
}

export interface UnitOptions {
  /** Undefined while traces are off; the unit then only gives its ids to the log. */
  readonly traces: Traces | undefined;
  /** What identifies it in every line of the log, such as the id of the request. */
  readonly about: Readonly<Record<string, string>>;
  readonly kind?: SpanKind;
  readonly payment?: string | undefined;
  readonly under?: SpanContext | undefined;
  readonly link?: SpanContext | undefined;
}

interface Ending {
  readonly name: string;
  readonly attributes?: Attributes;
  readonly isFailed?: boolean;
  /** Whether a unit without steps leaves no span. */
  readonly isQuiet?: boolean;
}

export interface Step {
  set(attributes: Attributes): void;
}

const scopes = new AsyncLocalStorage<Scope>();
const NO_STEP: Step = { set() {} };
/** A job may take thousands of steps. */
const STEPS_MAX = 200;

/**
 * A unit of work: a request, a job, a webhook that is applied. Its spans are sent when it ends, because only then its trace
 * is certain: the call that orders has no payment at its begin.
 */
export class Unit {
  readonly traces: Traces | undefined;
  readonly about: UnitOptions['about'];
  private readonly options: UnitOptions;
  private readonly startMs: number;
  private readonly startedAt: number;
  private payment: string | undefined;
  private isRoot = false;
  private traceId: string | undefined;
  private spanId: string | undefined;
  private attributes: Attributes | undefined;
  private steps: FinishedSpan[] | undefined;
  private dropped = 0;
  private hasEnded = false;

  constructor(options: UnitOptions) {
    this.options = options;
    this.traces = options.traces;
    this.about = options.about;
    this.payment = options.payment;
    this.traceId = options.under?.traceId;
    this.startMs = options.traces === undefined ? 0 : Date.now();
    this.startedAt = options.traces === undefined ? 0 : performance.now();
  }

  /** Runs work as part of the unit. */
  run<Result>(work: () => Result): Result {
    return scopes.run({ unit: this, spanId: undefined }, work);
  }

  /** The same where the work may already be part of it. */
  runWithin<Result>(work: () => Result): Result {
    return scopes.getStore()?.unit === this ? work() : this.run(work);
  }

  isAbout(payment: string): boolean {
    return this.payment === payment;
  }

  get paymentId(): string | undefined {
    return this.payment;
  }

  follow(payment: string): void {
    this.payment ??= payment;
  }

  /** A transaction that is repeated makes another payment: the last one counts. */
  begin(payment: string): void {
    if (this.payment !== undefined && !this.isRoot) return;
    this.payment = payment;
    this.isRoot = true;
  }

  set(attributes: Attributes): void {
    if (this.traces !== undefined) this.attributes = { ...this.attributes, ...attributes };
  }

  /** Undefined while traces are off. */
  context(): SpanContext | undefined {
    if (this.traces === undefined) return undefined;
    const { payment } = this;
    if (payment !== undefined && this.isRoot)
      return { traceId: traceIdOf(payment), spanId: rootSpanIdOf(payment) };
    this.spanId ??= this.traces.newSpanId();
    if (payment !== undefined) return { traceId: traceIdOf(payment), spanId: this.spanId };
    this.traceId ??= this.traces.newTraceId();
    return { traceId: this.traceId, spanId: this.spanId };
  }

  /** Undefined when the step will not be recorded. */
  open(name: string, kind: SpanKind, parentSpanId: string | undefined) {
    const { traces } = this;
    if (traces === undefined || this.hasEnded) return undefined;
    const spanId = traces.newSpanId();
    const startMs = this.now();
    let attributes: Attributes = {};
    return {
      spanId,
      set(more: Attributes) {
        attributes = { ...attributes, ...more };
      },
      close: (isFailed: boolean) => {
        if (this.hasEnded) return;
        this.steps ??= [];
        if (this.steps.length >= STEPS_MAX) {
          this.dropped += 1;
          return;
        }
        const endMs = this.now();
        this.steps.push({ name, kind, spanId, parentSpanId, startMs, endMs, attributes, isFailed });
      },
    };
  }

  end({ name, attributes, isFailed = false, isQuiet = false }: Ending): void {
    const { traces, payment, steps = [] } = this;
    if (traces === undefined || this.hasEnded) return;
    this.hasEnded = true;
    // Connections that were opened within the unit keep it for as long as they live.
    this.steps = undefined;
    const context = this.context();
    if (context === undefined || !traces.isSampled(context.traceId)) return;
    if (isQuiet && steps.length === 0 && !isFailed) return;
    const { traceId, spanId } = context;
    const { under, link, kind = 'internal' } = this.options;
    const root = payment === undefined || this.isRoot ? undefined : rootSpanIdOf(payment);
    const all = {
      ...this.attributes,
      ...attributes,
      ...(payment !== undefined && { 'sesame.payment.id': payment }),
      ...(this.dropped > 0 && { 'sesame.dropped_steps': this.dropped }),
    };
    traces.send(traceId, [
      {
        ...{ name, kind, spanId, link, isFailed, attributes: all },
        parentSpanId: under?.traceId === traceId ? under.spanId : root,
        ...{ startMs: this.startMs, endMs: this.now() },
      },
      ...steps.map((step) => ({ ...step, parentSpanId: step.parentSpanId ?? spanId })),
    ]);
  }

  private now(): number {
    return this.startMs + performance.now() - this.startedAt;
  }
}

/** The payment that the current request or job is about, from here on and in the log too. */
export function followPayment(id: string): void {
  scopes.getStore()?.unit.follow(id);
}

/** The same for a payment that it creates: its span is the first one of the payment's trace. */
export function beginPayment(id: string): void {
  scopes.getStore()?.unit.begin(id);
}

export function followedPayment(): string | undefined {
  return scopes.getStore()?.unit.paymentId;
}

/** Adds to the span of the current request or job. */
export function annotate(attributes: Attributes): void {
  scopes.getStore()?.unit.set(attributes);
}

/** Runs a step of the current request or job, with its own span while traces are on. */
export function traced<Result>(
  name: string,
  { kind = 'internal', attributes }: { readonly kind?: SpanKind; readonly attributes?: Attributes },
  work: (step: Step) => Promise<Result>,
): Promise<Result> {
  const scope = scopes.getStore();
  const span = scope?.unit.open(name, kind, scope.spanId);
  if (scope === undefined || span === undefined) return work(NO_STEP);
  if (attributes !== undefined) span.set(attributes);
  return scopes.run({ unit: scope.unit, spanId: span.spanId }, async () => {
    try {
      const result = await work(span);
      span.close(false);
      return result;
    } catch (error) {
      span.set({ 'error.type': errorType(error) });
      span.close(true);
      throw error;
    }
  });
}

/** The same for a step about a payment: in its trace, also when the request or job is not about it. */
export function tracedPayment<Result>(
  paymentId: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const scope = scopes.getStore();
  if (scope === undefined || scope.unit.isAbout(paymentId)) return traced(name, {}, work);
  const { traces, about } = scope.unit;
  const link = scope.unit.context();
  return runUnit(new Unit({ traces, about, link, payment: paymentId }), name, work);
}

/**
 * Work of the current request that goes on after its answer, as a separate unit.
 * @param payment the payment that it is about, by default that of the request
 */
export function detached(
  name: string,
  {
    payment,
    about,
    attributes = {},
  }: {
    readonly payment?: string | undefined;
    readonly about?: Readonly<Record<string, string>>;
    readonly attributes?: Attributes;
  },
  work: () => Promise<unknown>,
): () => Promise<unknown> {
  const scope = scopes.getStore();
  if (scope === undefined) return work;
  const { unit } = scope;
  const made = new Unit({
    traces: unit.traces,
    about: { ...unit.about, ...about },
    payment: payment ?? unit.paymentId,
    under: unit.context(),
  });
  made.set(attributes);
  return () => runUnit(made, name, work);
}

async function runUnit<Result>(
  unit: Unit,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await unit.run(work);
    unit.end({ name });
    return result;
  } catch (error) {
    unit.end({ name, isFailed: true, attributes: { 'error.type': errorType(error) } });
    throw error;
  }
}

/** What every line of the log has, so that the lines of a request, a job and a payment can be found. */
export function logIds(): Readonly<Record<string, string>> {
  const scope = scopes.getStore();
  if (scope === undefined) return {};
  const { unit, spanId } = scope;
  const { paymentId } = unit;
  const context = unit.context();
  return {
    ...unit.about,
    ...(paymentId !== undefined && { paymentId }),
    ...(context !== undefined && {
      trace_id: context.traceId,
      span_id: spanId ?? context.spanId,
    }),
  };
}

/** The class or the code of an error, never its message: that may name a person. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : error.name;
}
