import { allRoutes } from '@sesame/contract/all-routes.ts';
import { operatorLogout } from '@sesame/contract/operators.ts';
import type { RouteSpec } from '@sesame/contract/route.ts';
import { logout } from '@sesame/contract/users.ts';
import { fastify as createFastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { requireContracts } from './require-contracts.ts';

/** A server with this one route, as far as its start. */
async function startWith(contract?: Partial<RouteSpec>): Promise<void> {
  const server = createFastify();
  requireContracts(server);
  // Half a declaration is what a careless cast would let through.
  const config = contract === undefined ? {} : { contract: contract as RouteSpec };
  server.post('/somewhere', { config }, async () => ({}));
  await server.ready();
  await server.close();
}

describe('T-I2 the start', () => {
  test('goes on with a whole declaration', async () => {
    await expect(startWith(logout)).resolves.toBeUndefined();
    await expect(startWith(operatorLogout)).resolves.toBeUndefined();
  });

  test.each([
    ['no contract', undefined],
    ['no role', { ...logout, auth: undefined }],
    ['a role that nobody has', { ...logout, auth: 'system' }],
    ['no limit', { ...logout, limit: undefined }],
    ['a limit that does not exist', { ...logout, limit: 'none' }],
    ['a limit that counts users where there are none', { ...logout, auth: 'public' }],
    ['no schema of its answer', { ...logout, answer: undefined }],
    ['no permission that an operator needs', { ...operatorLogout, permission: undefined }],
    ['a permission that does not exist', { ...operatorLogout, permission: 'tickets:none' }],
    ['a permission that is asked of buyers', { ...logout, permission: 'tickets:read' }],
    ['a limit that counts users where operators call', { ...operatorLogout, limit: 'write' }],
  ])('stops at a route with %s', async (_what, contract) => {
    // Not every one of them is a RouteSpec: that is the point.
    const started = startWith(contract as Partial<RouteSpec> | undefined);
    await expect(started).rejects.toThrow('without a contract: POST /somewhere');
  });
});

describe('T-I2 every call', () => {
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

  test('has an id and an address of its own, and declares the parts of its address', () => {
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
