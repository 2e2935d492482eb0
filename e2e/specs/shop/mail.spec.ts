import { getUser } from '@sesame/contract/shop/session.ts';
import { expect, inject, test } from 'vitest';
import { onPhone } from '../../support/browser.ts';
import { fillCredentials, submit } from '../../support/credentials.ts';
import { newAccount, signInOverApi } from '../../support/register.ts';
import { mailedLink } from '../../support/shop/mailbox.ts';
import { signOut } from '../../support/sign-out.ts';
import { openWindow } from '../../support/window.ts';

const shop = inject('shop');
const newPassword = 'another door 8';

test.each(onPhone)(
  'a buyer confirms the email and resets the password by links from mails, %s',
  async (_, variant) => {
    const window = await openWindow(variant);
    const { page, t, problems } = window;
    const account = newAccount();
    const reminder = page.getByText(t('confirmReminder', { email: account.email }));
    await page.goto('/register');
    await fillCredentials(page, t, account);
    await submit(page, t('createAccount'));
    await reminder.waitFor();

    await page.goto(await mailedLink(shop, account.email, '/confirm-email'));
    await page.getByRole('heading', { name: t('emailConfirmedTitle') }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: t('toDashboard') }).click();
    await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
    expect(await reminder.count()).toBe(0);
    // Neither cached data nor the server's answer shows the reminder.
    const answered = page.waitForResponse(
      (answer) =>
        answer.url().endsWith(getUser.path) && answer.request().method() === getUser.method,
    );
    await page.reload();
    expect(await (await answered).json()).toMatchObject({ email_confirmed: true });
    await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
    expect(await reminder.count()).toBe(0);
    await signOut(window);

    // A session in another browser, which the new password has to end.
    const elsewhere = await openWindow({
      ...variant,
      session: await signInOverApi(shop.url, account),
    });
    await elsewhere.page.goto('/dashboard/payments');
    await elsewhere.page.getByRole('heading', { name: t('noPayments') }).waitFor();

    await page.getByRole('link', { name: t('forgotPassword') }).click();
    await page.getByRole('heading', { name: t('resetPasswordTitle') }).waitFor();
    await page.getByLabel(t('emailLabel')).fill(account.email);
    await submit(page, t('sendLink'));
    await page.waitForURL('**/login');
    await page.getByRole('status').getByText(t('checkEmail')).waitFor();

    const link = await mailedLink(shop, account.email, '/reset-password');
    await page.goto(link);
    await page.getByRole('heading', { name: t('newPasswordTitle') }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.getByLabel(t('passwordNew'), { exact: true }).fill(newPassword);
    await submit(page, t('setPassword'));
    await page.waitForURL('**/login');
    await page.getByRole('status').getByText(t('passwordChanged')).waitFor();

    elsewhere.problems.expect(401);
    await elsewhere.page.reload();
    await elsewhere.page.waitForURL('**/login');

    problems.expect(400, 403);
    await fillCredentials(page, t, account);
    await submit(page, t('signIn'));
    await page.getByRole('alert').getByText(t('signInFailed')).waitFor();
    await fillCredentials(page, t, { ...account, password: newPassword });
    await submit(page, t('signIn'));
    await page.waitForURL('**/dashboard/subscriptions');
    await signOut(window);

    // The link works only once.
    await page.goto(link);
    await page.getByLabel(t('passwordNew'), { exact: true }).fill('the third door 9');
    await submit(page, t('setPassword'));
    await page.getByRole('heading', { name: t('linkDeadTitle') }).waitFor();
  },
);
