import { expect, test } from 'vitest';
import { randomIds } from '../../ids.ts';
import { rootSpanIdOf, traceIdOf } from './payment-trace.ts';
import type { FinishedSpan, Traces } from './traces.ts';
import { annotate, beginPayment, detached, logIds, traced, tracedPayment, Unit } from './unit.ts';

function record() {
  const sent: (FinishedSpan & { readonly traceId: string })[] = [];
  let count = 0;
  const traces: Traces = {
    newTraceId: () => `trace${++count}`,
    newSpanId: () => `span${++count}`,
    isSampled: () => true,
    send: (traceId, spans) => void sent.push(...spans.map((span) => ({ ...span, traceId }))),
    stop: async () => {},
  };
  return { sent, traces };
}

const [first, second] = [randomIds.uuid(), randomIds.uuid()];

test('a unit that creates a payment is the first span of its trace, also when its transaction is repeated', async () => {
  const { sent, traces } = record();
  const unit = new Unit({ traces, about: { reqId: 'r' } });
  await unit.run(async () => {
    beginPayment(first);
    beginPayment(second);
    annotate({ a: 1 });
    await traced('step', {}, () => traced('inner', {}, async () => {}));
    expect(logIds()).toEqual({
      ...{ reqId: 'r', paymentId: second },
      ...{ trace_id: traceIdOf(second), span_id: rootSpanIdOf(second) },
    });
  });
  unit.end({ name: 'order' });
  const root = rootSpanIdOf(second);
  const step = sent.find(({ name }) => name === 'step')?.spanId;
  expect(sent).toMatchObject([
    { name: 'order', spanId: root, parentSpanId: undefined, attributes: { a: 1 } },
    { name: 'inner', parentSpanId: step },
    { name: 'step', parentSpanId: root },
  ]);
  expect(new Set(sent.map(({ traceId }) => traceId))).toEqual(new Set([traceIdOf(second)]));
});

test('a step about the payment of another unit is in the trace of that payment, and linked', async () => {
  const { sent, traces } = record();
  const unit = new Unit({ traces, about: {} });
  await unit.run(() => tracedPayment(first, 'settle', async () => {}));
  unit.end({ name: 'call of an operator' });
  const [settle, call] = sent;
  expect(settle).toMatchObject({ traceId: traceIdOf(first), parentSpanId: rootSpanIdOf(first) });
  expect(settle?.link).toEqual({ traceId: call?.traceId, spanId: call?.spanId });
  expect(call?.traceId).toMatch(/^trace/);
});

test('work after the answer is below the request; an error is named, never quoted', async () => {
  const { sent, traces } = record();
  const unit = new Unit({ traces, about: {} });
  const work = unit.run(() =>
    detached('later', {}, () => Promise.reject(new TypeError('anna@example.com'))),
  );
  unit.end({ name: 'request' });
  await expect(work()).rejects.toThrow();
  const [request, later] = sent;
  expect(later).toMatchObject({
    ...{ traceId: request?.traceId, parentSpanId: request?.spanId, isFailed: true },
    attributes: { 'error.type': 'TypeError' },
  });
});

test('while traces are off, the payment of a unit is in its log lines', async () => {
  const unit = new Unit({ traces: undefined, about: { job: 'j', jobId: '1' }, payment: first });
  await unit.run(async () => {
    expect(await traced('step', {}, async () => logIds())).toEqual({
      ...{ job: 'j', jobId: '1', paymentId: first },
    });
  });
  unit.end({ name: 'job' });
  expect(logIds()).toEqual({});
});
