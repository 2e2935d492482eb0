import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

// With what is stopped afterwards, these stay below the ten seconds that a supervisor waits.
const CALLS_FINISH_MS = 5_000;
/** Proxies that close idle connections earlier never use one that is about to be closed here. */
export const IDLE_GRACE_MS = 1_500;
const SWEEP_MS = 50;
const QUIET_TURN_MS = 0.5;
const QUIET_WITHIN_MS = 1_000;

export interface StopServing {
  /** How long balancers have to see at /readyz that this process stops. */
  readonly delayMs: number;
  /** No connection is accepted from now on: answers must close theirs. */
  readonly onClosing: () => void;
}

/**
 * Stops a server behind proxies that keep connections and do not repeat a POST:
 * 1. It goes on as before until balancers know it. Proxies use the connections that they have, so they open few.
 * 2. It accepts no connections any more: proxies that try another process when this one refuses lose nothing.
 * 3. Answers close their connection, and idle ones may still be used for a moment, until their proxy has closed them.
 */
export async function stopServing(
  server: Server,
  { delayMs, onClosing }: StopServing,
): Promise<void> {
  if (!server.listening) return onClosing();
  await sleep(delayMs);
  await untilQuiet();
  // Not the `close` of an HTTP server, which ends idle connections although a request may be on its way.
  const ended = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  onClosing();
  const timeout = setTimeout(() => server.closeAllConnections(), CALLS_FINISH_MS);
  await Promise.race([ended, sleep(Math.min(delayMs, IDLE_GRACE_MS))]);
  const sweep = setInterval(() => {
    // After requests that have arrived were read, so that their connections are not idle.
    setImmediate(() => server.closeIdleConnections());
  }, SWEEP_MS);
  await ended;
  clearInterval(sweep);
  clearTimeout(timeout);
}

/**
 * Closing a socket resets the connections that it has not accepted yet. Right after a turn of the event loop in which there
 * was little to do, there are almost never any.
 */
async function untilQuiet(): Promise<void> {
  const startedMs = performance.now();
  for (let beganMs = startedMs; ; ) {
    await turn();
    const nowMs = performance.now();
    if (nowMs - beganMs < QUIET_TURN_MS || nowMs - startedMs > QUIET_WITHIN_MS) return;
    beganMs = nowMs;
  }
}
