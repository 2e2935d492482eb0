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
import { sampleOf } from '../../../test/sample-of.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

/** Where somebody comes in who is no operator yet. */
const DOORS = new Set(['operatorLogin', 'enterByOwnerLink', 'readInvitation', 'acceptInvitation']);

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

/** The route with ids that nothing has and as small a body as it takes; undefined when no shape tells one. */
async function askForNothing(route: RouteSpec, token: string | undefined) {
  const params = route.params && sampleOf(route.params);
  const query = route.query && sampleOf(route.query);
  const body = route.body && sampleOf(route.body);
  if ([params, query, body].some((part, at) => part === undefined && wants(route, at))) return;
  const path = Object.entries(params ?? {}).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    route.path,
  );
  // Queries are words.
  const words = new URLSearchParams(query as Record<string, string> | undefined);
  const response = await fetch(`${app.url}${path}?${words}`, {
    method: route.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

function wants(route: RouteSpec, part: number): boolean {
  return [route.params, route.query, route.body][part] !== undefined;
}

describe('a record that is not there', () => {
  test('is found, written and revealed by no route, and breaks none', async () => {
    const ofOne = bound.filter(
      ({ auth, path, multipart }) => auth === 'operator' && path.includes('/:') && !multipart,
    );
    expect(ofOne.length).toBeGreaterThan(40);
    const answers: Record<string, { status: number; text: string }> = {};
    for (const route of ofOne) {
      const given = await askForNothing(route, tokenOf.get('owner'));
      if (given !== undefined) answers[route.id] = given;
    }
    expect(Object.keys(answers).length).toBeGreaterThan(ofOne.length * 0.8);
    const others = Object.entries(answers).filter(
      // Of nobody there is nothing in a list.
      ([, { status, text }]) => status !== 404 && !(status === 200 && text === '[]'),
    );
    // This shop sends no mail, whoever it is for.
    expect(others.map(([id]) => id)).toEqual(['resendBuyerConfirmation']);
  });

  test('has left nothing in the record of acts', async () => {
    const acts = await app.platform.db.selectFrom('acts').select('subject').execute();
    expect(acts.filter(({ subject }) => /0{8}-|2147483647/.test(subject))).toEqual([]);
  });
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
