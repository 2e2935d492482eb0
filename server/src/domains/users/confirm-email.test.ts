import * as contract from '@sesame/contract/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '../../../test/build-user.ts';
import { type MailedApp, startMailedApp } from '../../../test/start-mailed-app.ts';

let mailed: MailedApp;
beforeAll(async () => {
  mailed = await startMailedApp();
});
afterAll(() => mailed.stop());

const confirm = (token: string) => mailed.app.call(contract.confirmEmail, { body: { token } });
const resend = (token: string) => mailed.app.call(contract.resendConfirmation, {}, { token });
const isConfirmed = async (token: string) =>
  (await mailed.app.call(contract.getUser, {}, { token })).body.email_confirmed;

describe('the link of a confirmation mail', () => {
  test('comes with the registration and confirms the address once', async () => {
    const { token: session, email } = await buildUser(mailed.app);
    expect(await isConfirmed(session)).toBe(false);
    const token = await mailed.tokenFor(email, '/confirm-email');
    expect((await confirm(token)).status).toBe(200);
    expect(await isConfirmed(session)).toBe(true);
    const again = await confirm(token);
    expect(again.status).toBe(400);
    expect(again.refusal).toMatchObject({ code: 'confirm_link_invalid' });
  });

  test('is not waited for: a registration is answered while the mail server hangs', async () => {
    mailed.mailbox.faults.set({ smtp: 'hang' });
    const { token: session, email } = await buildUser(mailed.app);
    await mailed.app.jobs.run('send-mails');
    mailed.mailbox.faults.set({});
    mailed.app.clock.advance(10_000);
    expect((await confirm(await mailed.tokenFor(email, '/confirm-email'))).status).toBe(200);
    expect(await isConfirmed(session)).toBe(true);
  });

  test('is replaced by the next one, until the address is confirmed', async () => {
    const { token: session, email } = await buildUser(mailed.app);
    const first = await mailed.tokenFor(email, '/confirm-email');
    expect((await resend(session)).status).toBe(200);
    const second = await mailed.tokenFor(email, '/confirm-email');
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
    const mails = (await mailed.mailsTo(email)).length;
    expect((await resend(session)).status).toBe(200);
    expect(await mailed.mailsTo(email)).toHaveLength(mails);
  });

  test('dies after three days', async () => {
    const { token: session, email } = await buildUser(mailed.app);
    const start = mailed.app.clock.now();
    const token = await mailed.tokenFor(email, '/confirm-email');
    mailed.app.clock.advance(3 * 24 * 60 * 60 * 1_000);
    expect((await confirm(token)).status).toBe(400);
    mailed.app.clock.set(start);
    expect(await isConfirmed(session)).toBe(false);
  });

  test('confirms nothing once the account has another address', async () => {
    const { token: session, email } = await buildUser(mailed.app);
    const token = await mailed.tokenFor(email, '/confirm-email');
    await mailed.app.platform.db
      .updateTable('users')
      .set({ email: `moved.${email}` })
      .where('email', '=', email)
      .execute();
    expect((await confirm(token)).status).toBe(400);
    expect(await isConfirmed(session)).toBe(false);
  });

  test('is not stored: what is left of an expired one is swept', async () => {
    const { email } = await buildUser(mailed.app);
    await mailed.tokenFor(email, '/confirm-email');
    const start = mailed.app.clock.now();
    mailed.app.clock.advance(4 * 24 * 60 * 60 * 1_000);
    await mailed.app.jobs.run('forget-expired-tokens');
    const left = await mailed.app.platform.db
      .selectFrom('one_time_tokens')
      .select('kind')
      .execute();
    expect(left).toEqual([]);
    mailed.app.clock.set(start);
  });
});

describe('registering with an address that has an account', () => {
  test('is told to its owner, once a day', async () => {
    const { email } = await buildUser(mailed.app);
    const start = mailed.app.clock.now();
    const again = () =>
      mailed.app.call(contract.register, { body: { email, password: 'another good one' } });
    const told = async () =>
      (await mailed.mailsTo(email)).filter(
        ({ subject }) => subject === 'You already have an account',
      ).length;
    expect((await again()).status).toBe(409);
    expect((await again()).status).toBe(409);
    expect(await told()).toBe(1);
    mailed.app.clock.advance(24 * 60 * 60 * 1_000);
    await again();
    expect(await told()).toBe(2);
    mailed.app.clock.set(start);
  });

  test('a refused registration mails nothing else', async () => {
    const { email } = await buildUser(mailed.app);
    const before = (await mailed.mailsTo(email)).length;
    await mailed.app.call(contract.register, { body: { email, password: 'short' } });
    expect(await mailed.mailsTo(email)).toHaveLength(before);
  });
});
