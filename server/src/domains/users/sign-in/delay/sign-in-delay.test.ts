import { routeLimits } from '@sesame/contract/shared/limits.ts';
import {
  login,
  register,
  requestPasswordReset,
  resetPassword,
} from '@sesame/contract/shop/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertRows, listRows } from '../../../../../test/rows.ts';
import { startApp, type TestApp } from '../../../../../test/shops/start-app.ts';
import { setDeviceCookie } from '../../../../platform/http/device-cookie.ts';
import { sha256 } from '../../../../platform/secrets/crypto.ts';
import { SPRAY_ACCOUNTS } from './sign-in-delay.rules.ts';

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
  app = await startApp({ limits: true, env, logLevel: 'info' });
  second = await startApp({ limits: true, env, databaseUrl: app.databaseUrl });
  now = app.clock.now().getTime();
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

let networks = 0;
/** A different network each time, so that only the account is counted. */
const elsewhere = () => {
  networks++;
  return { 'x-forwarded-for': `10.${Math.floor(networks / 250)}.${networks % 250}.1` };
};
let people = 0;
/** Device cookies of the browsers that registered. */
const cookies = new Map<string, string>();
async function buildPerson(): Promise<string> {
  const email = `person${++people}@shop.example`;
  const headers = { 'x-forwarded-for': `203.0.${100 + people}.7` };
  const body = { email, password: PASSWORD };
  const { status, headers: answered } = await app.call(register, { body }, { headers });
  if (status !== 201) throw new Error(`registration answered ${status}`);
  cookies.set(email, answered.get('set-cookie')?.split(';', 1)[0] ?? '');
  return email;
}
const homeOf = (email: string) => ({
  'x-forwarded-for': `203.0.${100 + Number(/\d+/.exec(email)?.[0])}.7`,
});
const trySignIn = (email: string, password: string, headers = elsewhere(), on = app) =>
  on.call(login, { body: { email, password } }, { headers });
function advance(seconds: number): void {
  now += seconds * 1_000;
  for (const each of [app, second]) each.clock.set(new Date(now));
}

describe.each(['known', 'unknown'])('guessing the password of an account that is %s', (kind) => {
  test('is delayed by 1, 2, 4 … 900 s from the fifth wrong password, never locked', async () => {
    const email = kind === 'known' ? await buildPerson() : 'stranger@shop.example';
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await trySignIn(email, WRONG)).refusal?.code).toBe('sign_in_failed');
    }
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]) {
      const refused = await trySignIn(email, WRONG);
      expect(refused.status).toBe(429);
      expect(refused.refusal?.code).toBe('too_many_requests');
      expect(refused.headers.get('retry-after')).toBe(String(wait));
      advance(wait);
      expect((await trySignIn(email, WRONG)).refusal?.code).toBe('sign_in_failed');
    }
  });
});

test('a try that overtakes an earlier one does not delay it', async () => {
  const email = await buildPerson();
  app.clock.set(new Date(now + 5));
  expect((await trySignIn(email, PASSWORD.slice(1))).refusal?.code).toBe('sign_in_failed');
  expect((await trySignIn(email, PASSWORD, elsewhere(), second)).status).toBe(200);
  app.clock.set(new Date(now));
});

test('the delay applies on every process and to the correct password, and ends', async () => {
  const email = await buildPerson();
  for (let attempt = 0; attempt < 5; attempt++) {
    await trySignIn(email, WRONG, elsewhere(), attempt % 2 ? app : second);
  }
  for (const on of [app, second]) {
    expect((await trySignIn(email, PASSWORD, elsewhere(), on)).status).toBe(429);
  }
  advance(1);
  expect((await trySignIn(email, PASSWORD)).status).toBe(200);
});

test('concurrent tries are counted one by one', async () => {
  const email = await buildPerson();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      trySignIn(email, WRONG, elsewhere(), i % 2 ? app : second),
    ),
  );
  expect(answers.filter(({ refusal }) => refusal?.code === 'sign_in_failed')).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('the correct password resets the count', async () => {
  const email = await buildPerson();
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 4; attempt++) await trySignIn(email, WRONG);
    expect((await trySignIn(email, PASSWORD)).status).toBe(200);
  }
});

