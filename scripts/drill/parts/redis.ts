import { freePort } from './addresses.ts';
import { accepts, type Program, startProgram, waitUntil } from './program.ts';
import { getTool, toolEnv } from './tools.ts';

export interface Redis {
  readonly url: string;
  /** Undefined while it is down. */
  pid(): number | undefined;
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  start(): Promise<void>;
}

export async function startRedis(): Promise<Redis> {
  const command = getTool('redis-server');
  const port = await freePort();
  let program: Program | undefined;
  const redis: Redis = {
    url: `redis://127.0.0.1:${port}/0`,
    pid: () => (program?.isRunning ? program.pid : undefined),
    async kill() {
      await program?.end('SIGKILL');
    },
    async start() {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
      program = startProgram('redis', command, settings, { env: toolEnv });
      await waitUntil('Redis listens', () => accepts(port));
    },
  };
  await redis.start();
  return redis;
}
