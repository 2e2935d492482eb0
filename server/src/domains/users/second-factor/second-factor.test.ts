import * as account from '@sesame/contract/shop/account.ts';
import * as session from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { buildUser } from '../../../../test/build/build-user.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { issueToken } from '../registration/one-time-token.ts';

const STEP_MS = 30_000;

const test = shopTest([], {
  env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@shop.example' },
});
const { app } = test;

type Person = Awaited<ReturnType<typeof buildUser>>;

/** The code that an app shows this many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() + steps * STEP_MS });
const start = ({ token, password }: Person) =>
  app.call(account.startSecondFactor, { body: { password } }, { token });
const confirm = ({ token }: Person, code: string) =>
  app.call(account.confirmSecondFactor, { body: { code } }, { token });
const securityOf = async ({ token }: Person) =>
  (await app.call(account.getSecurity, {}, { token })).body;
const finish = (ticket: string, code: string) =>
  app.call(account.signInWithSecondFactor, { body: { ticket, code } });

/** A user with the factor enabled, at a new time step, so that the next code is unused. */
async function buildProtected() {
  const person = await buildUser(app);
  const { secret } = (await start(person)).body;
  const { recovery_codes } = (await confirm(person, codeOf(secret))).body;
  app.clock.advance(STEP_MS);
  return { ...person, secret, codes: recovery_codes };
}
async function ticketOf({ email, password }: Person): Promise<string> {
  const { body } = await app.call(contract.login, { body: { email, password } });
  if (body.status !== 'second_factor') throw new Error('second factor not required');
  return body.ticket;
}

