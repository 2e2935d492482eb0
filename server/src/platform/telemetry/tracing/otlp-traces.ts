import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SpanKind as Kind, ROOT_CONTEXT, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  type ReadableSpan,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TraceConfig } from '../../../config.ts';
import { VERSION } from '../../version.ts';
import type { Log } from '../log.ts';
import type { FinishedSpan, SpanContext, SpanKind, Traces } from './traces.ts';

/** Spans that wait for the collector: about two megabytes. Further ones are dropped. */
const QUEUE_MAX = 2_048;
const BATCH_MAX = 512;
const EVERY_MS = 5_000;
const SEND_TIMEOUT_MS = 10_000;
const STOP_MS = 1_000;

const KINDS: Readonly<Record<SpanKind, Kind>> = {
  internal: Kind.INTERNAL,
  server: Kind.SERVER,
  client: Kind.CLIENT,
  consumer: Kind.CONSUMER,
};

interface OtlpOptions extends TraceConfig {
  readonly role: string;
  readonly log: Log;
  readonly everyMs?: number;
}

/** Sends spans to a collector by OTLP over HTTP, as JSON. */
export function createOtlpTraces({
  endpoint,
  headers,
  serviceName,
  ratio,
  role,
  log,
  everyMs = EVERY_MS,
}: OtlpOptions): Traces {
  const exporter = new OTLPTraceExporter({
    ...{ url: `${endpoint}/v1/traces`, headers: { ...headers } },
    ...{ timeoutMillis: SEND_TIMEOUT_MS },
  });
  const processor = new BatchSpanProcessor({
    exporter: reportingFailures(exporter, log),
    ...{ maxQueueSize: QUEUE_MAX, maxExportBatchSize: BATCH_MAX, scheduledDelayMillis: everyMs },
  });
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const ids = new RandomIdGenerator();
  const shared = {
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': VERSION,
      'service.instance.id': randomUUID(),
      'sesame.role': role,
    }),
    instrumentationScope: { name: 'sesame', version: VERSION },
    ...{ events: [], ended: true, droppedAttributesCount: 0 },
    ...{ droppedEventsCount: 0, droppedLinksCount: 0 },
  };

  function readable(traceId: string, span: FinishedSpan): ReadableSpan {
    const contextOf = (context: SpanContext) => ({ ...context, traceFlags: TraceFlags.SAMPLED });
    const own = contextOf({ traceId, spanId: span.spanId });
    const { parentSpanId, link } = span;
    return {
      ...shared,
      name: span.name,
      kind: KINDS[span.kind],
      spanContext: () => own,
      ...(parentSpanId && { parentSpanContext: contextOf({ traceId, spanId: parentSpanId }) }),
      startTime: timeOf(span.startMs),
      endTime: timeOf(span.endMs),
      duration: timeOf(span.endMs - span.startMs),
      status: { code: span.isFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
      attributes: span.attributes,
      links: link === undefined ? [] : [{ context: contextOf(link) }],
    };
  }

  return {
    newTraceId: () => ids.generateTraceId(),
    newSpanId: () => ids.generateSpanId(),
    isSampled: (traceId) =>
      sampler.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED,
    send(traceId, spans) {
      for (const span of spans) processor.onEnd(readable(traceId, span));
    },
    async stop() {
      await Promise.race([
        processor.shutdown().catch(ignoreFailure),
        sleep(STOP_MS, undefined, { ref: false }),
      ]);
    },
  };
}

/** The exporter with one line in the log when the collector fails, and one when it takes spans again. */
function reportingFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed !== isFailing) {
          isFailing = failed;
          // Its error may repeat the answer of the collector, of any length.
          if (failed) log.warn({ reason: reasonOf(result.error) }, 'traces not sent, and dropped');
          else log.info('traces are sent again');
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

function reasonOf({ message, code }: Error & { readonly code?: unknown } = new Error()): string {
  return [code, message].filter(Boolean).join(' ').slice(0, 200);
}

function timeOf(ms: number): [number, number] {
  const seconds = Math.floor(ms / 1_000);
  return [seconds, Math.round((ms - seconds * 1_000) * 1e6)];
}

/** It has been logged. */
function ignoreFailure(): void {}