test('sign-ins and failures are logged with network and method, not the email', async () => {
  const email = await buildPerson();
  const before = app.logLines.length;
  await trySignIn(email, WRONG, homeOf(email));
  await trySignIn(email, PASSWORD, homeOf(email));
  const network = expect.stringMatching(/^203\.0\./);
  const lines = app.logLines.slice(before).filter(({ msg }) => msg !== 'answered');
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'sign-in failed',
      network,
      method: 'password',
      account: expect.stringMatching(/^[0-9a-f]{16}$/),
    }),
    expect.objectContaining({
      msg: 'signed in',
      network,
      method: 'password',
      userId: expect.anything(),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain(email);
});

describe('a trusted browser', () => {
  const withCookie = (email: string) => ({ ...elsewhere(), cookie: cookies.get(email) ?? '' });

  test('is not delayed by tries from elsewhere; others in its network are', async () => {
    const email = await buildPerson();
    for (let attempt = 0; attempt < 6; attempt++) await trySignIn(email, WRONG);
    expect((await trySignIn(email, PASSWORD, homeOf(email))).status).toBe(429);
    expect((await trySignIn(email, PASSWORD, withCookie(email))).status).toBe(200);
  });

  test('is delayed like any other after five wrong passwords', async () => {
    const email = await buildPerson();
    for (let attempt = 0; attempt < 6; attempt++) await trySignIn(email, WRONG);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await trySignIn(email, WRONG, withCookie(email))).status).toBe(400);
    }
    expect((await trySignIn(email, PASSWORD, withCookie(email))).status).toBe(429);
  });

  test('is recognized by a protected cookie that is stored as a hash', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    const body = { email: 'cookie@shop.example', password: PASSWORD };
    const answered = await app.call(register, { body }, { headers });
    const cookie = answered.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^sesame-device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    const value = /=([\w-]{43});/.exec(cookie)?.[1] ?? '';
    const devices = await app.platform.db.selectFrom('trusted_devices').select('device').execute();
    expect(devices.map(({ device }) => device.toString('hex'))).toContain(
      sha256(value).toString('hex'),
    );
    const over = {
      setHeader: (_name: string, sent: string) => expect(sent).toMatch(/^__Host-d=v; .*; Secure$/),
    };
    setDeviceCookie(over, 'https://shop.example', 'd', 'v');
    expect.hasAssertions();
  });

  test('is no longer trusted once the password was reset by mail', async () => {
    const email = await buildPerson();
    await resetByMail(email);
    for (let attempt = 0; attempt < 6; attempt++) await trySignIn(email, WRONG);
    expect((await trySignIn(email, 'a better password', withCookie(email))).status).toBe(429);
  });
});

test('a password reset ends the delay', async () => {
  const email = await buildPerson();
  for (let attempt = 0; attempt < 5; attempt++) await trySignIn(email, WRONG);
  await resetByMail(email);
  expect((await trySignIn(email, 'a better password')).status).toBe(200);
});

const openedMails = new Set<string>();
async function resetByMail(email: string): Promise<void> {
  await app.call(requestPasswordReset, { body: { email } }, { headers: elsewhere() });
  await app.jobs.run('process-reset-requests');
  const mails = await app.platform.db
    .selectFrom('mails')
    .select(['id', 'content'])
    .where('key', 'like', 'reset-password:%')
    .execute();
  const mail = mails.find(({ id }) => !openedMails.has(id));
  openedMails.add(mail?.id ?? '');
  const token = /reset-password\?token=([\w-]{43})/.exec(
    app.platform.sealer.open(mail?.content ?? '', `mail ${mail?.id}`),
  )?.[1];
  const body = { token: token ?? '', password: 'a better password' };
  expect((await app.call(resetPassword, { body }, { headers: elsewhere() })).status).toBe(200);
}

