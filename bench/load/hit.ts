import autocannon from 'autocannon';
import { startCpuClock } from './cpu-clock.ts';
import type { Contender, Round } from './race.ts';

export interface Call {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Target {
  readonly what: string;
  readonly url: string;
  readonly pid: number;
  readonly connections: number;
  /** Whether any answer but 304 is a failure. */
  readonly isUnchanged?: boolean;
  /** The calls of each connection, built once and sent in a cycle; or a function that builds every call. */
  readonly calls: ((connection: number) => Call) | { readonly each: () => Call };
}

/** A contender that is called over HTTP as fast as it answers. */
export function overHttp(target: Target): Contender {
  return { what: target.what, run: (seconds) => hit(target, seconds) };
}

async function hit(
  { url, pid, connections, calls, isUnchanged = false }: Target,
  seconds: number,
): Promise<Round> {
  let connection = 0;
  const cpuOf = startCpuClock(pid);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 20,
    ...(typeof calls === 'function'
      ? { setupClient: (client) => client.setRequests([request(calls(connection++))]) }
      : { requests: [{ setupRequest: (before) => ({ ...before, ...request(calls.each()) }) }] }),
  });
  const answered = result['2xx'] + result['3xx'];
  return {
    perSecond: answered / result.duration,
    cpuMicros: cpuOf(answered),
    p99Ms: result.latency.p99,
    failures:
      result.errors +
      result.timeouts +
      result['4xx'] +
      result['5xx'] +
      (isUnchanged ? result['2xx'] : 0),
  };
}

function request({ path, method = 'GET', headers = {}, body }: Call): autocannon.Request {
  return { path, method, headers: { ...headers }, ...(body !== undefined && { body }) };
}
