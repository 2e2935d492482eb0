import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../database/test-database.ts';
import { rollRestarts } from './roll-restarts.ts';
import { spawnServer } from './spawn-server.ts';

const name = `sesame_roll_${randomUUID().slice(0, 8)}`;
let url: string;
beforeAll(async () => {
  url = await createDatabaseFrom(inject('postgresUrl'), name, inject('templateDatabase'));
});
afterAll(() => dropDatabase(inject('postgresUrl'), name));

test('a stopping process reports it at /readyz and answers on keep-alive connections', async () => {
  const server = await spawnServer({ DATABASE_URL: url, STOP_DELAY_MS: '1500' });
  const connection = connect(Number(new URL(server.url).port), '127.0.0.1');
  let received = '';
  connection.on('data', (bytes) => {
    received += bytes;
  });
  const closed = once(connection, 'close');
  const sendRequest = () =>
    void connection.write(`GET ${listSubPlans.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  const answers = () => received.match(/HTTP\/1\.1 \d+ \w+/g) ?? [];
  sendRequest();
  await expect.poll(answers).toEqual(['HTTP/1.1 200 OK']);
  expect(received).not.toMatch(/^connection: close/im);

  server.process.kill('SIGTERM');
  const readiness = async () => (await (await fetch(`${server.url}/readyz`)).json()) as object;
  await expect.poll(readiness, { interval: 20 }).toEqual({ status: 'stopping' });
  // Until it refuses connections, callers keep theirs.
  sendRequest();
  await expect.poll(answers).toHaveLength(2);
  expect(received).not.toMatch(/^connection: close/im);
  await expect
    .poll(() => readiness().catch(() => 'refused'), { interval: 20, timeout: 10_000 })
    .toBe('refused');
  sendRequest();
  await closed;
  expect(answers()).toEqual(Array.from({ length: 3 }, () => 'HTTP/1.1 200 OK'));
  expect(received).toMatch(/^connection: close/im);
  await server.end('SIGKILL');
});

test('a rolling restart of two processes behind a balancer loses and duplicates no call', async () => {
  const rolled = await rollRestarts({
    env: { DATABASE_URL: url, RATE_LIMIT_SCALE: '1000000' },
    restarts: 2,
    calls: 100,
    pauseMs: 100,
  });
  expect(rolled.lost).toEqual([]);
  expect(rolled.calls).toBeGreaterThanOrEqual(100);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select email from users where email like 'roll-%'");
  await client.end();
  expect(rows.map(({ email }) => email).toSorted()).toEqual(rolled.registered.toSorted());
}, 120_000);
