import { setTimeout as sleep } from 'node:timers/promises';
import { register } from '@sesame/contract/shop/users.ts';
import { startTinyBalancer } from '../network/tiny-balancer.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';

export interface Rolled {
  readonly calls: number;
  /** Calls that did not get the expected answer. */
  readonly lost: readonly string[];
  /** Acknowledged registrations. */
  readonly registered: readonly string[];
  readonly restarts: number;
}

export interface RollOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly restarts: number;
  /** Minimum number of calls. */
  readonly calls: number;
  /** Pause of each caller between two calls; without one, they use all processors until the last restart. */
  readonly pauseMs?: number;
}

const CALLERS = 4;
/** Every how many calls one writes, because hashing a password is slow. */
const WRITES_EVERY = 10;

/** Replaces two processes behind a balancer in turn, while callers read and write. */
export async function rollRestarts({
  env,
  restarts,
  calls,
  pauseMs = 0,
}: RollOptions): Promise<Rolled> {
  const balancer = await startTinyBalancer();
  const processes: SpawnedServer[] = [];
  const lost: string[] = [];
  const registered: string[] = [];
  let made = 0;
  let done = 0;
  const start = async () => {
    const server = await spawnServer({ STOP_DELAY_MS: '1000', ...env });
    processes.push(server);
    balancer.add(server.url);
    await until(() => balancer.isUsed(server.url));
  };

  async function callOnce(): Promise<void> {
    const number = made++;
    const email = number % WRITES_EVERY === 0 ? `roll-${number}@shop.example` : undefined;
    // Health checks are never refused by an overloaded process.
    const path = email === undefined ? '/healthz' : register.path;
    const answer = await send(path, email);
    const text = await answer.text();
    if (!answer.ok) lost.push(`${path}: ${answer.status} ${text}`);
    else if (email !== undefined) registered.push(email);
  }

  /** A 503 means that nothing was done, so the call is retried, as a browser would. */
  async function send(path: string, email: string | undefined) {
    for (;;) {
      const answer = await sendOnce(path, email);
      if (email === undefined || answer.status !== 503) return answer;
      await answer.text();
    }
  }

  function sendOnce(path: string, email: string | undefined) {
    return fetch(`${balancer.url}${path}`, {
      method: email === undefined ? 'GET' : 'POST',
      ...(email !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'a long password' }),
      }),
    }).catch((error: unknown) => ({ ok: false, status: String(error), text: async () => '' }));
  }

  async function callOn(): Promise<void> {
    while (done < restarts || made < calls) {
      await callOnce();
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }

  try {
    await start();
    await start();
    const callers = Array.from({ length: CALLERS }, callOn);
    for (; done < restarts; done++) {
      const [oldest] = processes.splice(0, 1);
      if (oldest === undefined) throw new Error('nothing runs');
      const { code } = await oldest.end('SIGTERM');
      if (code !== 0) lost.push(`a process ended with ${code}: ${oldest.output()}`);
      balancer.remove(oldest.url);
      await start();
    }
    await Promise.all(callers);
    return { calls: made, lost, registered, restarts: done };
  } finally {
    await balancer.stop();
    await Promise.all(processes.map((server) => server.end('SIGTERM')));
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}
