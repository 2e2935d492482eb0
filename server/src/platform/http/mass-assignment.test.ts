import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildBuyer } from '../../../test/build/build-purchase.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';

/** Fields that no caller may set for any account. */
const PRIVILEGED = {
  is_admin: true,
  role: 'owner',
  permission: 'referrals:write',
  uid: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000001',
  balance: 999,
  balance_cents: 99_900,
  email_confirmed_at: '2026-01-01T00:00:00Z',
  password_hash: 'x',
  senderType: 'admin',
  verified: true,
  verified_at: '2026-01-01T00:00:00Z',
  created_at: '2020-01-01T00:00:00Z',
  deleted_at: null,
  referred_by: '00000000-0000-4000-8000-000000000001',
};

/** Clients have always sent these; the server ignores them, which the tests of their routes check. */
const IGNORED: Readonly<Record<string, readonly string[]>> = {
  register: ['is_admin'],
  sendMessage: ['senderType'],
};

const writing = allRoutes.filter(
  ({ method, auth }) => method !== 'GET' && (auth === 'user' || auth === 'public'),
);

describe('no call', () => {
  test.each(writing.filter(({ body }) => body !== undefined).map((route) => [route.id, route]))(
    'takes a privileged field: %s',
    (id, { body }) => {
      if (body === undefined) throw new Error('filtered out above');
      for (const [name, value] of Object.entries(PRIVILEGED)) {
        if (IGNORED[id]?.includes(name)) continue;
        const { error } = z.safeParse(body, { [name]: value });
        const issues = JSON.stringify(error?.issues ?? []);
        expect(issues, name).toContain('unrecognized_keys');
        expect(issues, name).toContain(`"${name}"`);
      }
    },
  );
});

describe('the row of a user', () => {
  let app: TestApp;
  let bound: RouteSpec[];
  beforeAll(async () => {
    app = await startApp();
    const page = (await (await fetch(`${app.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    bound = writing.filter(
      ({ path, method, multipart }) =>
        !multipart &&
        page.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] !== undefined,
    );
  });
  afterAll(() => app.stop());

  test('is not changed by privileged fields sent to any call', async () => {
    expect(bound.length).toBeGreaterThan(20);
    const { db } = app.platform;
    for (const { id, method, path, body } of bound) {
      const buyer = await buildBuyer(app.platform);
      const rowOf = () =>
        db.selectFrom('users').selectAll().where('id', '=', buyer.id).executeTakeFirstOrThrow();
      const before = await rowOf();
      const { status } = await fetch(
        app.url + path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
        {
          method,
          headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
          body: JSON.stringify(PRIVILEGED),
        },
      );
      expect(status, id).toBeLessThan(500);
      if (body !== undefined) expect(status, id).toBe(400);
      expect(await rowOf(), id).toEqual(before);
    }
  });
});
