import {
  forcePasswordReset,
  removeBuyerSecondFactor,
  resendBuyerConfirmation,
} from '@sesame/contract/console/accounts.ts';
import { readBuyer } from '@sesame/contract/console/buyers.ts';
import * as account from '@sesame/contract/shop/account.ts';
import * as session from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { TOTP } from 'otpauth';
import { describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { buildUser } from '../../../test/build/build-user.ts';
import { auditEventsOn } from '../../../test/database/read-audit-events.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';

const NEW_PASSWORD = 'another fine password';
const body = { reason: 'their password was seen elsewhere' };

let owner: TestOperator;
let support: TestOperator;
const test = shopTest(['mail']);
const { app } = test;
const mailed = test.shop;
test.beforeAll(async () => {
  owner = await buildOperator(app);
  support = await buildOperator(app, { role: 'support' });
});

async function newPerson(at: TestApp = app) {
  const person = await buildUser(at);
  const id = (await at.call(session.getUser, {}, person)).body.uid;
  return { ...person, id, params: { id } };
}
const signIn = ({ email, password }: { email: string; password: string }) =>
  app.call(contract.login, { body: { email, password } });
const eventsOf = (id: string, at: TestApp = app) =>
  auditEventsOn(at, `user:${id}`, ['action', 'before', 'after', 'reason']);

describe('a forced password reset', () => {
  test('voids the old password and mails a link to set a new one', async () => {
    const person = await newPerson();
    const { params } = person;
    expect((await app.call(forcePasswordReset, { params, body }, support)).status).toBe(403);
    const done = await app.call(forcePasswordReset, { params, body }, owner);
    expect(done.body).toEqual({ link: null });
    expect((await app.call(session.getUser, {}, person)).status).toBe(401);
    expect((await signIn(person)).refusal?.code).toBe('sign_in_failed');
    expect((await app.call(readBuyer, { params }, support)).body.has_password).toBe(false);

    const token = await mailed.tokenFor(person.email, '/reset-password');
    const start = app.clock.now();
    app.clock.advance(60 * 60 * 1_000);
    const reset = { body: { token, password: NEW_PASSWORD } };
    expect((await app.call(contract.resetPassword, reset)).status).toBe(200);
    app.clock.set(start);
    expect((await signIn({ ...person, password: NEW_PASSWORD })).status).toBe(200);
    expect((await signIn(person)).refusal?.code).toBe('sign_in_failed');
    expect(await eventsOf(person.id)).toEqual([
      {
        action: 'users.force_reset',
        before: { password: true },
        after: { password: false, link: 'mailed' },
        ...body,
      },
    ]);
  });

  test('requires a recent confirmation of the operator', async () => {
    const { params } = await newPerson();
    const start = app.clock.now();
    app.clock.advance(11 * 60 * 1_000);
    const late = await app.call(forcePasswordReset, { params, body }, owner);
    expect(late.refusal?.code).toBe('confirmation_required');
    app.clock.set(start);
  });

  test('returns the link once if the shop sends no mail, audited without the secret', async () => {
    const withoutMail = await startApp();
    const own = await buildOperator(withoutMail);
    const { params, id } = await newPerson(withoutMail);
    const { link } = (await withoutMail.call(forcePasswordReset, { params, body }, own)).body;
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    expect(JSON.stringify(await eventsOf(id, withoutMail))).toContain('"shown"');
    expect(JSON.stringify(await eventsOf(id, withoutMail))).not.toContain(token);
    const reset = { body: { token, password: NEW_PASSWORD } };
    expect((await withoutMail.call(contract.resetPassword, reset)).status).toBe(200);
    const resend = await withoutMail.call(resendBuyerConfirmation, { params }, own);
    expect(resend.refusal?.code).toBe('unavailable');
    await withoutMail.stop();
  });
});

describe('a lost phone', () => {
  test('the second factor is removed and its owner notified', async () => {
    const person = await newPerson();
    const { params, password } = person;
    const started = await app.call(account.startSecondFactor, { body: { password } }, person);
    const { secret } = started.body;
    const code = new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
    await app.call(account.confirmSecondFactor, { body: { code } }, person);
    expect((await signIn(person)).body).toMatchObject({ status: 'second_factor' });

    expect((await app.call(removeBuyerSecondFactor, { params, body }, support)).status).toBe(403);
    expect((await app.call(removeBuyerSecondFactor, { params, body }, owner)).status).toBe(200);
    expect((await signIn(person)).body).toMatchObject({ status: 'success' });
    const again = await app.call(removeBuyerSecondFactor, { params, body }, owner);
    expect(again.refusal?.code).toBe('second_factor_state');
    const subjects = (await mailed.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Two-step sign-in is off');
    const events = await eventsOf(person.id);
    expect(events.map(({ action }) => action)).toEqual(['users.remove_second_factor']);
  });
});

describe('an unconfirmed address', () => {
  test('gets another confirmation mail until it is confirmed', async () => {
    const person = await newPerson();
    const { params, email } = person;
    const first = await mailed.tokenFor(email, '/confirm-email');
    expect((await app.call(resendBuyerConfirmation, { params }, support)).status).toBe(200);
    const token = await mailed.tokenFor(email, '/confirm-email');
    expect(token).not.toBe(first);
    expect(
      (await app.call(contract.confirmEmail, { body: { token, password: person.password } }))
        .status,
    ).toBe(200);
    const late = await app.call(resendBuyerConfirmation, { params }, support);
    expect(late.refusal?.code).toBe('version_conflict');
  });
});

test('an unknown buyer is refused by every recovery action', async () => {
  const params = { id: owner.id };
  expect((await app.call(forcePasswordReset, { params, body }, owner)).status).toBe(404);
  expect((await app.call(removeBuyerSecondFactor, { params, body }, owner)).status).toBe(404);
  expect((await app.call(resendBuyerConfirmation, { params }, owner)).status).toBe(404);
});
