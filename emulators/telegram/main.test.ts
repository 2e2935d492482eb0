import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const bot = {
  TELEGRAM_BOT_TOKEN: `700000001:${'t'.repeat(35)}`,
  TELEGRAM_BOT_NAME: 'sesame_test_bot',
};
let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

function spawnTelegram(env: Record<string, string>): ChildProcess {
  running = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return running;
}

test('prints its address, answers its id and ends on SIGTERM', async () => {
  const child = spawnTelegram({ ...bot, TELEGRAM_ID: 'mine' });
  if (!child.stdout) throw new Error('Telegram has no output');
  const [line] = await once(createInterface(child.stdout), 'line');
  const { ready, url } = JSON.parse(line);
  expect(ready).toBe(true);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true, id: 'mine' });
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

test('does not start without a bot and names the missing settings', async () => {
  const child = spawnTelegram({ ...bot, TELEGRAM_BOT_TOKEN: '' });
  const errors: string[] = [];
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(errors.join('')).toBe('Missing or wrong setting: TELEGRAM_BOT_TOKEN\n');
});
