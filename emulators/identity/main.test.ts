import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const client = { GOOGLE_CLIENT_ID: 'demo', GOOGLE_CLIENT_SECRET: 'a-secret-of-this-test' };
let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

function spawnIdentity(env: Record<string, string>): ChildProcess {
  running = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return running;
}

test('prints only its address, is its own issuer, and ends on SIGTERM', async () => {
  const child = spawnIdentity(client);
  const errors: string[] = [];
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  if (!child.stdout) throw new Error('The provider has no output');
  const [line] = await once(createInterface(child.stdout), 'line');
  const { ready, url } = JSON.parse(line);
  expect(ready).toBe(true);
  const discovery = await fetch(`${url}/.well-known/openid-configuration`);
  expect(await discovery.json()).toMatchObject({
    issuer: url,
    id_token_signing_alg_values_supported: expect.arrayContaining(['RS256']),
    code_challenge_methods_supported: ['S256'],
  });
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(errors).toEqual([]);
});

test('does not start without a client and says so', async () => {
  const child = spawnIdentity({ GOOGLE_CLIENT_ID: 'demo', GOOGLE_CLIENT_SECRET: 'short' });
  const errors: string[] = [];
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(errors.join('')).toBe('Missing or wrong setting: GOOGLE_CLIENT_SECRET\n');
});
