import { expect, test, vi } from 'vitest';
import { startCollector } from '../../../../test/network/start-collector.ts';
import { createLog } from '../log.ts';
import { createOtlpTraces } from './otlp-traces.ts';
import type { FinishedSpan } from './traces.ts';

const span: FinishedSpan = {
  ...{ name: 'a step', kind: 'internal', spanId: 'ab'.repeat(8), parentSpanId: undefined },
  ...{ startMs: 1_000, endMs: 1_001, attributes: {}, isFailed: false },
};

function capture() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  return { lines, log: createLog({ level: 'info', destination: { write } }) };
}

const open = (options: Partial<Parameters<typeof createOtlpTraces>[0]>) =>
  createOtlpTraces({
    ...{ endpoint: 'http://127.0.0.1:1', headers: {}, serviceName: 'shop', ratio: 1, role: 'all' },
    ...{ log: capture().log, everyMs: 5 },
    ...options,
  });

test('a collector that fails costs one line and a bounded number of spans, and gets later ones', async ({
  onTestFinished,
}) => {
  const collector = await startCollector();
  onTestFinished(() => collector.stop());
  const { log, lines } = capture();
  const traces = open({ endpoint: collector.url, log });
  collector.answerWith(400);
  const traceId = traces.newTraceId();
  for (let batch = 0; batch < 3; batch++) {
    const before = collector.requests.length;
    traces.send(
      traceId,
      Array.from({ length: 10_000 }, () => span),
    );
    // What fits is sent, and refused.
    await vi.waitFor(() => expect(collector.requests.length).toBe(before + 5), 10_000);
  }
  expect(lines).toMatchObject([{ level: 40, msg: 'traces not sent, and dropped' }]);

  collector.answerWith(200);
  traces.send(traceId, [span]);
  await vi.waitFor(() => expect(collector.spans()).toHaveLength(1), 10_000);
  expect(collector.spans()).toMatchObject([{ traceId, spanId: span.spanId, name: span.name }]);
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines[1]).toMatchObject({ msg: 'traces are sent again' });
  await traces.stop();
});

test('a process stops within moments although the collector answers nothing', async ({
  onTestFinished,
}) => {
  const collector = await startCollector();
  onTestFinished(() => collector.stop());
  collector.answerWith('silent');
  const traces = open({ endpoint: collector.url });
  traces.send(traces.newTraceId(), [span]);
  await traces.stop();
  expect(collector.requests).toHaveLength(1);
});

test('whether a trace is sent depends on its id alone, in every process', () => {
  const [one, other, none] = [open({ ratio: 0.1 }), open({ ratio: 0.1 }), open({ ratio: 0 })];
  const ids = Array.from({ length: 2_000 }, () => one.newTraceId());
  const sampled = ids.filter((id) => one.isSampled(id));
  expect(ids.filter((id) => other.isSampled(id))).toEqual(sampled);
  expect(sampled.length).toBeGreaterThan(100);
  expect(sampled.length).toBeLessThan(300);
  expect(ids.some((id) => none.isSampled(id))).toBe(false);
});
