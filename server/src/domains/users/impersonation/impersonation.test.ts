import { impersonateBuyer } from '@sesame/contract/console/accounts.ts';
import { listBuyers, readBuyer } from '@sesame/contract/console/buyers.ts';
import { signOutOperator } from '@sesame/contract/console/operators.ts';
import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { listSessions } from '@sesame/contract/shop/account.ts';
import { endImpersonation, redeemImpersonation } from '@sesame/contract/shop/impersonation.ts';
import { getUser, refreshToken } from '@sesame/contract/shop/session.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { type Buyer, buildBuyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const body = { reason: 'says the dashboard is empty' };

let owner: TestOperator;
let support: TestOperator;
let buyer: Buyer;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app);
  support = await buildOperator(app, { role: 'support' });
  buyer = await buildBuyer(app.platform);
});

async function requestTicket(operator: TestOperator) {
  const { status, body: answer } = await app.call(
    impersonateBuyer,
    { params: { id: buyer.id }, body },
    operator,
  );
  expect(status).toBe(200);
  return answer.ticket;
}

async function startImpersonation(operator: TestOperator) {
  const ticket = await requestTicket(operator);
  const entered = await app.call(redeemImpersonation, { body: { ticket } });
  expect(entered.status).toBe(200);
  return entered.body;
}

/** The code with which a call with this token is refused, regardless of other requirements. */
async function codeOf({ method, path }: RouteSpec, token: string): Promise<string | undefined> {
  const address = `${app.url}${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`;
  const response = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  // A refusal always has a code; files and other responses have none.
  const answer = (await response.json().catch(() => null)) as { code?: string } | null;
  return answer?.code;
}

test('an impersonation shows what the buyer sees for ten minutes', async () => {
  const start = app.clock.now();
  const { token, until } = await startImpersonation(owner);
  expect(Date.parse(until) - start.getTime()).toBe(10 * 60 * 1_000);
  expect((await app.call(getUser, {}, { token })).body.uid).toBe(buyer.id);
  app.clock.advance(10 * 60 * 1_000 - 1);
  expect((await app.call(getUser, {}, { token })).status).toBe(200);
  app.clock.advance(1);
  expect((await app.call(getUser, {}, { token })).status).toBe(401);
  await app.jobs.run('delete-expired-impersonations');
  app.clock.set(start);
  expect((await app.call(getUser, {}, { token })).status).toBe(401);
});

test('an impersonation can only call buyer routes declared as read-only', async () => {
  const { token } = await startImpersonation(owner);
  const calls = allRoutes.filter(({ auth }) => auth === 'user');
  const refused = [];
  for (const route of calls) {
    const code = await codeOf(route, token);
    expect(code, route.id).not.toBe('unauthorized');
    if (code === 'read_only_session') refused.push(route.id);
  }
  const writing = calls
    .filter(({ readableInImpersonation }) => !readableInImpersonation)
    .map(({ id }) => id);
  expect(refused.sort()).toEqual(writing.sort());
  expect(refused).toContain('logout');
  const reading = calls.filter(
    ({ readableInImpersonation, method }) => readableInImpersonation && method !== 'GET',
  );
  expect(reading.map(({ id }) => id)).toEqual(['getReferralData']);
  expect((await app.call(refreshToken, { body: { token } })).refusal?.code).toBe(
    'read_only_session',
  );
});

test('an impersonation token does not open the console, nor a console token the shop', async () => {
  const { token } = await startImpersonation(owner);
  expect((await app.call(listBuyers, { query: {} }, { token })).status).toBe(401);
  expect((await app.call(getUser, {}, owner)).status).toBe(401);
});

test('an impersonation ticket works once, within a minute', async () => {
  const ticket = await requestTicket(owner);
  const both = await Promise.all([
    app.call(redeemImpersonation, { body: { ticket } }),
    app.call(redeemImpersonation, { body: { ticket } }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const late = await requestTicket(owner);
  const start = app.clock.now();
  app.clock.advance(60_000);
  const refused = await app.call(redeemImpersonation, { body: { ticket: late } });
  expect(refused.refusal?.code).toBe('impersonation_invalid');
  app.clock.set(start);
});

test('an impersonation is not listed as a session and does not update last seen', async () => {
  const params = { id: buyer.id };
  const own = await app.call(listSessions, {}, buyer);
  const before = await app.call(readBuyer, { params }, support);
  app.clock.advance(5 * 60 * 1_000);
  const { token } = await startImpersonation(owner);
  await app.call(getUser, {}, { token });
  await app.call(listSessions, {}, { token });
  const after = await app.call(readBuyer, { params }, support);
  expect(after.body.last_seen_at).toBe(before.body.last_seen_at);
  expect(after.body.sessions).toEqual(before.body.sessions);
  expect((await app.call(listSessions, {}, buyer)).body).toHaveLength(own.body.length);
});

test('an impersonation ends on leaving it and with the console session', async () => {
  const { token } = await startImpersonation(owner);
  expect((await app.call(endImpersonation, { body: { token } })).status).toBe(200);
  expect((await app.call(getUser, {}, { token })).status).toBe(401);
  expect((await app.call(endImpersonation, { body: { token: buyer.token } })).status).toBe(200);
  expect((await app.call(getUser, {}, buyer)).status).toBe(200);

  const leaving = await buildOperator(app, { role: 'manager' });
  const other = await startImpersonation(leaving);
  await app.call(signOutOperator, {}, leaving);
  expect((await app.call(getUser, {}, other)).status).toBe(401);
});

test('an impersonation requires a reason and the permission, and is audited', async () => {
  const params = { id: buyer.id };
  const auditor = await buildOperator(app, { role: 'auditor' });
  expect((await app.call(impersonateBuyer, { params, body }, auditor)).status).toBe(403);
  const withoutReason = await app.call(impersonateBuyer, { params, body: { reason: ' ' } }, owner);
  expect(withoutReason.status).toBe(400);
  const unknown = await app.call(impersonateBuyer, { params: { id: owner.id }, body }, owner);
  expect(unknown.status).toBe(404);
  await startImpersonation(support);
  const event = await app.platform.db
    .selectFrom('audit_events')
    .select(['action', 'after', 'reason', 'operator_id'])
    .where('subject', '=', `user:${buyer.id}`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(event).toEqual({
    action: 'users.impersonate',
    after: { links: 'hidden' },
    operator_id: support.id,
    ...body,
  });
});
