import { request } from 'node:http';
import * as sessionContract from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { describe, expect } from 'vitest';
import { buildUser } from '../../../../test/build/build-user.ts';
import { watchStatements } from '../../../../test/database/watch-statements.ts';
import { getRow, insertRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp } from '../../../../test/shops/start-app.ts';
import { startShop } from '../../../../test/shops/start-shop.ts';
import { listDeadJobs } from '../../../platform/jobs/failing-jobs.store.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { processResetRequests } from './process-reset-requests.ts';

const test = shopTest(['mail']);
const mailed = test.shop;

const NEW_PASSWORD = 'another fine password';

const requestReset = (email: string) =>
  mailed.app.call(contract.requestPasswordReset, { body: { email } });
const reset = (token: string, password = NEW_PASSWORD) =>
  mailed.app.call(contract.resetPassword, { body: { token, password } });
const signIn = (email: string, password: string) =>
  mailed.app.call(contract.login, { body: { email, password } });
const resetMailsTo = async (email: string) =>
  (await mailed.mailsTo(email)).filter((mail) => mail.subject === 'Set a new password');
const statusOf = async (token: string) =>
  (await mailed.app.call(sessionContract.getUser, {}, { token })).status;

describe('the link of a reset mail', () => {
  test('works once, only the newest one, and ends every session', async () => {
    const { token, email, password } = await buildUser(mailed.app);
    const other = await signIn(email, password);
    expect(other.body).toMatchObject({ status: 'success' });
    await requestReset(email);
    const first = await mailed.tokenFor(email, '/reset-password');
    await requestReset(` ${email.toUpperCase()}`);
    const second = await mailed.tokenFor(email, '/reset-password');
    expect(second).not.toBe(first);

    const old = await reset(first);
    expect(old.status).toBe(400);
    expect(old.refusal).toMatchObject({ code: 'reset_link_invalid' });
    expect(await statusOf(token)).toBe(200);

    const parallel = await Promise.all([reset(second), reset(second)]);
    expect(parallel.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await reset(second)).status).toBe(400);

    expect(await statusOf(token)).toBe(401);
    expect((await signIn(email, password)).refusal).toMatchObject({ code: 'sign_in_failed' });
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('notifies the owner by mail and confirms the address', async () => {
    const { email } = await buildUser(mailed.app);
    await requestReset(email);
    await reset(await mailed.tokenFor(email, '/reset-password'));
    const subjects = (await mailed.mailsTo(email)).map((mail) => mail.subject);
    expect(subjects).toContain('Your password was changed');
    const row = await getRow(mailed.app, 'users', { email }, ['email_confirmed_at']);
    expect(row.email_confirmed_at).toEqual(mailed.app.clock.now());
  });

  test('expires after 15 minutes', async () => {
    const { email, password } = await buildUser(mailed.app);
    const start = mailed.app.clock.now();
    await requestReset(email);
    const token = await mailed.tokenFor(email, '/reset-password');
    mailed.app.clock.advance(15 * 60 * 1_000);
    expect((await reset(token)).status).toBe(400);
    mailed.app.clock.set(start);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('is void once the account has another address', async () => {
    const { email } = await buildUser(mailed.app);
    await requestReset(email);
    const token = await mailed.tokenFor(email, '/reset-password');
    await updateRows(mailed.app, 'users', { email }, { email: `moved.${email}` });
    expect((await reset(token)).refusal).toMatchObject({ code: 'reset_link_invalid' });
  });

  test.each([
    ['short', 'password_short'],
    ['password1', 'password_common'],
  ])('stays valid after the rejected password %s', async (bad, code) => {
    const { email } = await buildUser(mailed.app);
    await requestReset(email);
    const token = await mailed.tokenFor(email, '/reset-password');
    expect((await reset(token, bad)).refusal).toMatchObject({ code });
    expect((await reset(token)).status).toBe(200);
  });

  test('is not accepted as another kind, nor another kind in its place', async () => {
    const { email, token: session } = await buildUser(mailed.app);
    const confirmation = await mailed.tokenFor(email, '/confirm-email');
    await requestReset(email);
    const token = await mailed.tokenFor(email, '/reset-password');
    const confirm = await mailed.app.call(contract.confirmEmail, { body: { token } });
    expect(confirm.refusal).toMatchObject({ code: 'confirm_link_invalid' });
    expect((await reset(confirmation)).status).toBe(400);
    expect((await reset(session)).status).toBe(400);
    expect((await reset('x')).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  test('is stored only as a hash', async () => {
    const { email } = await buildUser(mailed.app);
    await requestReset(email);
    await mailed.app.jobs.run('process-reset-requests');
    const { db } = mailed.app.platform;
    const waiting = JSON.stringify(await db.selectFrom('mails').selectAll().execute());
    const token = await mailed.tokenFor(email, '/reset-password');
    expect(waiting).not.toContain(token);
    expect(waiting).not.toContain(email);
    const rows = await db.selectFrom('one_time_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map((row) => row.token_hash.toString('hex'))).toContain(
      sha256(token).toString('hex'),
    );
    const left = await db.selectFrom('mails').select('content').execute();
    expect(left.every(({ content }) => content === null)).toBe(true);
  });
});

describe('asking for a reset mail', () => {
  test('does the same work and gives the same answer for a known and an unknown address', async () => {
    const { email } = await buildUser(mailed.app, { email: 'known@example.com' });
    const known = await watchStatements(mailed.app.platform.pool, () => post(email));
    const unknown = await watchStatements(mailed.app.platform.pool, () =>
      post('nobody@example.com'),
    );
    expect(known.result.text).toBe('{}');
    expect(unknown.result).toEqual(known.result);
    // The same statements, so the duration does not differ either.
    expect(known.statements.length).toBeGreaterThan(0);
    expect(unknown.statements).toEqual(known.statements);

    expect(await resetMailsTo('nobody@example.com')).toEqual([]);
    const token = await mailed.tokenFor(email, '/reset-password');
    expect(JSON.stringify(known.result)).not.toContain(token);
    expect(JSON.stringify(mailed.app.logLines)).not.toContain(token);
  });

  test('gives the same answer to an invalid address', async () => {
    expect((await requestReset('nobody')).status).toBe(200);
    expect((await requestReset('')).status).toBe(400);
    expect((await requestReset('a@'.repeat(500_000).slice(0, 60_000))).status).toBe(400);
  });

  test('stores nothing for an invalid address', async () => {
    const { db } = mailed.app.platform;
    await mailed.app.jobs.run('process-reset-requests');
    for (const email of ['nobody', 'a b@example.com', '@', 'x@y']) await requestReset(email);
    expect(await db.selectFrom('reset_requests').selectAll().execute()).toEqual([]);
  });

  test('continues after a request that cannot be handled', async () => {
    const { db, ids, jobs, sealer, clock } = mailed.app.platform;
    const store = async (id: string, email: string) => {
      await insertRows(db, 'reset_requests', { id, email, requested_at: clock.now() });
      await jobs.enqueue(db, processResetRequests, { request: id });
    };
    // One contains a NUL byte, which no query accepts; one was sealed with another key.
    const [withNul, sealedElsewhere] = [ids.uuid(), ids.uuid()];
    await store(withNul, sealer.seal('a\0b', `reset request ${withNul}`));
    await store(sealedElsewhere, sealer.seal('a@example.com', 'something else'));
    const emails = await Promise.all(
      Array.from({ length: 10 }, async () => (await buildUser(mailed.app)).email),
    );
    for (const email of emails) await requestReset(email);
    for (const email of emails) expect(await resetMailsTo(email), email).toHaveLength(1);
    const left = () => db.selectFrom('reset_requests').select('id').execute();
    expect(await left()).toHaveLength(2);
    const start = clock.now();
    for (let retry = 0; retry < 3; retry++) {
      mailed.app.clock.advance(5 * 60_000);
      await mailed.app.jobs.run('process-reset-requests');
    }
    mailed.app.clock.set(start);
    expect(await left()).toEqual([]);
    const dead = await listDeadJobs(db, 10);
    expect(new Set(dead.map(({ data }) => 'request' in data && data.request))).toEqual(
      new Set([withNul, sealedElsewhere]),
    );
  });

  test('mails an account at most three times an hour, silently', async () => {
    const { email } = await buildUser(mailed.app);
    const start = mailed.app.clock.now();
    for (let count = 0; count < 5; count++) expect((await requestReset(email)).status).toBe(200);
    expect(await resetMailsTo(email)).toHaveLength(3);
    mailed.app.clock.advance(60 * 60 * 1_000);
    await requestReset(email);
    expect(await resetMailsTo(email)).toHaveLength(4);
    mailed.app.clock.set(start);
  });

  test('is rate limited per network, as is trying tokens', async () => {
    const limited = await startShop(['mail'], { limits: true });
    const statuses = async (call: () => Promise<{ status: number }>) => {
      const found: number[] = [];
      for (let count = 0; count < 11; count++) found.push((await call()).status);
      return found;
    };
    const answers = await statuses(() =>
      limited.app.call(contract.requestPasswordReset, { body: { email: 'x@example.com' } }),
    );
    expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
    let token = 0;
    const tried = await statuses(() =>
      limited.app.call(contract.resetPassword, {
        body: { token: String(++token).padStart(43, 'a'), password: NEW_PASSWORD },
      }),
    );
    expect(tried).toEqual([...Array<number>(10).fill(400), 429]);
    await limited.stop();
  });

  test('is handled once by two workers', async () => {
    const { email } = await buildUser(mailed.app);
    const second = await startApp({
      databaseUrl: mailed.app.databaseUrl,
      env: { SMTP_URL: mailed.mailbox.smtpUrl, MAIL_FROM: 'no-reply@shop.example' },
    });
    await requestReset(email);
    await Promise.all([
      mailed.app.jobs.run('process-reset-requests'),
      second.jobs.run('process-reset-requests'),
    ]);
    await Promise.all([mailed.app.jobs.run('send-mails'), second.jobs.run('send-mails')]);
    expect(await resetMailsTo(email)).toHaveLength(1);
    await second.stop();
  });

  test('without a mail server gives the same answer and stores nothing', async () => {
    const app = await startApp();
    const { email } = await buildUser(app);
    const answer = await app.call(contract.requestPasswordReset, { body: { email } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({});
    for (const table of ['mails', 'reset_requests', 'one_time_tokens'] as const) {
      expect(await app.platform.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await app.stop();
  });
});

describe('the host of a link', () => {
  const forged = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    forwarded: 'host=evil.test',
  };

  test('is that of PUBLIC_URL regardless of request headers', async () => {
    const shop = await startShop(['mail'], { env: { PUBLIC_URL: 'http://localhost:4321' } });
    const { email } = await buildUser(shop.app);
    const { pathname } = new URL(shop.app.url + contract.requestPasswordReset.path);
    const paths = [pathname, `http://evil.test${pathname}`];
    for (const path of paths) {
      expect([200, 421]).toContain(await postRaw(shop.app.url, path, { email }, forged));
    }
    const mails = await shop.mailsTo(email);
    expect(mails.some((mail) => mail.subject === 'Set a new password')).toBe(true);
    for (const mail of mails) {
      expect(mail.html + mail.text).not.toContain('evil.test');
      expect(mail.links.every((link) => link.startsWith('http://localhost:4321/'))).toBe(true);
    }
    await shop.stop();
  });

  test('is the only one that a public shop answers', async () => {
    const shop = await startShop(['mail'], { env: { PUBLIC_URL: 'https://shop.example' } });
    const { path } = contract.requestPasswordReset;
    const body = { email: 'x@example.com' };
    expect(await postRaw(shop.app.url, path, body, forged)).toBe(421);
    expect(await postRaw(shop.app.url, path, body, { host: 'shop.example' })).toBe(200);
    await shop.stop();
  });
});

async function post(email: string) {
  const response = await fetch(mailed.app.url + contract.requestPasswordReset.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const own = new Set(['date', 'x-request-id']);
  const headers = [...response.headers].filter(([name]) => !own.has(name));
  return { status: response.status, headers, text: await response.text() };
}

/** A call with headers that browsers do not allow scripts to set. */
function postRaw(
  url: string,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        path,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });
}
