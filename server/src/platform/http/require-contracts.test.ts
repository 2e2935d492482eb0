import { signOutOperator } from '@sesame/contract/console/operators.ts';
import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { logout } from '@sesame/contract/shop/session.ts';
import { fastify as createFastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';
import { requireContracts } from './require-contracts.ts';

/** Starts a server with this single route. */
async function startWith(contract?: Partial<RouteSpec>): Promise<void> {
  const server = createFastify();
  requireContracts(server);
  // A partial declaration, as a careless cast would let through.
  const config = contract === undefined ? {} : { contract: contract as RouteSpec };
  server.post('/somewhere', { config }, async () => ({}));
  await server.ready();
  await server.close();
}

describe('the start', () => {
  test('accepts a complete declaration', async () => {
    await expect(startWith(logout)).resolves.toBeUndefined();
    await expect(startWith(signOutOperator)).resolves.toBeUndefined();
  });

  test.each([
    ['no contract', undefined],
    ['no kind of authentication', { ...logout, auth: undefined }],
    ['an unknown kind of authentication', { ...logout, auth: 'system' }],
    ['no limit', { ...logout, limit: undefined }],
    ['a limit that does not exist', { ...logout, limit: 'none' }],
    ['a limit per user without authentication', { ...logout, auth: 'public' }],
    ['no schema of the answer', { ...logout, answer: undefined }],
    ['no permission on an operator route', { ...signOutOperator, permission: undefined }],
    ['a permission that does not exist', { ...signOutOperator, permission: 'tickets:none' }],
    ['a permission on a buyer route', { ...logout, permission: 'tickets:read' }],
    ['a limit per user on an operator route', { ...signOutOperator, limit: 'write' }],
  ])('fails for a route with %s', async (_what, contract) => {
    // Some of these values are deliberately no RouteSpec.
    const started = startWith(contract as Partial<RouteSpec> | undefined);
    await expect(started).rejects.toThrow('without a contract: POST /somewhere');
  });
});

describe('every call', () => {
  let app: TestApp;
  let bound: RouteSpec[];
  beforeAll(async () => {
    app = await startApp();
    const page = (await (await fetch(`${app.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    bound = allRoutes.filter(({ path, method }) => {
      const documented = path.replace(/:(\w+)/g, '{$1}');
      return page.paths[documented]?.[method.toLowerCase()] !== undefined;
    });
  });
  afterAll(() => app.stop());

  test('has a unique id and address, and declares its path parameters', () => {
    const ids = allRoutes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const addresses = allRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const undeclared = allRoutes.filter(({ path, params }) => path.includes(':') && !params);
    expect(undeclared.map(({ id }) => id)).toEqual([]);
  });

  test('of a signed-in user answers 401 without a token, with a wrong one, and with a cookie', async () => {
    const closed = bound.filter(({ auth }) => auth === 'user');
    expect(closed.length).toBeGreaterThan(20);
    for (const { id, method, path } of closed) {
      const address = `${app.url}${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`;
      for (const headers of [
        {},
        { authorization: `Bearer ${'a'.repeat(43)}` },
        { cookie: `token=${'a'.repeat(43)}` },
        { 'x-user-id': '1' },
      ]) {
        const { status } = await fetch(address, { method, headers });
        expect(status, `${id} ${JSON.stringify(headers)}`).toBe(401);
      }
    }
  });
});
