import { confirmOperator, signInOperator } from '@sesame/contract/console/operators.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { describe, expect } from 'vitest';
import {
  buildOperator,
  codeNow,
  type TestOperator,
} from '../../../../test/build/build-operator.ts';
import { watchStatements } from '../../../../test/database/watch-statements.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest([], { limits: true, env: { TRUST_PROXY: '1' } });
const { app } = test;

const from = (network: string, cookie?: string) => ({
  'x-forwarded-for': `${network}.9`,
  ...(cookie !== undefined && { cookie }),
});
const guess = (email: string, headers: Record<string, string>, password = 'a guess of many') =>
  app.call(signInOperator, { body: { email, password, code: '000000' } }, { headers });
function signIn({ email, password, secret }: TestOperator, headers: Record<string, string>) {
  app.clock.advance(60_000);
  const body = { email, password, code: codeNow(app, secret) };
  return app.call(signInOperator, { body }, { headers });
}
/** Fails repeatedly, waiting out each delay, until the delay exceeds the minute that passes before `signIn`. */
const wait = async (email: string, network: string) => {
  for (let failures = 1; failures <= 12; failures++) {
    expect((await guess(email, from(network))).status).not.toBe(429);
    if (failures < 12) app.clock.advance(failures < 5 ? 0 : 1_000 * 2 ** (failures - 5));
  }
  app.clock.advance(60_000);
  expect((await guess(email, from(network))).status).toBe(429);
};

describe('failed operator sign-ins', () => {
  test('delay their own network only', async () => {
    const operator = await buildOperator(app);
    await wait(operator.email, '198.51.100');
    expect((await signIn(operator, from('203.0.113'))).status).toBe(201);
  });

  test('from many networks delay unknown browsers, but no trusted one', async () => {
    const operator = await buildOperator(app);
    const signedIn = await signIn(operator, from('203.0.114'));
    const cookie = signedIn.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sesame-console-device=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
    for (let network = 0; network < 220; network++) {
      await guess(operator.email, from(`10.1.${network}`));
    }
    expect((await guess(operator.email, from('10.2.1'))).status).toBe(429);
    const own = cookie.split(';', 1)[0];
    expect((await signIn(operator, from('203.0.115', own))).status).toBe(201);
  });

  test('from a trusted browser delay that browser', async () => {
    const operator = await buildOperator(app);
    const signedIn = await signIn(operator, from('203.0.116'));
    const own = (signedIn.headers.get('set-cookie') ?? '').split(';', 1)[0];
    for (let tries = 0; tries < 5; tries++) await guess(operator.email, from('203.0.116', own));
    expect((await guess(operator.email, from('203.0.117', own))).status).toBe(429);
  });

  test('are counted separately from buyer sign-ins with any text as email', async () => {
    const operator = await buildOperator(app);
    for (const email of [`operator ${operator.email}`, `["operator","${operator.email}"]`]) {
      for (let tries = 0; tries < 7; tries++) {
        const headers = from(`10.3.${tries}`);
        await app.call(login, { body: { email, password: 'a guess of many' } }, { headers });
      }
    }
    expect((await signIn(operator, from('203.0.118'))).status).toBe(201);
  });

  test('do not prevent a signed-in operator from confirming, which is counted per session', async () => {
    const operator = await buildOperator(app);
    const stolen = (await signIn(operator, from('203.0.119'))).body.token;
    await wait(operator.email, '198.51.101');
    const confirm = (token: string, password: string) => {
      app.clock.advance(60_000);
      const body = { password, code: codeNow(app, operator.secret) };
      return app.call(confirmOperator, { body }, { token });
    };
    for (let tries = 0; tries < 5; tries++) {
      const body = { password: 'a guess of many', code: '000000' };
      await app.call(confirmOperator, { body }, { token: stolen });
    }
    const more = { password: operator.password, code: codeNow(app, operator.secret) };
    const late = await app.call(confirmOperator, { body: more }, { token: stolen });
    expect(late.status).toBe(429);
    expect((await confirm(operator.token, operator.password)).status).toBe(200);
  });

  test('are logged with the network and an account name that is not the email', async () => {
    const { email } = await buildOperator(app);
    const before = app.logLines.length;
    await guess(email, from('198.51.102'));
    const lines = app.logLines.slice(before);
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'operator sign-in failed',
        network: expect.stringMatching(/^198\.51\.102\./),
        account: expect.stringMatching(/^[0-9a-f]{16}$/),
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain(email);
  });
});

test('an unknown email, a wrong password and a wrong code run the same queries', async () => {
  const operator = await buildOperator(app);
  const statements: unknown[] = [];
  for (const [email, password] of [
    ['nobody.at.all@shop.example', operator.password],
    [operator.email, 'a guess of many'],
    [operator.email, operator.password],
  ] as const) {
    const watched = await watchStatements(app.platform.pool, () =>
      guess(email, from('198.51.103'), password),
    );
    expect(watched.result.refusal?.code).toBe('sign_in_failed');
    expect(watched.statements.length).toBeGreaterThan(5);
    statements.push(watched.statements);
  }
  expect(statements[1]).toEqual(statements[0]);
  expect(statements[2]).toEqual(statements[0]);
});

test('a correct code with a wrong password is not used up', async () => {
  const operator = await buildOperator(app);
  app.clock.advance(60_000);
  const code = codeNow(app, operator.secret);
  const { email, password } = operator;
  const headers = from('203.0.120');
  const body = { email, password: 'a guess of many', code };
  expect((await app.call(signInOperator, { body }, { headers })).status).toBe(400);
  const right = await app.call(signInOperator, { body: { email, password, code } }, { headers });
  expect(right.status).toBe(201);
});