describe('enabling', () => {
  test('takes password and code, returns ten recovery codes once, and sends a mail', async () => {
    const person = await buildUser(app);
    const started = await start(person);
    expect(started.body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(started.body.otpauth_url).toMatch(
      /^otpauth:\/\/totp\/Sesame:person.*secret=[A-Z2-7]{32}/,
    );
    expect(await securityOf(person)).toMatchObject({ second_factor: false });

    const confirmed = await confirm(person, codeOf(started.body.secret));
    expect(confirmed.status).toBe(200);
    const codes = confirmed.body.recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
    expect(await securityOf(person)).toMatchObject({
      second_factor: true,
      recovery_codes_left: 10,
    });
    const { uid } = (await app.call(session.getUser, {}, { token: person.token })).body;
    const mails = await app.platform.db
      .selectFrom('mails')
      .select('id')
      .where('key', 'like', `account-changed:${uid}%`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('stores neither the secret nor the recovery codes in plain text', async () => {
    const { secret, codes } = await buildProtected();
    const rows = JSON.stringify([
      await app.platform.db.selectFrom('second_factors').selectAll().execute(),
      await app.platform.db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    for (const plain of [secret, ...codes]) expect(rows).not.toContain(plain);
  });

  test('has no effect before it is confirmed', async () => {
    const person = await buildUser(app);
    await start(person);
    const { email, password } = person;
    const { body } = await app.call(contract.login, { body: { email, password } });
    expect(body.status).toBe('success');
  });

  test('a second start voids the first secret', async () => {
    const person = await buildUser(app);
    const first = (await start(person)).body.secret;
    const second = (await start(person)).body.secret;
    expect((await confirm(person, codeOf(first))).refusal?.code).toBe('second_factor_wrong');
    expect((await confirm(person, codeOf(second))).status).toBe(200);
  });

  test('is refused with a wrong password, without a start, and when already enabled', async () => {
    const person = await buildUser(app);
    expect((await confirm(person, '123456')).refusal?.code).toBe('second_factor_state');
    const wrong = await start({ ...person, password: 'not the password' });
    expect(wrong.refusal?.code).toBe('password_wrong');
    const on = await buildProtected();
    expect((await start(on)).refusal?.code).toBe('second_factor_state');
    expect((await confirm(on, codeOf(on.secret))).refusal?.code).toBe('second_factor_state');
  });
});

describe('signing in', () => {
  test('exchanges the password for a ticket and the code for a token', async () => {
    const person = await buildProtected();
    const ticket = await ticketOf(person);
    expect((await app.call(session.getUser, {}, { token: ticket })).status).toBe(401);
    const { body } = await finish(ticket, codeOf(person.secret));
    expect(body.status).toBe('success');
    const me = await app.call(session.getUser, {}, { token: body.access_token });
    expect(me.body.email).toBe(person.email);
  });

  test.each([-1, 0, 1])('accepts a phone clock %i steps off', async (steps) => {
    const person = await buildProtected();
    app.clock.advance(2 * STEP_MS);
    const answer = await finish(await ticketOf(person), codeOf(person.secret, steps));
    expect(answer.status).toBe(200);
  });

  test.each([-2, 2])('refuses a phone clock %i steps off', async (steps) => {
    const person = await buildProtected();
    app.clock.advance(5 * STEP_MS);
    const answer = await finish(await ticketOf(person), codeOf(person.secret, steps));
    expect(answer.refusal?.code).toBe('second_factor_wrong');
  });

  test('a code works once, and so does a ticket', async () => {
    const person = await buildProtected();
    const code = codeOf(person.secret);
    const ticket = await ticketOf(person);
    expect((await finish(ticket, code)).status).toBe(200);
    expect((await finish(ticket, codeOf(person.secret, 1))).refusal?.code).toBe(
      'second_factor_expired',
    );
    const replay = await finish(await ticketOf(person), code);
    expect(replay.refusal?.code).toBe('second_factor_wrong');
    const older = await finish(await ticketOf(person), codeOf(person.secret, -1));
    expect(older.refusal?.code).toBe('second_factor_wrong');
  });

  test('of ten concurrent tries with one code one succeeds', async () => {
    const person = await buildProtected();
    const ticket = await ticketOf(person);
    const code = codeOf(person.secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(ticket, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a ticket allows five tries', async () => {
    const person = await buildProtected();
    const ticket = await ticketOf(person);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await finish(ticket, '000000')).refusal?.code).toBe('second_factor_wrong');
    }
    const late = await finish(ticket, codeOf(person.secret));
    expect(late.refusal?.code).toBe('second_factor_expired');
  });

  test('a ticket lives five minutes', async () => {
    const person = await buildProtected();
    const ticket = await ticketOf(person);
    app.clock.advance(5 * 60 * 1_000);
    expect((await finish(ticket, codeOf(person.secret))).refusal?.code).toBe(
      'second_factor_expired',
    );
  });

  test('still needs the code after the password was reset by mail', async () => {
    const person = await buildProtected();
    const userId = (await app.call(session.getUser, {}, { token: person.token })).body.uid;
    const { db } = app.platform;
    // A reset of an unconfirmed account would remove the factor as well.
    const confirmed = { email_confirmed_at: app.clock.now() };
    await db.updateTable('users').set(confirmed).where('id', '=', userId).execute();
    const token = await issueToken(db, app.platform, {
      kind: 'reset_password',
      userId,
      lifetimeS: 60,
      data: { email: person.email },
    });
    const password = 'a password by mail';
    expect((await app.call(contract.resetPassword, { body: { token, password } })).status).toBe(
      200,
    );
    const { body } = await app.call(contract.login, { body: { email: person.email, password } });
    expect(body.status).toBe('second_factor');
  });

  test('an attacker who knows the password cannot void the ticket of the owner', async () => {
    const person = await buildProtected();
    const own = await ticketOf(person);
    for (let count = 0; count < 12; count++) {
      const attackerTicket = await ticketOf(person);
      for (let attempt = 0; attempt < 5; attempt++) await finish(attackerTicket, '000000');
      expect((await finish(attackerTicket, '000000')).refusal?.code).toBe('second_factor_expired');
    }
    expect((await finish(own, codeOf(person.secret))).status).toBe(200);
  });

  test.each(['a new password', 'switching it off'])('%s voids every open ticket', async (how) => {
    const person = await buildProtected();
    const tickets = [await ticketOf(person), await ticketOf(person)];
    const { token, password, secret } = person;
    const code = codeOf(secret);
    await (how === 'a new password'
      ? app.call(
          contract.changePassword,
          { body: { password_old: password, password_new: 'a better password' } },
          { token },
        )
      : app.call(account.disableSecondFactor, { body: { password, code } }, { token }));
    for (const ticket of tickets) {
      expect((await finish(ticket, codeOf(secret, 1))).refusal?.code).toBe('second_factor_expired');
    }
  });

  test('a recovery code works once, in any notation, and for its owner only', async () => {
    const person = await buildProtected();
    const stranger = await buildProtected();
    const code = person.codes[3] ?? '';
    const refused = await finish(await ticketOf(stranger), code);
    expect(refused.refusal?.code).toBe('second_factor_wrong');
    const typed = code.toUpperCase().replaceAll('-', ' ');
    expect((await finish(await ticketOf(person), typed)).status).toBe(200);
    expect((await finish(await ticketOf(person), code)).refusal?.code).toBe('second_factor_wrong');
    expect(await securityOf(person)).toMatchObject({ recovery_codes_left: 9 });
  });

  test.each(['', '12345', 'x'.repeat(41), 'abcdef', "' or 1=1 --", '１２３４５６'])(
    'the code %j is refused without a 5xx',
    async (code) => {
      const person = await buildProtected();
      expect((await finish(await ticketOf(person), code)).status).toBe(400);
    },
  );
});

describe('disabling', () => {
  test('takes the password and a code, and deletes the recovery codes', async () => {
    const person = await buildProtected();
    const disable = (password: string, code: string) =>
      app.call(account.disableSecondFactor, { body: { password, code } }, { token: person.token });
    const code = codeOf(person.secret);
    expect((await disable('not the password', code)).refusal?.code).toBe('password_wrong');
    expect((await disable(person.password, '000000')).refusal?.code).toBe('second_factor_wrong');
    expect((await disable(person.password, code)).status).toBe(200);
    expect(await securityOf(person)).toMatchObject({
      second_factor: false,
      recovery_codes_left: 0,
    });
    const { email, password } = person;
    const { body } = await app.call(contract.login, { body: { email, password } });
    expect(body.status).toBe('success');
    expect((await disable(person.password, code)).refusal?.code).toBe('second_factor_state');
  });

  test('new recovery codes void the old ones', async () => {
    const person = await buildProtected();
    const renewed = await app.call(
      account.renewRecoveryCodes,
      { body: { password: person.password, code: codeOf(person.secret) } },
      { token: person.token },
    );
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const old = await finish(await ticketOf(person), person.codes[0] ?? '');
    expect(old.refusal?.code).toBe('second_factor_wrong');
    const fresh = await finish(await ticketOf(person), renewed.body.recovery_codes[0] ?? '');
    expect(fresh.status).toBe(200);
  });
});

describe('code tries for one user', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startApp({ limits: true, env: { TRUST_PROXY: '1' }, logLevel: 'info' });
  });
  // Limits use the system clock.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => shop.stop());

  let networks = 0;
  const elsewhere = () => ({ headers: { 'x-forwarded-for': `10.0.${networks++}.1` } });

  async function newPerson() {
    const email = `codes${networks}@example.com`;
    const password = 'correct horse battery';
    const registered = await shop.call(
      contract.register,
      { body: { email, password } },
      elsewhere(),
    );
    const cookie = registered.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const own = { token: registered.body.access_token };
    const { secret } = (await shop.call(account.startSecondFactor, { body: { password } }, own))
      .body;
    const now = () => new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() });
    await shop.call(account.confirmSecondFactor, { body: { code: now() } }, own);
    return { email, password, cookie, now };
  }

  /** Makes five tries with each of that many tickets, slowly enough for the limits per minute. */
  async function guess(
    { email, password }: { email: string; password: string },
    tickets: number,
    from: () => { headers: Record<string, string> },
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (let count = 0; count < tickets; count++) {
      const { body } = await shop.call(contract.login, { body: { email, password } }, elsewhere());
      if (body.status !== 'second_factor') throw new Error('second factor not required');
      for (let attempt = 0; attempt < 5; attempt++) {
        const tried = { body: { ticket: body.ticket, code: '000000' } };
        statuses.push((await shop.call(account.signInWithSecondFactor, tried, from())).status);
      }
      shop.clock.advance(61_000);
      vi.setSystemTime(Date.now() + 61_000);
    }
    return statuses;
  }

  test('are limited to twenty an hour per network, across tickets', async () => {
    const person = await newPerson();
    const network = elsewhere();
    expect(await guess(person, 5, () => network)).toEqual([
      ...Array<number>(20).fill(400),
      ...Array<number>(5).fill(429),
    ]);
  });

  test('that fail are logged with user and network', async () => {
    const person = await newPerson();
    const before = shop.logLines.length;
    await guess(person, 1, elsewhere);
    const failed = shop.logLines.slice(before).filter(({ msg }) => msg === 'sign-in failed');
    expect(failed).toHaveLength(5);
    expect(failed[0]).toMatchObject({
      user: expect.any(String),
      network: expect.any(String),
      method: 'second_factor',
    });
  });

  test('are limited to sixty an hour, except in the trusted browser of the owner', async () => {
    const person = await newPerson();
    expect(await guess(person, 13, elsewhere)).toEqual([
      ...Array<number>(60).fill(400),
      ...Array<number>(5).fill(429),
    ]);
    shop.clock.advance(60_000);
    const { email, password, cookie, now } = person;
    const own = { headers: { ...elsewhere().headers, cookie } };
    const { body } = await shop.call(contract.login, { body: { email, password } }, own);
    if (body.status !== 'second_factor') throw new Error('second factor not required');
    const finished = { body: { ticket: body.ticket, code: now() } };
    expect((await shop.call(account.signInWithSecondFactor, finished, own)).status).toBe(200);
  });
});
