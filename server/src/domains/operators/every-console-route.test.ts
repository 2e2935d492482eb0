import {
  isPermitted,
  type OperatorRole,
  operatorRoles,
  permissions,
  permissionsOf,
} from '@sesame/contract/console/permissions.ts';
import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { describe, expect } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { buildUser } from '../../../test/build/build-user.ts';
import { sampleOf } from '../../../test/build/sample-of.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

/** Console routes that do not require a session. */
const ENTRY_POINTS = new Set([
  'signInOperator',
  'signInWithOwnerLink',
  'getOwnerSetup',
  'startOwnerSetup',
  'readInvitation',
  'acceptInvitation',
]);

let tokenOf: Map<OperatorRole, string>;
let buyerToken: string;
let bound: readonly RouteSpec[];
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  tokenOf = new Map();
  for (const role of operatorRoles) tokenOf.set(role, (await buildOperator(app, { role })).token);
  buyerToken = (await buildUser(app)).token;
  bound = await boundRoutes();
});

/** Declared routes that this server serves. */
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
  // Only refusals matter here, and they always have a code.
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  return { status: response.status, code };
}

describe('every operator route', () => {
  test('answers 401 without a token, to a buyer and with an unknown token', async () => {
    for (const route of bound.filter(({ auth }) => auth === 'operator')) {
      for (const token of [undefined, buyerToken, 'a'.repeat(43)]) {
        const { status, code } = await answer(route, token);
        expect({ status, code }, route.id).toEqual({ status: 401, code: 'unauthorized' });
      }
    }
  });

  test('answers 403 to exactly the roles that lack its permission', async () => {
    for (const route of bound) {
      // Signing out would end the session that the next routes need.
      if (route.auth !== 'operator' || route.id === 'signOutOperator') continue;
      for (const [role, token] of tokenOf) {
        const { status } = await answer(route, token);
        const permitted = isPermitted(role, route.permission);
        expect(status === 403, `${role} at ${route.id}`).toBe(!permitted);
      }
    }
  });

  test('has a path under the console API', () => {
    for (const { id, path, auth } of allRoutes) {
      const own = path.startsWith('/api-admin/api/v1/');
      expect(own, id).toBe(auth === 'operator' || ENTRY_POINTS.has(id));
    }
  });
});

test('every buyer route answers 401 to an owner of the shop', async () => {
  const routes = bound.filter(({ auth }) => auth === 'user');
  expect(routes.length).toBeGreaterThan(20);
  for (const route of routes) {
    const { status, code } = await answer(route, tokenOf.get('owner'));
    expect({ status, code }, route.id).toEqual({ status: 401, code: 'unauthorized' });
  }
});

/** Calls the route with unknown ids and a minimal body; undefined when its schema gives no sample. */
async function sendEmptyRequest(route: RouteSpec, token: string | undefined) {
  const params = route.params && sampleOf(route.params);
  const query = route.query && sampleOf(route.query);
  const body = route.body && sampleOf(route.body);
  if ([params, query, body].some((part, at) => part === undefined && takes(route, at))) return;
  const path = Object.entries(params ?? {}).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    route.path,
  );
  // Query values are strings.
  const queryString = new URLSearchParams(query as Record<string, string> | undefined);
  const response = await fetch(`${app.url}${path}?${queryString}`, {
    method: route.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

function takes(route: RouteSpec, part: number): boolean {
  return [route.params, route.query, route.body][part] !== undefined;
}

describe('an unknown record', () => {
  test('is not found by any route and causes no server error', async () => {
    const ofOne = bound.filter(
      ({ auth, path, multipart }) => auth === 'operator' && path.includes('/:') && !multipart,
    );
    expect(ofOne.length).toBeGreaterThan(40);
    const answers: Record<string, { status: number; text: string }> = {};
    for (const route of ofOne) {
      const given = await sendEmptyRequest(route, tokenOf.get('owner'));
      if (given !== undefined) answers[route.id] = given;
    }
    expect(Object.keys(answers).length).toBeGreaterThan(ofOne.length * 0.8);
    const others = Object.entries(answers).filter(
      // A list for an unknown record may be empty.
      ([, { status, text }]) => status !== 404 && !(status === 200 && text === '[]'),
    );
    const codes = others.map(([id, { text }]) => [id, JSON.parse(text).code]);
    expect(Object.fromEntries(codes)).toEqual({
      // This shop sends no mail, so this route is unavailable for every buyer.
      resendBuyerConfirmation: 'unavailable',
      // The sample is not a link, which is checked before anything is looked up.
      assignDelivery: 'item_invalid',
      replaceWithLink: 'item_invalid',
      // These records always exist, without settings at first.
      changeConnection: 'version_conflict',
      testConnection: 'connection_not_ready',
    });
  });

  test('leaves no audit events', async () => {
    const events = await app.platform.db.selectFrom('audit_events').select('subject').execute();
    expect(events.filter(({ subject }) => /0{8}-|2147483647/.test(subject))).toEqual([]);
  });
});

describe('roles', () => {
  test('an owner may do everything, an auditor may read everything and change nothing', () => {
    expect(permissionsOf.owner).toEqual(permissions);
    const reads = permissions.filter((permission) => permission.endsWith(':read'));
    expect([...permissionsOf.auditor].sort()).toEqual(['session:own', ...reads].sort());
  });

  test('only owners and finance may send money', () => {
    for (const permission of ['payouts:write', 'payments:refund'] as const) {
      const paying = operatorRoles.filter((role) => isPermitted(role, permission));
      expect(paying).toEqual(['owner', 'finance']);
    }
  });

  test('every role may read its session and sign out', () => {
    for (const role of operatorRoles) expect(isPermitted(role, 'session:own')).toBe(true);
  });
});
