import * as contract from '@sesame/contract/shop/users.ts';
import { beforeEach, describe, expect } from 'vitest';
import type { RunningMaliciousProvider } from '../../../../../emulators/identity/start-malicious-provider.ts';
import { buildUser } from '../../../../test/build/build-user.ts';
import { findRow, listRows, updateRows } from '../../../../test/rows.ts';
import { googleUser } from '../../../../test/shops/parts/google.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let google: RunningMaliciousProvider;
const test = shopTest(['google']);
const { app, shop } = test;
test.beforeAll(() => {
  ({ google } = shop);
});
beforeEach(() => shop.reset());

describe('a new person', () => {
  test('is shown, gets an account without a password, and is signed in', async () => {
    const { browser, ticket } = await shop.arrive();
    expect((await browser.userinfo(ticket)).body).toEqual({
      email: google.person.email,
      name: 'Anna Levina',
      picture: 'https://pictures.example/anna.png',
    });
    const signedIn = await browser.signIn(ticket, { coupon: ' AUTUMN20 ', language: 'ru' });
    expect(signedIn.status).toBe(201);
    expect(signedIn.body.access_token).toMatch(/^[\w-]{43}$/);
    const me = await shop.me(signedIn.body.access_token);
    expect(me.body).toMatchObject({
      email: google.person.email,
      username: google.person.email.split('@')[0],
      email_confirmed: true,
      image_url: null,
      coupon: 'AUTUMN20',
      language: 'ru',
    });
    expect((await shop.signIn(google.person.email, 'correct horse battery')).refusal?.code).toBe(
      'sign_in_failed',
    );
  });

  test('returns as the same user even if their email at Google has changed', async () => {
    const first = await shop.arrive();
    const before = await shop.me((await first.browser.signIn(first.ticket)).body.access_token);
    const again = await shop.arrive({ ...google.person, email: 'renamed@gmail.com' });
    const after = await shop.me((await again.browser.signIn(again.ticket)).body.access_token);
    expect(after.body).toEqual(before.body);
  });

  test('with a mailbox not run by Google confirms the address by mail', async () => {
    const { browser, ticket } = await shop.arrive(googleUser({ email: 'anna@mail.example' }));
    const signedIn = await browser.signIn(ticket);
    expect((await shop.me(signedIn.body.access_token)).body.email_confirmed).toBe(false);
  });

  test('is stored with their referrer', async () => {
    const inviter = await buildUser(app);
    const { uid } = (await shop.me(inviter.token)).body;
    const { db } = app.platform;
    await updateRows(db, 'users', { id: uid }, { referral_code: 'annalev2' });
    const { browser, ticket } = await shop.arrive();
    const signedIn = await browser.signIn(ticket, { refferal_id: 'annalev2' });
    const created = await findRow(db, 'users', { email: google.person.email }, ['referred_by']);
    expect([signedIn.status, created?.referred_by]).toEqual([201, uid]);
  });

  test('cannot request rights, and the attempt is recorded', async () => {
    const { browser, ticket } = await shop.arrive();
    const signedIn = await browser.signIn(ticket, { is_admin: true });
    const { uid } = (await shop.me(signedIn.body.access_token)).body;
    const events = await listRows(app, 'security_events', { user_id: uid }, ['kind']);
    expect(events).toEqual([{ kind: 'registration_asked_for_admin' }]);
  });

  test('is identified by the ticket only: an email in the body changes nothing', async () => {
    const { browser, ticket } = await shop.arrive();
    const signedIn = await app.call(
      contract.register,
      { body: { oauth_google_token: ticket, email: 'victim@gmail.com', username: 'admin' } },
      { headers: { cookie: browser.cookie ?? '' } },
    );
    expect((await shop.me(signedIn.body.access_token)).body.email).toBe(google.person.email);
  });

  test('arriving ten times at once gets one account', async () => {
    const before = await shop.countRows();
    const arrivals = await Promise.all(Array.from({ length: 10 }, () => shop.arrive()));
    const answers = await Promise.all(
      arrivals.map(({ browser, ticket }) => browser.signIn(ticket)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const after = await shop.countRows();
    expect([after.users - before.users, after.identities - before.identities]).toEqual([1, 1]);
  });
});
