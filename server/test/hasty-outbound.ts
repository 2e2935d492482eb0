import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound, type Outbound, type OutboundRequest } from '../src/platform/outbound.ts';
import { type FaultsNow, isSilent } from './silent-faults.ts';

export interface HastyOutbound extends Outbound {
  /** What was asked, oldest first. */
  readonly calls: OutboundRequest[];
}

const SILENCE_MS = 400;

/** The real one, but it gives up a stand-in that was told to be silent sooner; remembers what was asked. */
export function createHastyOutbound(standIn?: () => FaultsNow): HastyOutbound {
  const outbound = createOutbound();
  const calls: OutboundRequest[] = [];
  return {
    ...outbound,
    calls,
    request(request) {
      calls.push(request);
      const silent = standIn !== undefined && isSilent(standIn().faults.current());
      return outbound.request(silent ? { ...request, timeoutMs: SILENCE_MS } : request);
    },
  };
}

/** An address at which nobody listens: somebody did a moment ago. */
export async function deafAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return `http://127.0.0.1:${port}`;
}
