import * as sessionContract from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { describe, expect } from 'vitest';
import { buildUser } from '../../../../test/build/build-user.ts';
import { insertRows, listRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['mail']);
const mailed = test.shop;

const confirm = (token: string, session?: string) =>
  mailed.app.call(contract.confirmEmail, { body: { token } }, { token: session });
const confirmBy = (token: string, password: string) =>
  mailed.app.call(contract.confirmEmail, { body: { token, password } });
const reject = (token: string) => mailed.app.call(contract.rejectAccount, { body: { token } });
const resend = (token: string) => mailed.app.call(contract.resendConfirmation, {}, { token });
const isConfirmed = async (token: string) =>
  (await mailed.app.call(sessionContract.getUser, {}, { token })).body.email_confirmed;

describe('the link of a confirmation mail', () => {
  test('comes with the registration and confirms the address once', async () => {
    const { token: session, email } = await buildUser(mailed.app);
    expect(await isConfirmed(session)).toBe(false);
    const token = await mailed.tokenFor(email, '/confirm-email');
    expect((await confirm(token, session)).status).toBe(200);
    expect(await isConfirmed(session)).toBe(true);
    const again = await confirm(token, session);
    expect(again.status).toBe(400);
    expect(again.refusal).toMatchObject({ code: 'confirm_link_invalid' });
  });

  test('does not delay the registration while the mail server hangs', async () => {
    mailed.mailbox.faults.set({ smtp: 'hang' });
    const { token: session, email } = await buildUser(mailed.app);
    await mailed.app.jobs.run('send-mails');
    mailed.mailbox.faults.set({});
    mailed.app.clock.advance(10_000);
    expect((await confirm(await mailed.tokenFor(email, '/confirm-email'), session)).status).toBe(
      200,
    );
    expect(await isConfirmed(session)).toBe(true);
  });

  test('is replaced by the next one until the address is confirmed', async () => {
    const { token: session, email } = await buildUser(mailed.app);
    const first = await mailed.tokenFor(email, '/confirm-email');
    expect((await resend(session)).status).toBe(200);
    const second = await mailed.tokenFor(email, '/confirm-email');
    expect((await confirm(first, session)).status).toBe(400);
    expect((await confirm(second, session)).status).toBe(200);
    const mails = (await mailed.mailsTo(email)).length;
    expect((await resend(session)).status).toBe(200);
    expect(await mailed.mailsTo(email)).toHaveLength(mails);
  });

  test('expires after three days', async () => {
    const { token: session, email } = await buildUser(mailed.app);
    const start = mailed.app.clock.now();
    const token = await mailed.tokenFor(email, '/confirm-email');
    mailed.app.clock.advance(3 * 24 * 60 * 60 * 1_000);
    expect((await confirm(token, session)).status).toBe(400);
    mailed.app.clock.set(start);
    expect(await isConfirmed(session)).toBe(false);
  });

  test('is void once the account has another address', async () => {
    const { token: session, email } = await buildUser(mailed.app);
    const token = await mailed.tokenFor(email, '/confirm-email');
    await updateRows(mailed.app, 'users', { email }, { email: `moved.${email}` });
    expect((await confirm(token, session)).status).toBe(400);
    expect(await isConfirmed(session)).toBe(false);
  });

  test('is not stored in plain text, and expired ones are deleted', async () => {
    const { email } = await buildUser(mailed.app);
    await mailed.tokenFor(email, '/confirm-email');
    const start = mailed.app.clock.now();
    mailed.app.clock.advance(4 * 24 * 60 * 60 * 1_000);
    await mailed.app.jobs.run('delete-expired-tokens');
    const left = await listRows(mailed.app, 'one_time_tokens', {}, ['kind']);
    expect(left).toEqual([]);
    mailed.app.clock.set(start);
  });
});

describe('a confirmation link pressed by another person', () => {
  test('requires the session or password of the account', async () => {
    const { token: stranger, email } = await buildUser(mailed.app);
    const { token: another } = await buildUser(mailed.app);
    const token = await mailed.tokenFor(email, '/confirm-email');
    for (const session of [undefined, another, 'x'.repeat(43)]) {
      const pressed = await confirm(token, session);
      expect(pressed.status).toBe(409);
      expect(pressed.refusal).toMatchObject({
        code: 'confirm_needs_owner',
        email,
        has_password: true,
      });
    }
    expect(await isConfirmed(stranger)).toBe(false);
  });

  test('accepts the password of the account, which can be tried ten times', async () => {
    const first = await buildUser(mailed.app);
    const token = await mailed.tokenFor(first.email, '/confirm-email');
    expect((await confirmBy(token, 'not the password')).refusal?.code).toBe('password_wrong');
    expect((await confirmBy(token, first.password)).status).toBe(200);
    expect(await isConfirmed(first.token)).toBe(true);

    const guessed = await buildUser(mailed.app);
    const link = await mailed.tokenFor(guessed.email, '/confirm-email');
    for (let tries = 0; tries < 10; tries++) await confirmBy(link, `guess number ${tries}`);
    const right = await confirmBy(link, guessed.password);
    expect(right.refusal?.code).toBe('confirm_link_invalid');
    expect((await confirm(link, guessed.token)).status).toBe(200);
  });

  test('can delete the unconfirmed account, whose address can be registered again', async () => {
    const stranger = await buildUser(mailed.app);
    const token = await mailed.tokenFor(stranger.email, '/confirm-email');
    expect((await reject(token)).status).toBe(200);
    expect(
      (await mailed.app.call(sessionContract.getUser, {}, { token: stranger.token })).status,
    ).toBe(401);
    expect((await reject(token)).refusal?.code).toBe('confirm_link_invalid');
    await buildUser(mailed.app, { email: stranger.email, password: 'of the real owner' });
  });

  test('deletes no confirmed account and none with purchases', async () => {
    const mine = await buildUser(mailed.app);
    const used = await mailed.tokenFor(mine.email, '/confirm-email');
    await confirm(used, mine.token);
    expect((await reject(used)).refusal?.code).toBe('confirm_link_invalid');

    const buyer = await buildUser(mailed.app);
    const token = await mailed.tokenFor(buyer.email, '/confirm-email');
    const { uid } = (await mailed.app.call(sessionContract.getUser, {}, { token: buyer.token }))
      .body;
    await insertRows(mailed.app, 'partner_balances', { partner_id: uid });
    expect((await reject(token)).refusal?.code).toBe('account_in_use');
    expect((await confirm(token, buyer.token)).status).toBe(200);
  });
});

describe('registering an address that has an account', () => {
  test('mails its owner, once a day', async () => {
    const { email } = await buildUser(mailed.app);
    const start = mailed.app.clock.now();
    const again = () =>
      mailed.app.call(contract.register, { body: { email, password: 'another good one' } });
    const mailCount = async () =>
      (await mailed.mailsTo(email)).filter(
        ({ subject }) => subject === 'You already have an account',
      ).length;
    expect((await again()).status).toBe(409);
    expect((await again()).status).toBe(409);
    expect(await mailCount()).toBe(1);
    mailed.app.clock.advance(24 * 60 * 60 * 1_000);
    await again();
    expect(await mailCount()).toBe(2);
    mailed.app.clock.set(start);
  });

  test('a refused registration sends no other mail', async () => {
    const { email } = await buildUser(mailed.app);
    const before = (await mailed.mailsTo(email)).length;
    await mailed.app.call(contract.register, { body: { email, password: 'short' } });
    expect(await mailed.mailsTo(email)).toHaveLength(before);
  });
});