test('failures are forgotten after a day', async () => {
  const email = await buildPerson();
  for (let attempt = 0; attempt < 5; attempt++) await trySignIn(email, WRONG);
  advance(25 * 60 * 60);
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await trySignIn(email, WRONG)).refusal?.code).toBe('sign_in_failed');
  }
  advance(25 * 60 * 60);
  await app.jobs.run('delete-old-sign-in-failures');
  const left = await app.platform.db.selectFrom('sign_in_failures').select('failures').execute();
  expect(left).toEqual([]);
});

test('one password tried at very many accounts raises one alert', async () => {
  const { db } = app.platform;
  const alerts = () =>
    db.selectFrom('alerts').select('detail').where('kind', '=', 'password_spray').execute();
  const guessed = (count: number) =>
    insertRows(
      db,
      'sign_in_failures',
      Array.from({ length: count }, (_, i) => ({
        account: sha256(`${count} ${i}`),
        failures: 1,
        last_at: app.clock.now(),
        retry_at: app.clock.now(),
      })),
    );
  await guessed(SPRAY_ACCOUNTS - 1);
  await app.jobs.run('watch-sign-in-failures');
  expect(await alerts()).toEqual([]);
  await guessed(1);
  for (let round = 0; round < 2; round++) await app.jobs.run('watch-sign-in-failures');
  expect(await alerts()).toEqual([{ detail: { accounts: SPRAY_ACCOUNTS } }]);
});

test('a reset link can be tried three times', async () => {
  const body = { token: 'a'.repeat(43), password: 'a better password' };
  const reset = () => app.call(resetPassword, { body }, { headers: elsewhere() });
  for (let attempt = 0; attempt < 3; attempt++) {
    expect((await reset()).refusal?.code).toBe('reset_link_invalid');
  }
  expect((await reset()).status).toBe(429);
});

describe('registrations at one mail host', () => {
  const signUp = (email: string, password = 'a long password') =>
    app.call(register, { body: { email, password } }, { headers: elsewhere() });
  const accountsAt = async (host: string, count: number) => {
    for (let n = 0; n < count; n++) expect((await signUp(`person${n}@${host}`)).status).toBe(201);
  };

  test('that fail do not block the host for others', async () => {
    for (let count = 0; count < 60; count++) {
      const refused = await signUp(`bot${count}@failing.example`, 'short');
      expect(refused.refusal?.code).toBe('password_short');
    }
    expect((await signUp('person@failing.example')).status).toBe(201);
  });

  test('stop for an hour after fifty accounts, with an alert, at this host only', async () => {
    await accountsAt('flood.example', 50);
    const refused = await signUp('bot51@Flood.example');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await signUp('person@other.example')).status).toBe(201);
    const alerts = await listRows(app, 'alerts', { kind: 'registrations_unusual' }, [
      'subject',
      'detail',
    ]);
    expect(alerts).toEqual([
      { subject: expect.stringMatching(/ flood\.example$/), detail: { accounts: 50 } },
    ]);
    advance(3_600);
    expect((await signUp('bot52@flood.example')).status).toBe(201);
  });

  test('are unlimited at a large provider', async () => {
    await accountsAt('gmail.com', 51);
    expect((await signUp('honest@gmail.com')).status).toBe(201);
  });

  test('an overlong host name is refused', async () => {
    expect((await signUp(`a@${'b'.repeat(245)}`)).status).toBe(400);
    expect((await signUp(`a@${'\ufdfa'.repeat(20)}.example`)).status).toBe(400);
  });
});

test('typing errors do not count against the accounts of a network, a known address does', async () => {
  const headers = elsewhere();
  const signUp = (email: string, password = 'a long password') =>
    app.call(register, { body: { email, password } }, { headers });
  for (let count = 0; count < 6; count++) {
    expect((await signUp('typing@errors.example', 'short')).status).toBe(400);
  }
  expect((await signUp('typing@errors.example')).status).toBe(201);
  for (let count = 1; count < routeLimits.register.max; count++) {
    // The limit of a minute is smaller; this hour is passed faster.
    if (count % 10 === 0) {
      await app.platform.pool.query("delete from rate_limits where key like 'signIn:%'");
    }
    expect((await signUp('typing@errors.example')).refusal?.code).toBe('email_in_use');
  }
  expect((await signUp('another@errors.example')).status).toBe(429);
});
