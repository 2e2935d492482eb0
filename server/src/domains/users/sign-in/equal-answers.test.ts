import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';
import * as sessionContract from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { buildUser } from '../../../../test/build/build-user.ts';
import { updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

// Other files in this worker may have loaded the modules; the mock must be in place before and removed after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

/** Records the CPU-heavy work: comparing durations would show the same, less reliably. */
const work: string[] = [];
vi.mock('@node-rs/argon2', () => {
  // The library itself: other tests hash cheaply.
  const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2');
  return {
    ...argon2,
    hash: (...given: Parameters<typeof argon2.hash>) => {
      work.push('hash');
      return argon2.hash(...given);
    },
    verify: (...given: Parameters<typeof argon2.verify>) => {
      // The hash contains the parameters: a cheaper hash would be faster.
      work.push(`verify ${/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+/.exec(String(given[0]))}`);
      return argon2.verify(...given);
    },
  };
});

const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  // The placeholder hash for missing passwords is computed once.
  await answerTo('warm@up.example', 'x'.repeat(20));
});
beforeEach(() => {
  work.length = 0;
});

async function answerTo(email: string, password: string) {
  const response = await fetch(app.url + contract.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const own = new Set(['date', 'x-request-id']);
  const headers = [...response.headers].filter(([name]) => !own.has(name));
  return { status: response.status, headers, text: await response.text() };
}

test('a sign-in does equal work for an unknown address, a wrong and no password', async () => {
  const { email } = await buildUser(app, { email: 'known@example.com' });
  const google = await buildUser(app, { email: 'google@example.com' });
  const gone = await buildUser(app, { email: 'gone@example.com' });
  const { db, clock } = app.platform;
  await updateRows(db, 'users', { email: google.email }, { password_hash: null });
  await updateRows(
    db,
    'users',
    { email: gone.email },
    { deleted_at: clock.now(), password_hash: null },
  );
  work.length = 0;

  const known = await answerTo(email, 'not the password');
  expect(known.status).toBe(400);
  expect(work).toEqual(['verify $argon2id$v=19$m=19456,t=2,p=1']);
  for (const other of ['nobody@example.com', google.email, gone.email]) {
    work.length = 0;
    expect(await answerTo(other, 'not the password'), other).toEqual(known);
    expect(work, other).toEqual(['verify $argon2id$v=19$m=19456,t=2,p=1']);
  }
});

test('a request for a reset mail hashes no password for any address', async () => {
  await buildUser(app, { email: 'reset@example.com' });
  work.length = 0;
  for (const email of ['reset@example.com', 'nobody@example.com']) {
    await app.call(contract.requestPasswordReset, { body: { email } });
  }
  expect(work).toEqual([]);
});

test('a token that the browser already has never becomes its session', async () => {
  const { email, password } = await buildUser(app, { email: 'fixed@example.com' });
  const planted = 'f'.repeat(43);
  const answer = await app.call(
    contract.login,
    { body: { email, password } },
    {
      token: planted,
      headers: { cookie: `token=${planted}; sesame_token=${planted}`, 'x-session-id': planted },
    },
  );
  if (answer.body.status !== 'success') throw new Error('sign-in was refused');
  expect(answer.body.access_token).not.toBe(planted);
  expect((await app.call(sessionContract.getUser, {}, { token: planted })).status).toBe(401);
  const again = await app.call(contract.login, { body: { email, password } });
  expect(again.body).not.toEqual(answer.body);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^sesame-device=/);
  expect(cookie).not.toContain(JSON.stringify(answer.body).match(/[\w-]{43}/)?.[0]);
});
