import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' && address !== null ? address.port : 0);
}

test('the named emulators listen in one process, which ends them together', async () => {
  const [bank, mailbox] = [await freePort(), await freePort()];
  const env = {
    DEMO_EMULATORS: JSON.stringify({
      bank: { PORT: bank, BANK_API_KEY: 'k'.repeat(16), BANK_WEBHOOK_SECRET: 's'.repeat(16) },
      mailbox: { PORT: mailbox, MAILBOX_ID: 'mine' },
    }),
  };
  running = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!running.stdout) throw new Error('the emulators have no output');
  const [line] = await once(createInterface(running.stdout), 'line');
  expect(JSON.parse(line)).toEqual({ ready: true, emulators: ['bank', 'mailbox'] });
  const health = await fetch(`http://127.0.0.1:${mailbox}/healthz`);
  expect(await health.json()).toMatchObject({ id: 'mine' });
  expect((await fetch(`http://127.0.0.1:${bank}/v1/payments?order_id=none`)).status).toBe(401);
  const exit = once(running, 'exit');
  running.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
