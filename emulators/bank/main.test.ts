import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callBank, openPayment, paymentBody } from './test/call-bank.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const SHOP = 'http://127.0.0.1:9';
const apiKey = 'key_for_the_process_test';
let dataDir: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bank-'));
});
afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) await end('SIGKILL');
  await rm(dataDir, { recursive: true });
});

function spawnBank(env: Record<string, string>) {
  running = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return running;
}

async function start() {
  const child = spawnBank({
    DATA_DIR: dataDir,
    BANK_API_KEY: apiKey,
    BANK_WEBHOOK_SECRET: 'whsec_new_secret_new,whsec_old_secret_old',
  });
  if (!child.stdout) throw new Error('The bank has no output');
  const [line] = await once(createInterface(child.stdout), 'line');
  const { ready, url } = JSON.parse(line);
  expect(ready).toBe(true);
  return { url: String(url), apiKey };
}

async function decide(url: string, payment: string, outcome: string) {
  const answer = await fetch(`${url}/_emulator/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment, outcome }),
  });
  expect(answer.status).toBe(200);
}

async function end(signal: NodeJS.Signals) {
  if (!running) throw new Error('Nothing is running');
  const exit = once(running, 'exit');
  running.kill(signal);
  return exit;
}

describe('the process', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)('restores its payments after %s', async (signal) => {
    let bank = await start();
    const paid = await openPayment(bank, SHOP, { order_id: 'kept' });
    await decide(bank.url, 'kept', 'pay');
    const body = paymentBody(SHOP, { order_id: 'keyed' });
    const key = { 'idempotency-key': 'kept-key' };
    const created = await callBank(bank, 'POST', '/v1/payments', body, key);
    const [code] = await end(signal);
    if (signal === 'SIGTERM') expect(code).toBe(0);

    bank = await start();
    const again = await callBank(bank, 'GET', '/v1/payments?order_id=kept');
    expect(again.body.payments).toMatchObject([
      { id: paid.id, status: 'paid', paid_amount: 1_068 },
    ]);
    const repeated = await callBank(bank, 'POST', '/v1/payments', body, key);
    expect([repeated.status, repeated.body.id]).toEqual([200, created.body.id]);
  });

  test('reads its file even if the last line is incomplete', async () => {
    const { id } = await openPayment(await start(), SHOP);
    await end('SIGKILL');
    await appendFile(join(dataDir, 'bank-payments.jsonl'), '{"id":"pay_to');
    const answer = await callBank(await start(), 'GET', `/v1/payments/${id}`);
    expect(answer.body.status).toBe('open');
  });

  test('does not start with a secret that is too short and names it', async () => {
    const child = spawnBank({ BANK_API_KEY: apiKey, BANK_WEBHOOK_SECRET: ',' });
    const errors: string[] = [];
    child.stderr?.on('data', (chunk) => errors.push(String(chunk)));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(errors.join('')).toBe('At least 16 characters are needed: BANK_WEBHOOK_SECRET\n');
  });
});
