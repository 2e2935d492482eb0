import {
  countOperatorRecoveryCodes,
  getOperatorSession,
  getOwnerSetup,
  renewOperatorRecoveryCodes,
  signInOperator,
  startOwnerSetup,
} from '@sesame/contract/console/operators.ts';
import { changeFirstRun, getFirstRun } from '@sesame/contract/console/setup/first-run.ts';
import { acceptInvitation, listTeam, readInvitation } from '@sesame/contract/console/team.ts';
import { register } from '@sesame/contract/shop/users.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOperator, codeNow } from '../../../../test/build/build-operator.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createSetupLink, upsertOperator } from '../index.ts';

const EMAIL = 'olivia@shop.example';
const PASSWORD = 'a password of hers';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

async function newTicket(): Promise<string> {
  const link = await createSetupLink(app.platform);
  if (link === undefined) throw new Error('the shop has an owner');
  expect(link.startsWith(`${app.platform.publicUrl()}/admin/setup#`)).toBe(true);
  return link.slice(link.indexOf('#') + 1);
}

const newBuyer = (email: string) => ({
  email,
  username: 'buyer',
  is_admin: false,
  image_url: '',
  trc20_address: '',
  refferal_id: null,
  password: 'a long word of theirs',
});

const start = (ticket: string, email = EMAIL) =>
  app.call(startOwnerSetup, { body: { ticket, email, name: 'Olivia' } });

async function join(token: string, password = PASSWORD) {
  const { body } = await app.call(readInvitation, { body: { token } });
  const code = codeNow(app, body.secret);
  return app.call(acceptInvitation, { body: { token, password, code } });
}

const needsOwner = async () => (await app.call(getOwnerSetup, {})).body.needs_owner;

test('the first owner joins by the printed link, without a command', async () => {
  expect(await needsOwner()).toBe(true);
  const { body } = await start(await newTicket());
  const joined = await join(body.token);
  expect(joined.status).toBe(201);
  expect(joined.body.recovery_codes).toHaveLength(10);
  const session = await app.call(getOperatorSession, {}, { token: joined.body.token });
  expect(session.body.operator).toMatchObject({ name: 'Olivia', role: 'owner' });
  expect(await needsOwner()).toBe(false);
  expect(await createSetupLink(app.platform)).toBeUndefined();
});

test('a new shop takes no registrations until its first owner opens it', async () => {
  const { body: invitation } = await start(await newTicket());
  const { body: joined } = await join(invitation.token);
  const by = { token: joined.token };
  // The shop closes a moment after its owner has joined: an attempt before that succeeds.
  let attempts = 0;
  const signUp = () =>
    app.call(register, {
      body: newBuyer(`buyer-${++attempts}@people.example`),
    });
  await expect.poll(async () => (await signUp()).refusal?.code).toBe('shop_closed');
  const firstRun = async () => (await app.call(getFirstRun, {}, by)).body;
  expect(await firstRun()).toMatchObject({
    open: false,
    missing: ['product', 'method', 'open'],
    mail: false,
    method: null,
    draft: null,
    first_sale: null,
  });
  expect((await firstRun()).steps.every(({ done }) => !done)).toBe(true);

  await app.call(changeFirstRun, { body: { open: true, hidden: true } }, by);
  expect(await firstRun()).toMatchObject({
    open: true,
    hidden: true,
    missing: ['product', 'method'],
  });
  expect((await signUp()).status).toBe(201);
  await app.call(changeFirstRun, { body: { open: false } }, by);
  expect((await firstRun()).open).toBe(false);
});

test('a shop that no operator has joined is closed, and one that has operators stays as it was', async () => {
  const start = () =>
    startApp({ databaseUrl: app.databaseUrl, env: { OPEN_WITHOUT_OWNER: 'false' } });
  const signUp = async (shop: TestApp) =>
    (await shop.call(register, { body: newBuyer('visitor@people.example') })).refusal?.code;
  const isNew = await start();
  expect(await signUp(isNew)).toBe('shop_closed');
  await isNew.stop();
  // As in a shop whose operators never opened or closed it.
  await buildOperator(app);
  const worked = await start();
  expect(await signUp(worked)).toBeUndefined();
  await worked.stop();
});

