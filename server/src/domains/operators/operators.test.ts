import {
  changeOwnPassword,
  getOperatorSession,
  renameOwnOperator,
  signInOperator,
  signOutOperator,
} from '@sesame/contract/console/operators.ts';
import { permissionsOf } from '@sesame/contract/console/permissions.ts';
import { listTeam } from '@sesame/contract/console/team.ts';
import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { buildOperator, codeNow } from '../../../test/build/build-operator.ts';
import { buildUser } from '../../../test/build/build-user.ts';
import { updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { startApp } from '../../../test/shops/start-app.ts';
import { recordAuditEvent } from './audit-log/record-audit-event.ts';
import { upsertOperator } from './team/upsert-operator.ts';

const test = shopTest([], { now: '2026-03-10T12:00:00.000Z', logLevel: 'info' });
const { app } = test;

const who = (token: string) => app.call(getOperatorSession, {}, { token });

describe('signing in', () => {
  test('takes email, password and code, and returns role and permissions', async () => {
    const { id, token } = await buildOperator(app, { role: 'support' });
    const { status, body } = await who(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      operator: { id, name: 'The support', role: 'support' },
      permissions: permissionsOf.support,
      ends_at: '2026-03-11T00:00:00.000Z',
    });
  });

  test('gives the same answer to an unknown email, a wrong password, and a wrong or missing code', async () => {
    const { email, password, secret } = await buildOperator(app);
    app.clock.advance(MINUTE_MS);
    const code = codeNow(app, secret);
    const wrong = code === '000000' ? '000001' : '000000';
    const refusals = [];
    for (const body of [
      { email: 'nobody@shop.example', password, code },
      { email, password: 'another password', code },
      { email, password, code: wrong },
      { email, password },
    ]) {
      const { status, refusal } = await app.call(signInOperator, { body });
      refusals.push({ status, ...refusal });
    }
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 400, code: 'sign_in_failed' });
  });

  test('accepts a code once, and none older than the last one accepted', async () => {
    const { email, password, secret } = await buildOperator(app);
    const used = codeNow(app, secret);
    expect(await trySignIn({ email, password, code: used })).toBe(400);
    app.clock.advance(MINUTE_MS);
    const next = codeNow(app, secret);
    expect(await trySignIn({ email, password, code: next })).toBe(201);
    expect(await trySignIn({ email, password, code: next })).toBe(400);
  });

  test('delays each further guess longer, separately from a buyer with the same email', async () => {
    const guessed = await startApp({ limits: true });
    const email = 'guessed@shop.example';
    const body = { email, password: 'not the password', code: '000000' };
    const statuses = [];
    for (let time = 0; time < 6; time++) {
      statuses.push((await guessed.call(signInOperator, { body })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const buyer = await guessed.call(login, { body: { email, password: 'wrong' } });
    expect(buyer.status).toBe(400);
    await guessed.stop();
  });

  test('refuses a disabled operator, whose session ends at once', async () => {
    const { id, email, password, secret, token } = await buildOperator(app);
    await updateRows(app, 'operators', { id }, { disabled_at: app.clock.now() });
    expect((await who(token)).status).toBe(401);
    app.clock.advance(MINUTE_MS);
    expect(await trySignIn({ email, password, code: codeNow(app, secret) })).toBe(400);
  });

  test('works without a code in a demo only', async () => {
    const { id, email, password } = await buildOperator(app);
    await updateRows(app, 'operators', { id }, { totp_secret: null });
    expect(await trySignIn({ email, password })).toBe(400);
    const demo = await startApp({
      databaseUrl: app.databaseUrl,
      now: app.clock.now().toISOString(),
      env: { DEMO: 'true' },
    });
    const signedIn = await demo.call(signInOperator, { body: { email, password } });
    expect(signedIn.status).toBe(201);
    await demo.stop();
  });

  async function trySignIn(body: { email: string; password: string; code?: string }) {
    return (await app.call(signInOperator, { body })).status;
  }
});

describe('a session of the console', () => {
  test('expires after half an hour without a call', async () => {
    const { token } = await buildOperator(app);
    app.clock.advance(29 * MINUTE_MS);
    expect((await who(token)).status).toBe(200);
    app.clock.advance(29 * MINUTE_MS);
    expect((await who(token)).status).toBe(200);
    app.clock.advance(31 * MINUTE_MS);
    expect((await who(token)).status).toBe(401);
    await app.jobs.run('delete-expired-operator-sessions');
    const left = await app.platform.db
      .selectFrom('operator_sessions')
      .select('operator_id')
      .where('last_seen_at', '<', new Date(app.clock.now().getTime() - 30 * MINUTE_MS))
      .execute();
    expect(left).toEqual([]);
  });

  test('ends after twelve hours of activity', async () => {
    const { token } = await buildOperator(app);
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      app.clock.advance(20 * MINUTE_MS);
      expect((await who(token)).status).toBe(200);
    }
    app.clock.advance(20 * MINUTE_MS);
    expect((await who(token)).status).toBe(401);
  });

  test('ends at once when the operator signs out', async () => {
    const { token } = await buildOperator(app);
    expect((await app.call(signOutOperator, {}, { token })).status).toBe(200);
    expect((await who(token)).status).toBe(401);
  });

  test('ends when its operator gets a new password, and the old code is refused', async () => {
    const { email, secret, token } = await buildOperator(app);
    const password = 'another long password';
    await app.platform.db.transaction().execute((tx) =>
      upsertOperator(tx, app.platform, {
        id: app.platform.ids.uuid(),
        email,
        name: 'Renewed',
        role: 'owner',
        password,
      }),
    );
    expect((await who(token)).status).toBe(401);
    app.clock.advance(MINUTE_MS);
    const body = { email, password, code: codeNow(app, secret) };
    expect((await app.call(signInOperator, { body })).status).toBe(400);
  });

  test('changes name and password of its operator, and ends the other sessions', async () => {
    const { id, email, password, secret, token } = await buildOperator(app);
    app.clock.advance(MINUTE_MS);
    const signIn = (typed: string) =>
      app.call(signInOperator, { body: { email, password: typed, code: codeNow(app, secret) } });
    const other = (await signIn(password)).body.token;
    await app.call(renameOwnOperator, { body: { name: 'Olga' } }, { token });
    expect((await who(token)).body.operator.name).toBe('Olga');
    const change = (typed: string) =>
      app.call(changeOwnPassword, { body: { password: typed } }, { token });
    expect((await change('short')).refusal?.code).toBe('password_short');
    expect((await change('password123')).refusal?.code).toBe('password_common');
    expect((await change('a longer one 7')).status).toBe(200);
    expect([(await who(token)).status, (await who(other)).status]).toEqual([200, 401]);
    app.clock.advance(MINUTE_MS);
    expect((await signIn(password)).status).toBe(400);
    expect((await signIn('a longer one 7')).status).toBe(201);
    const events = await app.platform.db
      .selectFrom('audit_events')
      .select(['action', 'before', 'after'])
      .where('operator_id', '=', id)
      .where('action', 'in', ['session.rename', 'session.change_password'])
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'session.rename', before: { name: 'The owner' }, after: { name: 'Olga' } },
      { action: 'session.change_password', before: null, after: { ended: 1 } },
    ]);
    app.clock.advance(11 * MINUTE_MS);
    expect((await change('another one 77')).refusal?.code).toBe('confirmation_required');
  });

  test('is stored as a hash, and tokens of shop and console are not interchangeable', async () => {
    const { token } = await buildOperator(app);
    const buyer = await buildUser(app);
    expect((await app.call(getUser, {}, { token })).status).toBe(401);
    expect((await who(buyer.token)).status).toBe(401);
    const { rows } = await sql<{ found: boolean }>`
      select bool_or(strpos(s::text, ${token}) > 0) as found from operator_sessions s`.execute(
      app.platform.db,
    );
    expect(rows).toEqual([{ found: false }]);
  });
});

