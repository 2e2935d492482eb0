import { getOperatorSession, operatorLogin, operatorLogout } from '@sesame/contract/operators.ts';
import { permissionsOf } from '@sesame/contract/permissions.ts';
import { getUser, login } from '@sesame/contract/users.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator, codeNow } from '../../../test/build-operator.ts';
import { buildUser } from '../../../test/build-user.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { putOperator } from './put-operator.ts';
import { recordAct } from './record-act.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ now: '2026-03-10T12:00:00.000Z' });
});
afterAll(() => app.stop());

const MINUTE_MS = 60_000;
const who = (token: string) => app.call(getOperatorSession, {}, { token });

describe('signing in', () => {
  test('takes e-mail, password and code, and tells the role and what it may do', async () => {
    const { id, token } = await buildOperator(app, { role: 'support' });
    const { status, body } = await who(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      operator: { id, name: 'The support', role: 'support' },
      permissions: permissionsOf.support,
      ends_at: '2026-03-11T00:00:00.000Z',
    });
  });

  test('answers an unknown e-mail, a wrong password, a wrong code and a missing one alike', async () => {
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
      const { status, refusal } = await app.call(operatorLogin, { body });
      refusals.push({ status, ...refusal });
    }
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 400, code: 'login_failed' });
  });

  test('takes a code once, and none that is older than one that was taken', async () => {
    const { email, password, secret } = await buildOperator(app);
    const used = codeNow(app, secret);
    expect(await tryLogin({ email, password, code: used })).toBe(400);
    app.clock.advance(MINUTE_MS);
    const next = codeNow(app, secret);
    expect(await tryLogin({ email, password, code: next })).toBe(201);
    expect(await tryLogin({ email, password, code: next })).toBe(400);
  });

  test('makes whoever guesses wait longer each time, and counts apart from a buyer of the same e-mail', async () => {
    const guessed = await startApp({ limits: true });
    const email = 'guessed@shop.example';
    const body = { email, password: 'not the password', code: '000000' };
    const statuses = [];
    for (let time = 0; time < 6; time++) {
      statuses.push((await guessed.call(operatorLogin, { body })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const buyer = await guessed.call(login, { body: { email, password: 'wrong' } });
    expect(buyer.status).toBe(400);
    await guessed.stop();
  });

  test('is refused to somebody who was disabled, whose session ends at once', async () => {
    const { id, email, password, secret, token } = await buildOperator(app);
    await app.platform.db
      .updateTable('operators')
      .set({ disabled_at: app.clock.now() })
      .where('id', '=', id)
      .execute();
    expect((await who(token)).status).toBe(401);
    app.clock.advance(MINUTE_MS);
    expect(await tryLogin({ email, password, code: codeNow(app, secret) })).toBe(400);
  });

  test('goes without a code in a demo alone', async () => {
    const { id, email, password } = await buildOperator(app);
    await app.platform.db
      .updateTable('operators')
      .set({ totp_secret: null })
      .where('id', '=', id)
      .execute();
    expect(await tryLogin({ email, password })).toBe(400);
    const demo = await startApp({
      databaseUrl: app.databaseUrl,
      now: app.clock.now().toISOString(),
      env: { DEMO: 'true' },
    });
    const entered = await demo.call(operatorLogin, { body: { email, password } });
    expect(entered.status).toBe(201);
    await demo.stop();
  });

  async function tryLogin(body: { email: string; password: string; code?: string }) {
    return (await app.call(operatorLogin, { body })).status;
  }
});

describe('a session of the console', () => {
  test('dies after half an hour without a call', async () => {
    const { token } = await buildOperator(app);
    app.clock.advance(29 * MINUTE_MS);
    expect((await who(token)).status).toBe(200);
    app.clock.advance(29 * MINUTE_MS);
    expect((await who(token)).status).toBe(200);
    app.clock.advance(31 * MINUTE_MS);
    expect((await who(token)).status).toBe(401);
    await app.jobs.run('forget-operator-sessions');
    const left = await app.platform.db
      .selectFrom('operator_sessions')
      .select('operator_id')
      .where('last_seen_at', '<', new Date(app.clock.now().getTime() - 30 * MINUTE_MS))
      .execute();
    expect(left).toEqual([]);
  });

  test('ends after twelve hours however busy it was', async () => {
    const { token } = await buildOperator(app);
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      app.clock.advance(20 * MINUTE_MS);
      expect((await who(token)).status).toBe(200);
    }
    app.clock.advance(20 * MINUTE_MS);
    expect((await who(token)).status).toBe(401);
  });

  test('ends at once when it is left', async () => {
    const { token } = await buildOperator(app);
    expect((await app.call(operatorLogout, {}, { token })).status).toBe(200);
    expect((await who(token)).status).toBe(401);
  });

  test('ends when its operator gets a new password, and the old code opens nothing', async () => {
    const { email, secret, token } = await buildOperator(app);
    const password = 'another long password';
    await app.platform.db
      .transaction()
      .execute((tx) =>
        putOperator(tx, app.platform, { email, name: 'Renewed', role: 'owner', password }),
      );
    expect((await who(token)).status).toBe(401);
    app.clock.advance(MINUTE_MS);
    const body = { email, password, code: codeNow(app, secret) };
    expect((await app.call(operatorLogin, { body })).status).toBe(400);
  });

  test('is kept as a hash, and no token opens both sides', async () => {
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

describe('the record of acts', () => {
  test('keeps who, what, where from, before and after, and the reason', async () => {
    const operator = await buildOperator(app);
    await record(operator, { before: { title: 'Old' }, after: { title: 'New' }, reason: 'a typo' });
    expect(await lastAct()).toMatchObject({
      operator_id: operator.id,
      action: 'tests.change',
      subject: 'test:1',
      before: { title: 'Old' },
      after: { title: 'New' },
      reason: 'a typo',
      ip: '203.0.113.7',
      at: app.clock.now(),
    });
  });

  test('is undone together with what it stands for', async () => {
    const operator = await buildOperator(app);
    const before = await lastAct();
    const failed = app.platform.db.transaction().execute(async (tx) => {
      await recordAct(tx, app.platform, actOf(operator));
      throw new Error('it failed');
    });
    await expect(failed).rejects.toThrow('it failed');
    expect(await lastAct()).toEqual(before);
  });

  test('numbers acts without a gap, each naming the one before, however many are written at once', async () => {
    const operator = await buildOperator(app);
    await Promise.all(Array.from({ length: 20 }, () => record(operator)));
    const acts = await app.platform.db.selectFrom('acts').selectAll().orderBy('id').execute();
    acts.forEach((act, place) => {
      expect(Number(act.id)).toBe(place + 1);
      const before = acts[place - 1]?.hash ?? Buffer.alloc(32);
      expect(act.previous_hash.equals(before)).toBe(true);
    });
  });

  test.each([
    ['changed', sql`update acts set reason = 'nothing happened'`],
    ['deleted', sql`delete from acts`],
    ['emptied', sql`truncate acts`],
  ])('is never %s', async (_how, statement) => {
    await buildOperator(app);
    await expect(statement.execute(app.platform.db)).rejects.toThrow('never changed or deleted');
  });

  const actOf = (operator: { id: string }) => ({
    operator,
    action: 'tests.change',
    subject: 'test:1',
    request: { ip: '203.0.113.7' },
  });

  function record(operator: { id: string }, more = {}) {
    return app.platform.db
      .transaction()
      .execute((tx) => recordAct(tx, app.platform, { ...actOf(operator), ...more }));
  }

  function lastAct() {
    return app.platform.db
      .selectFrom('acts')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  }
});
