import * as session from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { expect } from 'vitest';
import { buildUser } from '../../../../test/build/build-user.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { describeDevice } from './device.rules.ts';

const test = shopTest(['mail']);
const mailed = test.shop;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/';
const HOSTILE = '<script>alert(1)</script>{{7*7}} Safari/1 iPhone';

const signIn = (email: string, password: string, userAgent: string) =>
  mailed.app.call(
    contract.login,
    { body: { email, password } },
    { headers: { 'user-agent': userAgent } },
  );
const newDeviceMails = async (email: string) =>
  (await mailed.mailsTo(email)).filter(({ subject }) => subject === 'New sign-in to your account');

test('a sign-in from a new device is mailed, the first device and known ones are not', async () => {
  const { email, password } = await buildUser(mailed.app);
  expect(await newDeviceMails(email)).toEqual([]);
  await signIn(email, password, `${FIREFOX}140.0`);
  const [mail, ...others] = await newDeviceMails(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Device: Firefox, Windows');
  expect(mail?.text).toContain('Network: 127.0.0.0/24');
  expect(mail?.text).toContain('Time: 10.03.2026, 12:00 UTC');
  expect(mail?.links).toEqual([`${mailed.app.url}/settings/security`]);
  // A browser update does not make a new device.
  await signIn(email, password, `${FIREFOX}141.0`);
  expect(await newDeviceMails(email)).toHaveLength(1);
});

test('a wrong password or a refreshed token sends no mail', async () => {
  const { email, token } = await buildUser(mailed.app);
  await signIn(email, 'not the password', `${FIREFOX}140.0`);
  await mailed.app.call(
    session.refreshToken,
    { body: { token } },
    { headers: { 'user-agent': `${FIREFOX}140.0` } },
  );
  expect(await newDeviceMails(email)).toEqual([]);
});

test('no part of the user agent is copied into the mail', async () => {
  const { email, password } = await buildUser(mailed.app);
  await signIn(email, password, HOSTILE);
  const [mail] = await newDeviceMails(email);
  expect(mail?.text).toContain('Device: Safari, iPhone');
  expect(`${mail?.html}${mail?.text}`).not.toMatch(/alert|7\*7/);
});

test('a device unused for half a year is forgotten, except the last one', async () => {
  const { email, password } = await buildUser(mailed.app);
  const start = mailed.app.clock.now();
  mailed.app.clock.advance(1_000);
  await signIn(email, password, `${FIREFOX}140.0`);
  mailed.app.clock.advance(181 * 24 * 60 * 60 * 1_000);
  await mailed.app.jobs.run('delete-old-devices');
  await signIn(email, password, `${FIREFOX}140.0`);
  expect(await newDeviceMails(email)).toHaveLength(1);
  await signIn(email, password, 'node');
  expect(await newDeviceMails(email)).toHaveLength(2);
  mailed.app.clock.set(start);
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Chrome, Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537 Edg/140.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140 Mobile Safari/537',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604',
    'Safari, iPhone',
  ],
  ['curl/8.5.0', undefined],
  ['', undefined],
])('%s is %s', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});
