import { getSecurity } from '@sesame/contract/shop/account.ts';
import { getUser, updateUser } from '@sesame/contract/shop/session.ts';
import { expect } from 'vitest';
import { buildUser } from '../../../test/build/build-user.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

const ADDRESS = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const OTHER_ADDRESS = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';

const test = shopTest([], {
  env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@shop.example' },
});
const { app } = test;

type Change = Parameters<typeof app.call<typeof updateUser>>[1]['body'];
const change = (token: string, body: Change) => app.call(updateUser, { body }, { token });
const meOf = async (token: string) => (await app.call(getUser, {}, { token })).body;

test('a username is trimmed and stored', async () => {
  const { token } = await buildUser(app);
  expect((await change(token, { username: '  Zoë_1 ' })).body.username).toBe('Zoë_1');
  expect((await meOf(token)).username).toBe('Zoë_1');
});

test.each([
  ['ADMIN', 400, 'username_reserved'],
  ['  moderator ', 400, 'username_reserved'],
  ['ѕupport', 400, 'username_reserved'],
  ['a b', 400, 'username_invalid'],
  ['   ', 400, 'username_invalid'],
  ['x'.repeat(33), 400, 'username_invalid'],
  ['"><img src=x>', 400, 'username_invalid'],
])('the username %j is refused with %i %s', async (username, status, code) => {
  const { token } = await buildUser(app);
  const before = await meOf(token);
  const answer = await change(token, { username });
  expect(answer.status).toBe(status);
  expect(answer.refusal).toMatchObject({ code });
  expect(await meOf(token)).toEqual(before);
});

test('a username in use is a conflict with text 109; keeping the own one is allowed', async () => {
  const first = await buildUser(app);
  await change(first.token, { username: 'Ludmila' });
  const second = await buildUser(app);
  const taken = await change(second.token, { username: 'LUDMILA' });
  expect(taken.status).toBe(409);
  expect(taken.refusal?.message).toBe('This username is already taken.');
  expect((await change(first.token, { username: 'ludmila' })).status).toBe(200);
});

test('of 8 concurrent users who want one name exactly one gets it', async () => {
  const people = [];
  for (let i = 0; i < 8; i++) people.push(await buildUser(app));
  const answers = await Promise.all(people.map(({ token }) => change(token, { username: 'Only' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    200,
    ...Array<number>(people.length - 1).fill(409),
  ]);
});

test('changing the TRC20 address needs the password, sends a mail, stores the time', async () => {
  const { token, password } = await buildUser(app);
  const changed = await change(token, { username: 'payee', trc20_address: ADDRESS, password });
  expect(changed.body).toMatchObject({ username: 'payee', trc20_address: ADDRESS });
  const security = await app.call(getSecurity, {}, { token });
  expect(security.body.trc20_changed_at).toBe(app.clock.now().toISOString());
  const mails = await app.platform.db
    .selectFrom('mails')
    .select('key')
    .where('key', 'like', `account-changed:${changed.body.uid}:%`)
    .execute();
  expect(mails).toHaveLength(1);
});

test.each([undefined, 'not the password'])(
  'with the password %j a TRC20 address is neither set, changed nor removed',
  async (given) => {
    const { token, password } = await buildUser(app);
    const wrong = given === undefined ? {} : { password: given };
    const set = await change(token, { trc20_address: ADDRESS, ...wrong });
    expect(set.status).toBe(400);
    expect(set.refusal).toMatchObject({ code: 'password_wrong' });
    await change(token, { trc20_address: ADDRESS, password });
    for (const trc20_address of [OTHER_ADDRESS, null, '']) {
      const answer = await change(token, { trc20_address, username: 'ignored', ...wrong });
      expect(answer.refusal).toMatchObject({ code: 'password_wrong' });
    }
    expect(await meOf(token)).toMatchObject({ trc20_address: ADDRESS });
    expect((await meOf(token)).username).not.toBe('ignored');
  },
);

test('saving the same TRC20 address needs no password and keeps its time', async () => {
  const { token, password } = await buildUser(app);
  await change(token, { trc20_address: ADDRESS, password });
  const before = (await app.call(getSecurity, {}, { token })).body;
  app.clock.advance(1_000);
  const again = await change(token, { trc20_address: ` ${ADDRESS} `, username: 'samewallet' });
  expect(again.status).toBe(200);
  expect((await app.call(getSecurity, {}, { token })).body).toEqual(before);
});

test('a TRC20 address can be removed with the password', async () => {
  const { token, password } = await buildUser(app);
  await change(token, { trc20_address: ADDRESS, password });
  expect((await change(token, { trc20_address: '', password })).body.trc20_address).toBeNull();
});

test.each([
  ['the contract of USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['a wrong last letter', `${ADDRESS.slice(0, -1)}9`],
  ['another case', ADDRESS.toLowerCase()],
  ['a Bitcoin address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['hex', '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'],
  ['an Ethereum address', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['a Cyrillic look-alike', ADDRESS.replace('T', 'Т')],
  ['a sentence', "'; drop table users; --"],
])('%s is refused as a TRC20 address', async (_what, trc20_address) => {
  const { token, password } = await buildUser(app);
  const answer = await change(token, { trc20_address, password });
  expect(answer.status).toBe(400);
  expect(answer.refusal).toMatchObject({ code: 'trc20_invalid' });
});
