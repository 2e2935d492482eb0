import { randomUUID } from 'node:crypto';
import { getUser } from '@sesame/contract/shop/session.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseTarget, throughPort } from '../../../test/database/database-address.ts';
import { createDatabaseFrom, dropDatabase } from '../../../test/database/test-database.ts';
import { type CutProxy, startCutProxy } from '../../../test/network/cut-proxy.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';

let app: TestApp;
let proxy: CutProxy;
let token: string;
const name = `sesame_outage_${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  const url = await createDatabaseFrom(inject('postgresUrl'), name, inject('templateDatabase'));
  proxy = await startCutProxy(databaseTarget(url));
  app = await startApp({
    databaseUrl: throughPort(url, proxy.port),
    databaseTimeouts: 'production',
  });
  const registered = await app.call(register, {
    body: { email: 'outage@shop.example', password: 'a long password' },
  });
  token = registered.body.access_token;
});
afterAll(async () => {
  proxy.setMode('open');
  await app.stop();
  await proxy.stop();
  await dropDatabase(inject('postgresUrl'), name);
});

interface Operation {
  readonly operationId: string;
  readonly security?: unknown;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Every route of the running server that checks the session before anything else. */
async function routesBehindSession(): Promise<{ method: string; path: string }[]> {
  const document = (await (await fetch(`${app.url}/openapi.json`)).json()) as OpenApi;
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.security !== undefined)
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  );
}

async function callAll(): Promise<
  { route: string; status: number; retryAfter: string | null; code: string }[]
> {
  const routes = await routesBehindSession();
  return Promise.all(
    routes.map(async ({ method, path }) => {
      const response = await fetch(`${app.url}${path.replace(/\{\w+\}/g, '1')}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
      const { code } = (await response.json()) as { code: string };
      return {
        route: `${method} ${path}`,
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        code,
      };
    }),
  );
}

test.each(['cut', 'stall'] as const)(
  'a lost database (%s) answers 503 on every route, and the token works again afterwards',
  async (mode) => {
    proxy.setMode(mode);
    const answers = await callAll();
    expect(answers.length).toBeGreaterThan(3);
    for (const answer of answers) {
      // Invalid input may be refused before the database is queried, but no session is ever lost.
      expect(answer).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '5' });
    }
    const signIn = await app.call(login, {
      body: { email: 'outage@shop.example', password: 'a long password' },
    });
    expect(signIn.status).toBe(503);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);

    proxy.setMode('open');
    await expect.poll(async () => (await app.call(getUser, {}, { token })).status).toBe(200);
  },
);

test('a read-only database answers 503, fails readiness, and its connections are dropped', async () => {
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const signIn = () =>
    app.call(login, { body: { email: 'outage@shop.example', password: 'a long password' } });
  // As after a failover to a standby: every session is lost, and new ones are read-only.
  await administer(`alter database ${name} set default_transaction_read_only = on`);
  proxy.setMode('cut');
  proxy.setMode('open');
  await expect
    .poll(async () => (await fetch(`${app.url}/readyz`)).json())
    .toEqual({ status: 'database read-only' });
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
  const refused = await signIn();
  expect(refused).toMatchObject({ status: 503, refusal: { code: 'unavailable' } });
  expect(refused.headers.get('retry-after')).toBe('5');

  // Open sessions stay read-only until they end.
  await administer(`alter database ${name} set default_transaction_read_only = off`);
  await expect.poll(async () => (await signIn()).status).toBe(200);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});
