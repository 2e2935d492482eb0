import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

const PASSWORD = 'canary-redis-password';

export interface TestRedis {
  readonly url: string;
  readonly password: string;
  /** Stops answering while connections stay open. */
  pause(): void;
  resume(): void;
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
}

/** A real Redis of this machine on a free port, without persistence. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://:${PASSWORD}@127.0.0.1:${port}/0`,
    password: PASSWORD,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async start() {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
      child = spawn('redis-server', [...settings, '--requirepass', PASSWORD], { stdio: 'ignore' });
      for (let round = 0; round < 200 && !(await answers(port)); round++) await sleep(50);
    },
  };
  await redis.start();
  return redis;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