test('a mistyped email is corrected with the same link, and only one owner joins', async () => {
  const ticket = await newTicket();
  const wrong = await start(ticket, 'olivai@shop.example');
  const right = await start(ticket);
  const [one, two] = await Promise.all([join(wrong.body.token), join(right.body.token)]);
  expect([one.status, two.status].sort()).toEqual([201, 400]);
  expect([one.refusal?.code, two.refusal?.code]).toContain('invitation_invalid');
  const token = one.status === 201 ? one.body.token : two.body.token;
  expect((await app.call(listTeam, {}, { token })).body.members).toHaveLength(1);
});

test('links of all processes work until one is used, and for a day', async () => {
  const [first, second] = [await newTicket(), await newTicket()];
  app.clock.advance(24 * 3_600_000 - 1);
  expect((await start(first)).status).toBe(201);
  expect((await start(second)).status).toBe(201);
  app.clock.advance(1);
  expect((await start(first)).refusal?.code).toBe('setup_link_invalid');
});

test('an owner made by the command ends links and invitations of the setup', async () => {
  const ticket = await newTicket();
  const { body } = await start(ticket);
  await buildOperator(app, { role: 'owner' });
  expect((await start(ticket)).refusal?.code).toBe('setup_link_invalid');
  expect((await join(body.token)).refusal?.code).toBe('invitation_invalid');
});

test('an unknown ticket, an invalid email and a demo are refused', async () => {
  expect((await start('x'.repeat(43))).refusal?.code).toBe('setup_link_invalid');
  const ticket = await newTicket();
  expect((await start(ticket, 'olivia')).refusal?.code).toBe('email_invalid');
  const demo = await startApp({ databaseUrl: app.databaseUrl, env: { DEMO: 'true' } });
  expect((await demo.call(getOwnerSetup, {})).body).toMatchObject({
    needs_owner: false,
    demo: { password: 'open sesame demo' },
  });
  expect((await app.call(getOwnerSetup, {})).body).not.toHaveProperty('demo');
  const body = { ticket, email: EMAIL, name: 'Olivia' };
  expect((await demo.call(startOwnerSetup, { body })).refusal?.code).toBe('setup_link_invalid');
  await demo.stop();
});

test('a recovery code signs in once instead of a code of the app, and is audited', async () => {
  const operator = await inTransaction(app.platform.db, (tx) =>
    upsertOperator(tx, app.platform, {
      id: app.platform.ids.uuid(),
      email: EMAIL,
      name: 'Olivia',
      role: 'owner',
      password: PASSWORD,
    }),
  );
  const [code = '', other = ''] = operator.recoveryCodes;
  const signIn = (typed: string) =>
    app.call(signInOperator, { body: { email: EMAIL, password: PASSWORD, code: typed } });
  const signedIn = await signIn(code.toUpperCase().replaceAll('-', ' '));
  expect(signedIn.status).toBe(201);
  expect((await signIn(code)).refusal?.code).toBe('sign_in_failed');
  const { token } = signedIn.body;
  expect((await app.call(countOperatorRecoveryCodes, {}, { token })).body).toEqual({ left: 9 });
  const renewed = await app.call(renewOperatorRecoveryCodes, {}, { token });
  expect(renewed.body.codes).toHaveLength(10);
  expect((await app.call(countOperatorRecoveryCodes, {}, { token })).body).toEqual({ left: 10 });
  expect((await signIn(other)).refusal?.code).toBe('sign_in_failed');
  const events = await app.platform.db
    .selectFrom('audit_events')
    .select(['action', 'after'])
    .where('action', 'in', ['session.open', 'session.renew_recovery_codes'])
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { action: 'session.open', after: { recovery_code: true } },
    { action: 'session.renew_recovery_codes', after: null },
  ]);
});
