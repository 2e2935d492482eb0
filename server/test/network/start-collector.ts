import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
}

export interface RunningCollector {
  readonly url: string;
  /** Every request as it came, with its headers. */
  readonly requests: readonly string[];
  spans(): readonly ReceivedSpan[];
  /** The status of the next answers; `silent` answers nothing. */
  answerWith(answer: number | 'silent'): void;
  stop(): Promise<void>;
}

interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: number;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}
interface OtlpSpan extends Omit<ReceivedSpan, 'attributes'> {
  readonly attributes: readonly { readonly key: string; readonly value: OtlpValue }[];
}
interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

/** A collector that speaks OTLP over HTTP with JSON and keeps what it receives. */
export async function startCollector(): Promise<RunningCollector> {
  const requests: string[] = [];
  const spans: ReceivedSpan[] = [];
  let answer: number | 'silent' = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    requests.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`);
    if (answer === 'silent') return;
    // Trusted input: written by the exporter. The tests fail on missing fields.
    if (answer === 200) spans.push(...spansOf(JSON.parse(body) as OtlpRequest));
    response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast is safe: the server listens on host and port, never on a socket file.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    spans: () => spans,
    answerWith(next) {
      answer = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansOf({ resourceSpans }: OtlpRequest): ReceivedSpan[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(
        span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
      ),
    }));
}
