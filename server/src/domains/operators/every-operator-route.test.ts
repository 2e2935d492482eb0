import { allRoutes } from '@sesame/contract/all-routes.ts';
import {
  isPermitted,
  type OperatorRole,
  operatorRoles,
  permissions,
  permissionsOf,
} from '@sesame/contract/permissions.ts';
import type { RouteSpec } from '@sesame/contract/route.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildUser } from '../../../test/build-user.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

/** Where somebody comes in who is no operator yet. */
const DOORS = new Set(['operatorLogin', 'readInvitation', 'acceptInvitation']);

let app: TestApp;
let tokenOf: Map<OperatorRole, string>;
let buyerToken: string;
let bound: readonly RouteSpec[];
beforeAll(async () => {
  app = await startApp();
  tokenOf = new Map();
  for (const role of operatorRoles) tokenOf.set(role, (await buildOperator(app, { role })).token);
  buyerToken = (await buildUser(app)).token;
  bound = await boundRoutes();
});
afterAll(() => app.stop());

/** Declared calls that this server serves. */
async function boundRoutes(): Promise<RouteSpec[]> {
  const page = (await (await fetch(`${app.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return allRoutes.filter(({ path, method }) => {
    const documented = path.replace(/:(\w+)/g, '{$1}');
    return page.paths[documented]?.[method.toLowerCase()] !== undefined;
  });
}

async function answer({ method, path }: RouteSpec, token?: string) {
  const address = `${app.url}${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`;
  const response = await fetch(address, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  // Refusals alone are looked at, and those always have a code.
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  return { status: response.status, code };
}

describe('every operator route', () => {
  test('T-I3 is 401 without a token, to a buyer and to a stranger', async () => {
    for (const route of bound.filter(({ auth }) => auth === 'operator')) {
      for (const token of [undefined, buyerToken, 'a'.repeat(43)]) {
        const { status, code } = await answer(route, token);
        expect({ status, code }, route.id).toEqual({ status: 401, code: 'unauthorized' });
      }
    }
  });

  test('T-I3 is 403 to every role without its permission, and to no other', async () => {
    for (const route of bound) {
      // Leaving would end the session that the next routes need.
      if (route.auth !== 'operator' || route.id === 'operatorLogout') continue;
      for (const [role, token] of tokenOf) {
        const { status } = await answer(route, token);
        const permitted = isPermitted(role, route.permission);
        expect(status === 403, `${role} at ${route.id}`).toBe(!permitted);
      }
    }
  });

  test('lives under a path of its own', () => {
    for (const { id, path, auth } of allRoutes) {
      const own = path.startsWith('/api-admin/api/v1/');
      expect(own, id).toBe(auth === 'operator' || DOORS.has(id));
    }
  });
});

test('T-I3 every route of buyers is 401 to an owner of the shop', async () => {
  const routes = bound.filter(({ auth }) => auth === 'user');
  expect(routes.length).toBeGreaterThan(20);
  for (const route of routes) {
    const { status, code } = await answer(route, tokenOf.get('owner'));
    expect({ status, code }, route.id).toEqual({ status: 401, code: 'unauthorized' });
  }
});

describe('roles', () => {
  test('an owner may do everything, an auditor read everything and change nothing', () => {
    expect(permissionsOf.owner).toEqual(permissions);
    const reads = permissions.filter((permission) => permission.endsWith(':read'));
    expect([...permissionsOf.auditor].sort()).toEqual(['session:own', ...reads].sort());
  });

  test('money leaves by an owner or by finance alone', () => {
    for (const permission of ['payouts:write', 'payments:refund'] as const) {
      const paying = operatorRoles.filter((role) => isPermitted(role, permission));
      expect(paying).toEqual(['owner', 'finance']);
    }
  });

  test('every role may know who it is and leave', () => {
    for (const role of operatorRoles) expect(isPermitted(role, 'session:own')).toBe(true);
  });
});
