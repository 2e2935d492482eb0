import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createOutbound,
  type Outbound,
  type OutboundRequest,
} from '../../src/platform/network/outbound.ts';
import { type FaultsNow, isSilent } from '../database/silent-faults.ts';

export interface FastOutbound extends Outbound {
  /** The requests, oldest first. */
  readonly calls: OutboundRequest[];
}

const SILENCE_MS = 400;

/** The real client, but with a short timeout while an emulator is set to stay silent; records the requests. */
export function createFastOutbound(emulator?: () => FaultsNow): FastOutbound {
  const outbound = createOutbound();
  const calls: OutboundRequest[] = [];
  return {
    ...outbound,
    calls,
    request(request) {
      calls.push(request);
      const silent = emulator !== undefined && isSilent(emulator().faults.current());
      return outbound.request(silent ? { ...request, timeoutMs: SILENCE_MS } : request);
    },
  };
}

/** An address with a port that was just closed. */
export async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // The cast is safe: a listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return `http://127.0.0.1:${port}`;
}
