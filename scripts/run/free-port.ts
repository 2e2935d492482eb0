import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range, so that no outgoing connection takes the port before we listen on it. */
const FIRST = 20_000;
const LAST = 32_000;
const TRIES = 50;

/** Ports that this process got at random and may not listen on yet; none is given twice. */
const given = new Set<number>();

/** Returns the port if it is free, or undefined; for 0, a random free port. */
export async function findFreePort(host: string, port: number): Promise<number | undefined> {
  if (port !== 0) return (await canListen(host, port)) ? port : undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const chosen = randomInt(FIRST, LAST);
    if (given.has(chosen) || !(await canListen(host, chosen))) continue;
    given.add(chosen);
    return chosen;
  }
  return undefined;
}

function canListen(host: string, port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
