import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { emulators } from './all.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

async function start(env: Record<string, string> = {}) {
  running = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!running.stdout) throw new Error('The gateways have no output');
  const [line] = await once(createInterface(running.stdout), 'line');
  return JSON.parse(line);
}

test('all of them listen, each on its own port, and one page leads to them', async () => {
  const { url, gateways } = await start({ GATEWAYS_ID: 'mine' });
  expect(Object.keys(gateways).sort()).toEqual(
    [...emulators.map(({ name }) => name), 'access', 'rates'].sort(),
  );
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true, id: 'mine' });
  const page = await (await fetch(url, { headers: { 'accept-language': 'ru' } })).text();
  expect(page).toContain('Двойники платёжных провайдеров');
  for (const { name, title } of emulators) {
    expect(page).toContain(`href="${gateways[name].url}"`);
    expect(await (await fetch(gateways[name].url)).text()).toContain(title);
  }
});

test('only those that are named are started, with the keys that are given', async () => {
  const { gateways } = await start({
    GATEWAYS_PORTS: '{"tbank":0}',
    TBANK_PASSWORD: 'a password of a terminal',
  });
  expect(Object.keys(gateways)).toEqual(['tbank']);
  expect(gateways.tbank.shopSettings.TBANK_PASSWORD).toBe('a password of a terminal');
});

test('a port that is taken for a moment is waited for', async () => {
  const taker = createServer().listen(0, '127.0.0.1');
  await once(taker, 'listening');
  // A listening TCP server has an address and a port.
  const { port } = taker.address() as AddressInfo;
  const started = start({ GATEWAYS_PORTS: `{"tbank":${port}}` });
  setTimeout(() => taker.close(), 1_500);
  expect((await started).gateways.tbank.url).toBe(`http://127.0.0.1:${port}`);
});

test('ends on SIGTERM', async () => {
  await start();
  if (!running) throw new Error('nothing runs');
  const exit = once(running, 'exit');
  running.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
