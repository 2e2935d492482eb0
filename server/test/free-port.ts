import { findFreePort } from '../../scripts/run/free-port.ts';

/** A free loopback port below the ephemeral range, so that no outgoing connection takes it first. */
export async function freePort(): Promise<number> {
  const port = await findFreePort('127.0.0.1', 0);
  if (port === undefined) throw new Error('no free port');
  return port;
}