test('a refusal for a missing permission or token is logged with caller and address', async () => {
  const { id, token } = await buildOperator(app, { role: 'content' });
  const before = app.logLines.length;
  expect((await app.call(listTeam, {}, { token })).status).toBe(403);
  expect((await app.call(listTeam, {})).status).toBe(401);
  const route = listTeam.path;
  const network = '127.0.0.0/24';
  // A line is written after its response was sent.
  await expect
    .poll(() => app.logLines.slice(before).filter((line) => line.route === route))
    .toEqual([
      expect.objectContaining({ msg: 'answered', status: 403, network, operatorId: id }),
      expect.objectContaining({ msg: 'answered', status: 401, network }),
    ]);
});

describe('the audit log', () => {
  test('stores operator, address, action, subject, before, after and reason', async () => {
    const operator = await buildOperator(app);
    await record(operator, { before: { title: 'Old' }, after: { title: 'New' }, reason: 'a typo' });
    expect(await lastEvent()).toMatchObject({
      operator_id: operator.id,
      action: 'settings.change' as const,
      subject: 'test:1',
      before: { title: 'Old' },
      after: { title: 'New' },
      reason: 'a typo',
      ip: '203.0.113.7',
      at: app.clock.now(),
    });
  });

  test('rolls back together with the operation', async () => {
    const operator = await buildOperator(app);
    const before = await lastEvent();
    const failed = app.platform.db.transaction().execute(async (tx) => {
      await recordAuditEvent(tx, app.platform, eventOf(operator));
      throw new Error('it failed');
    });
    await expect(failed).rejects.toThrow('it failed');
    expect(await lastEvent()).toEqual(before);
  });

  test('numbers concurrent events without gaps and links each to its predecessor', async () => {
    const operator = await buildOperator(app);
    await Promise.all(Array.from({ length: 20 }, () => record(operator)));
    const events = await app.platform.db
      .selectFrom('audit_events')
      .selectAll()
      .orderBy('id')
      .execute();
    events.forEach((event, place) => {
      expect(Number(event.id)).toBe(place + 1);
      const before = events[place - 1]?.hash ?? Buffer.alloc(32);
      expect(event.previous_hash.equals(before)).toBe(true);
    });
  });

  test.each([
    ['changed', sql`update audit_events set reason = 'nothing happened'`],
    ['deleted', sql`delete from audit_events`],
    ['emptied', sql`truncate audit_events cascade`],
  ])('rows are never %s', async (_how, statement) => {
    await buildOperator(app);
    await expect(statement.execute(app.owner.db)).rejects.toThrow('never changed or deleted');
  });

  const eventOf = (operator: { id: string }) => ({
    operator,
    action: 'settings.change' as const,
    subject: 'test:1',
    request: { ip: '203.0.113.7' },
  });

  function record(operator: { id: string }, more = {}) {
    return app.platform.db
      .transaction()
      .execute((tx) => recordAuditEvent(tx, app.platform, { ...eventOf(operator), ...more }));
  }

  function lastEvent() {
    return app.platform.db
      .selectFrom('audit_events')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  }
});
