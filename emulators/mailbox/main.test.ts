import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

function spawnMailbox(env: Record<string, string>): ChildProcess {
  running = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return running;
}

test('prints its address, answers its id and ends on SIGTERM', async () => {
  const child = spawnMailbox({ MAILBOX_ID: 'mine' });
  if (!child.stdout) throw new Error('The mailbox has no output');
  const [line] = await once(createInterface(child.stdout), 'line');
  const { ready, url, smtpUrl } = JSON.parse(line);
  expect(ready).toBe(true);
  expect(smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true, id: 'mine' });
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

test('does not start with a wrong port and names it', async () => {
  const child = spawnMailbox({ SMTP_PORT: '70000' });
  const errors: string[] = [];
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(errors.join('')).toBe('Missing or wrong setting: SMTP_PORT\n');
});
