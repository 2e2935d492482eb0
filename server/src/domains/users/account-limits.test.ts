import { createHmac } from 'node:crypto';
import { routeLimits } from '@sesame/contract/shared/limits.ts';
import * as session from '@sesame/contract/shop/session.ts';
import { receiveTelegramUpdate } from '@sesame/contract/shop/telegram.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { expect } from 'vitest';
import { buildUser } from '../../../test/build/build-user.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

const SECRET = 'telegram-webhook-secret-of-a-test';

const test = shopTest([], {
  limits: true,
  env: {
    TRUST_PROXY: '1',
    TELEGRAM_BOT_TOKEN: `123456789:${'a'.repeat(35)}`,
    TELEGRAM_BOT_NAME: 'limits_shop_bot',
    TELEGRAM_WEBHOOK_SECRET: SECRET,
  },
});
const { app } = test;

const WALLET = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

let networks = 0;
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const newNetwork = () => from(`10.${networks >> 8}.${networks++ & 255}.1`);

let people = 0;
const registerAt = (domain: string, options: ReturnType<typeof from>) =>
  app.call(
    contract.register,
    { body: { email: `person${++people}@${domain}`, password: 'a long password' } },
    options,
  );

test('a network can register sixty accounts an hour', async () => {
  const network = newNetwork();
  const statuses: number[] = [];
  for (let count = 0; count <= routeLimits.register.max; count++) {
    // The limit of a minute is smaller; this hour is passed faster.
    if (count % 15 === 0) {
      await app.platform.pool.query("delete from rate_limits where key like 'signIn:%'");
    }
    statuses.push((await registerAt('gmail.com', network)).status);
  }
  expect(statuses).toEqual([...Array<number>(60).fill(201), 429]);
});

test('payout address and password change each allow five wrong passwords an hour', async () => {
  const { body } = await registerAt('payout.example', newNetwork());
  const own = { token: body.access_token };
  const setAddress = async () =>
    (
      await app.call(
        session.updateUser,
        { body: { trc20_address: WALLET, password: 'not the password' } },
        own,
      )
    ).status;
  const change = async () =>
    (
      await app.call(
        contract.changePassword,
        { body: { password_old: 'not the password', password_new: 'another long password' } },
        own,
      )
    ).status;
  const statuses = [];
  for (let count = 0; count < 6; count++) statuses.push(await setAddress());
  expect(statuses).toEqual([...Array<number>(5).fill(400), 429]);
  const changes = [];
  for (let count = 0; count < 6; count++) changes.push(await change());
  expect(changes).toEqual([...Array<number>(5).fill(400), 429]);
});

test('updates without the secret are rate limited and refused, those with it are not', async () => {
  const update = (secret: string) =>
    fetch(`${app.url}${receiveTelegramUpdate.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.9',
        'x-telegram-bot-api-secret-token': secret,
      },
      body: JSON.stringify({ update_id: ++people }),
    }).then(({ status }) => status);
  const guess = (count: number) =>
    createHmac('sha256', 'guess').update(String(count)).digest('hex');
  for (let count = 0; count < routeLimits.webhook.max; count++) {
    expect(await update(guess(count))).toBe(404);
  }
  expect(await update(guess(0))).toBe(429);
  expect(await update(SECRET)).toBe(200);
});

test('a user id in any header except Authorization is ignored', async () => {
  const { body: victim } = await registerAt('victim.example', newNetwork());
  const { uid } = (await app.call(session.getUser, {}, { token: victim.access_token })).body;
  const attacker = await buildUser(app, { email: 'attacker@example.com' });
  const names = [
    'x-user-id',
    'x-user',
    'x-uid',
    'x-auth-user',
    'x-authenticated-user',
    'x-remote-user',
    'remote-user',
    'x-forwarded-user',
    'x-wcpay-platform-checkout-user',
    'x-original-user',
    'x-access-token',
    'x-api-key',
    'x-auth-token',
    'token',
    'cookie',
    'x-operator-id',
    'x-role',
    'x-is-admin',
    'x-http-method-override',
    'x-original-url',
    'x-rewrite-url',
  ];
  for (const name of names) {
    for (const value of [uid, victim.access_token, `Bearer ${victim.access_token}`]) {
      const content = name === 'cookie' ? `token=${victim.access_token}` : value;
      const headers = { [name]: content };
      expect((await app.call(session.getUser, {}, { headers })).status, name).toBe(401);
      const own = await app.call(session.getUser, {}, { token: attacker.token, headers });
      expect(own.body.email, name).toBe('attacker@example.com');
    }
  }
});
