import { getGoogleUser, startGoogle } from '@sesame/contract/shop/google.ts';
import * as session from '@sesame/contract/shop/session.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../../../../emulators/identity/people.ts';
import {
  type RunningIdentity,
  startIdentity,
} from '../../../../../emulators/identity/start-identity.ts';
import { openBrowser } from '../../../../../emulators/identity/test/open-browser.ts';
import { openGoogleBrowser, ticketOf } from '../../../../test/network/google-browser.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';

let app: TestApp;
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
  app = await startApp({
    env: {
      GOOGLE_ISSUER: identity.url,
      GOOGLE_CLIENT_ID: identity.clientId,
      GOOGLE_CLIENT_SECRET: identity.clientSecret,
    },
  });
});
afterAll(async () => {
  await app.stop();
  await identity.stop();
});

/** Signs in from the shop's button through the provider's page back to the shop. */
async function signInAs(form: Readonly<Record<string, string>>) {
  const shop = openGoogleBrowser(app);
  const atProvider = openBrowser((url) => url.origin === app.url);
  const page = await atProvider.get(await shop.start());
  const back = await atProvider.submit(page.url, form);
  return { shop, ticket: ticketOf(await shop.comeBack(back.url)) };
}

test('an independent provider signs a person up and in again', async () => {
  const [anna] = demoPeople;
  const first = await signInAs({ sub: anna?.sub ?? '' });
  expect((await first.shop.userinfo(first.ticket)).body).toEqual({
    email: anna?.email,
    name: anna?.name,
    picture: null,
  });
  const signedUp = await first.shop.signIn(first.ticket);
  const second = await signInAs({ sub: anna?.sub ?? '' });
  const signedIn = await second.shop.signIn(second.ticket);
  const users = await Promise.all(
    [signedUp, signedIn].map(({ body }) =>
      app.call(session.getUser, {}, { token: body.access_token }),
    ),
  );
  expect(users[0]?.body.email_confirmed).toBe(true);
  expect(users[1]?.body).toEqual(users[0]?.body);
});

test('refusals are shown in the words of the provider', async () => {
  const { shop, ticket } = await signInAs({ cancel: '1' });
  expect((await shop.userinfo(ticket)).refusal).toMatchObject({
    code: 'google_refused',
    reason: 'The person refused access',
  });
});

test('an unverified email creates no account', async () => {
  const unverified = demoPeople.find((person) => !person.email_verified);
  const { shop, ticket } = await signInAs({ sub: unverified?.sub ?? '' });
  expect((await shop.signIn(ticket)).refusal?.code).toBe('google_email_unverified');
});

test('a wrong client secret is logged for the operator and refuses the person', async () => {
  const shop = await startApp({
    env: {
      GOOGLE_ISSUER: identity.url,
      GOOGLE_CLIENT_ID: identity.clientId,
      GOOGLE_CLIENT_SECRET: 'not the secret of it',
    },
  });
  const atProvider = openBrowser((url) => url.origin === shop.url);
  const started = await fetch(`${shop.url}${startGoogle.path}`, { redirect: 'manual' });
  const [cookie = ''] = started.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const page = await atProvider.get(started.headers.get('location') ?? '');
  const back = await atProvider.submit(page.url, { email: 'somebody@gmail.com' });
  const landed = await fetch(back.url, { redirect: 'manual', headers: { cookie } });
  const ticket = ticketOf(new URL(landed.headers.get('location') ?? ''));
  const answer = await shop.call(
    getGoogleUser,
    {},
    { headers: { authorization: `Bearer ${ticket}`, cookie } },
  );
  await shop.stop();
  expect(answer.refusal?.code).toBe('google_refused');
  // A busy machine may add other warnings.
  const refusals = shop.logLines.filter(({ msg }) => msg === 'google sign-in failed');
  expect(refusals).toMatchObject([{ reason: 'the provider answered invalid_client' }]);
});
