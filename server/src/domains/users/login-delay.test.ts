import { login, register, requestPasswordReset, resetPassword } from '@sesame/contract/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { sha256 } from '../../platform/crypto.ts';
import { SPRAY_ACCOUNTS } from './login-delay.rules.ts';

const PASSWORD = 'correct horse battery';
const WRONG = 'not the password';

let app: TestApp;
let second: TestApp;
let now: number;
beforeAll(async () => {
  const env = {
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'shop@shop.example',
  };
  app = await startApp({ limits: true, env });
  second = await startApp({ limits: true, env, databaseUrl: app.databaseUrl });
  now = app.clock.now().getTime();
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

let networks = 0;
/** Another network each time, so that only the account is counted. */
const elsewhere = () => {
  networks++;
  return { 'x-forwarded-for': `10.${Math.floor(networks / 250)}.${networks % 250}.1` };
};
let people = 0;
async function buildPerson(): Promise<string> {
  const email = `person${++people}@shop.example`;
  const headers = { 'x-forwarded-for': `203.0.${100 + people}.7` };
  const { status } = await app.call(register, { body: { email, password: PASSWORD } }, { headers });
  if (status !== 201) throw new Error(`register answered ${status}`);
  return email;
}
const homeOf = (email: string) => ({
  'x-forwarded-for': `203.0.${100 + Number(/\d+/.exec(email)?.[0])}.7`,
});
const tryIn = (email: string, password: string, headers = elsewhere(), on = app) =>
  on.call(login, { body: { email, password } }, { headers });
function advance(seconds: number): void {
  now += seconds * 1_000;
  for (const each of [app, second]) each.clock.set(new Date(now));
}

describe.each(['known', 'unknown'])('guessing at an account that is %s', (kind) => {
  test('waits 1, 2, 4 … 900 s after the fifth wrong password, and is never locked out', async () => {
    const email = kind === 'known' ? await buildPerson() : 'stranger@shop.example';
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await tryIn(email, WRONG)).refusal?.code).toBe('login_failed');
    }
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]) {
      const refused = await tryIn(email, WRONG);
      expect(refused.status).toBe(429);
      expect(refused.refusal?.code).toBe('too_many_requests');
      expect(refused.headers.get('retry-after')).toBe(String(wait));
      advance(wait);
      expect((await tryIn(email, WRONG)).refusal?.code).toBe('login_failed');
    }
  });
});

test('the wait holds for every process, for the right password too, and ends by itself', async () => {
  const email = await buildPerson();
  for (let attempt = 0; attempt < 5; attempt++) {
    await tryIn(email, WRONG, elsewhere(), attempt % 2 ? app : second);
  }
  for (const on of [app, second]) {
    expect((await tryIn(email, PASSWORD, elsewhere(), on)).status).toBe(429);
  }
  advance(1);
  expect((await tryIn(email, PASSWORD)).status).toBe(200);
});

test('tries at once are counted one by one', async () => {
  const email = await buildPerson();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => tryIn(email, WRONG, elsewhere(), i % 2 ? app : second)),
  );
  expect(answers.filter(({ refusal }) => refusal?.code === 'login_failed')).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('the right password starts the count anew', async () => {
  const email = await buildPerson();
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 4; attempt++) await tryIn(email, WRONG);
    expect((await tryIn(email, PASSWORD)).status).toBe(200);
  }
});

test('a device the account was used on does not wait for others', async () => {
  const email = await buildPerson();
  for (let attempt = 0; attempt < 6; attempt++) await tryIn(email, WRONG);
  expect((await tryIn(email, PASSWORD)).status).toBe(429);
  expect((await tryIn(email, PASSWORD, homeOf(email))).status).toBe(200);
});

test('a reset mail ends the wait', async () => {
  const email = await buildPerson();
  for (let attempt = 0; attempt < 5; attempt++) await tryIn(email, WRONG);
  await app.call(requestPasswordReset, { body: { email } }, { headers: elsewhere() });
  await app.jobs.run('answer-reset-requests');
  const { content, id } = await app.platform.db
    .selectFrom('mails')
    .select(['id', 'content'])
    .where('key', 'like', 'reset-password:%')
    .executeTakeFirstOrThrow();
  const token = /reset-password\?token=([\w-]{43})/.exec(
    app.platform.sealer.open(content ?? '', `mail ${id}`),
  )?.[1];
  const body = { token: token ?? '', password: 'a better password' };
  expect((await app.call(resetPassword, { body }, { headers: elsewhere() })).status).toBe(200);
  expect((await tryIn(email, 'a better password')).status).toBe(200);
});

test('a row of failures is forgotten after a day', async () => {
  const email = await buildPerson();
  for (let attempt = 0; attempt < 5; attempt++) await tryIn(email, WRONG);
  advance(25 * 60 * 60);
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await tryIn(email, WRONG)).refusal?.code).toBe('login_failed');
  }
  advance(25 * 60 * 60);
  await app.jobs.run('forget-login-failures');
  const left = await app.platform.db.selectFrom('login_failures').select('failures').execute();
  expect(left).toEqual([]);
});

test('one password tried at very many accounts raises an alert, once', async () => {
  const { db } = app.platform;
  const alerts = () =>
    db.selectFrom('alerts').select('detail').where('kind', '=', 'password_spray').execute();
  const guessed = (count: number) =>
    db
      .insertInto('login_failures')
      .values(
        Array.from({ length: count }, (_, i) => ({
          account: sha256(`${count} ${i}`),
          failures: 1,
          last_at: app.clock.now(),
          retry_at: app.clock.now(),
        })),
      )
      .execute();
  await guessed(SPRAY_ACCOUNTS - 1);
  await app.jobs.run('watch-login-failures');
  expect(await alerts()).toEqual([]);
  await guessed(1);
  for (let round = 0; round < 2; round++) await app.jobs.run('watch-login-failures');
  expect(await alerts()).toEqual([{ detail: { accounts: SPRAY_ACCOUNTS } }]);
});

test('a reset link takes three tries', async () => {
  const body = { token: 'a'.repeat(43), password: 'a better password' };
  const reset = () => app.call(resetPassword, { body }, { headers: elsewhere() });
  for (let attempt = 0; attempt < 3; attempt++) {
    expect((await reset()).refusal?.code).toBe('reset_link_invalid');
  }
  expect((await reset()).status).toBe(429);
});

test('one mail domain gets fifty new accounts an hour, wherever they come from', async () => {
  const signUp = (email: string) =>
    app.call(register, { body: { email, password: 'short' } }, { headers: elsewhere() });
  for (let i = 0; i < 50; i++) {
    expect((await signUp(`bot${i}@Flood.example`)).refusal?.code).toBe('password_short');
  }
  expect((await signUp('bot51@flood.example')).status).toBe(429);
  expect((await signUp('person@other.example')).refusal?.code).toBe('password_short');
});
