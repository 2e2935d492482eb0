import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { emulators } from './all.ts';
import { startGateways } from './start-gateways.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

async function start(env: Record<string, string> = {}) {
  running = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!running.stdout) throw new Error('The gateways have no output');
  const [line] = await once(createInterface(running.stdout), 'line');
  return JSON.parse(line);
}

test('all emulators listen on separate ports, and one page links to them', async () => {
  const { url, gateways } = await start({ GATEWAYS_ID: 'mine' });
  expect(Object.keys(gateways).sort()).toEqual(
    [...emulators.map(({ name }) => name), 'access', 'rates'].sort(),
  );
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true, id: 'mine' });
  const page = await (await fetch(url, { headers: { 'accept-language': 'ru' } })).text();
  expect(page).toContain('Эмуляторы платёжных провайдеров');
  for (const { name, title } of emulators) {
    expect(page).toContain(`href="${gateways[name].url}"`);
    expect(await (await fetch(gateways[name].url)).text()).toContain(title);
  }
});

test('starts only the named emulators, with the given keys', async () => {
  const { gateways } = await start({
    GATEWAYS_PORTS: '{"tbank":0}',
    TBANK_PASSWORD: 'a password of a terminal',
  });
  expect(Object.keys(gateways)).toEqual(['tbank']);
  expect(gateways.tbank.shopSettings.TBANK_PASSWORD).toBe('a password of a terminal');
});

/** Another program that occupies a port. */
async function takePort() {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  // A listening TCP server has an address and a port.
  const { port } = blocker.address() as AddressInfo;
  return { port, blocker };
}

test('waits for a port that is briefly occupied', async () => {
  const { port, blocker } = await takePort();
  let pauses = 0;
  const { gateways, stop } = await startGateways({
    ports: { tbank: port },
    async pause() {
      pauses++;
      blocker.close();
      await once(blocker, 'close');
    },
  });
  expect(pauses).toBe(1);
  expect(gateways.tbank?.url).toBe(`http://127.0.0.1:${port}`);
  await stop();
});

test('reports a port that stays occupied', async () => {
  const { port, blocker } = await takePort();
  const started = startGateways({ ports: { tbank: port }, pause: () => Promise.resolve() });
  await expect(started).rejects.toThrow(String(port));
  blocker.close();
});

test('ends on SIGTERM', async () => {
  await start();
  if (!running) throw new Error('nothing runs');
  const exit = once(running, 'exit');
  running.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
