import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { onDesktop } from '../../support/browser.ts';
import { submit } from '../../support/credentials.ts';
import { openOrder } from '../../support/order.ts';
import { newAccount, registerOverApi } from '../../support/register.ts';
import { userOf } from '../../support/shop/shop-api.ts';
import { signOut } from '../../support/sign-out.ts';
import { openWindow, type Window } from '../../support/window.ts';

test('a visitor signs up with Google, signs out and signs in to the same account', async () => {
  const window = await openWindow();
  const { page, t } = window;
  await page.goto('/register');
  await page.getByRole('link', { name: t('googleSignUp') }).click();
  await page.getByRole('button', { name: 'anna.levina@gmail.com' }).click();
  await page.waitForURL('**/dashboard/subscriptions');
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  expect(page.url()).not.toContain('#');
  const first = await currentUser(page);
  expect(first).toMatchObject({ email: 'anna.levina@gmail.com', email_confirmed: true });
  await signOut(window);

  await page.getByRole('link', { name: t('googleSignIn') }).click();
  await page.getByRole('button', { name: 'anna.levina@gmail.com' }).click();
  await page.waitForURL('**/dashboard/subscriptions');
  expect((await currentUser(page)).uid).toBe(first.uid);
});

test.each(onDesktop)(
  'an existing account is linked to Google only after its password is confirmed, %s',
  async (_, variant) => {
    const window = await openWindow(variant);
    const { page, t, problems } = window;
    const account = await registerOverApi(inject('shop').url, variant.language);
    problems.expect(400, 403, 409);
    await signInWithGoogle(window, account.email);
    await page.getByRole('heading', { name: t('googleLinkTitle') }).waitFor();
    expect(await page.getByLabel(t('emailLabel')).inputValue()).toBe(account.email);
    expect(await tokenOf(page)).toBeNull();

    const password = page.getByLabel(t('passwordLabel'), { exact: true });
    await password.fill('not the door 7');
    await submit(page, t('googleLink'));
    await page.getByText(t('passwordWrong')).waitFor();
    expect(await tokenOf(page)).toBeNull();

    await password.fill(account.password);
    await submit(page, t('googleLink'));
    await page.waitForURL('**/dashboard/subscriptions');
    const linked = await currentUser(page);
    expect(linked.email).toBe(account.email);
    await signOut(window);

    // After linking, Google is sufficient.
    await signInWithGoogle(window, account.email);
    await page.waitForURL('**/dashboard/subscriptions');
    expect((await currentUser(page)).uid).toBe(linked.uid);
  },
);

test('the coupon of a link is kept through Google sign-up and applied to the order', async () => {
  const window = await openWindow();
  const { page, t } = window;
  await page.goto('/register?coupon=AUTUMN20&next=https://evil.example');
  await page.getByRole('link', { name: t('googleSignUp') }).click();
  await chooseAddress(page, newAccount().email);
  await page.waitForURL('**/dashboard/subscriptions');
  const sheet = await openOrder(window, 'Notelo');
  await sheet.getByText('AUTUMN20 · −20%').waitFor();

  // It is stored with the account.
  const { coupon } = await currentUser(page);
  expect(coupon).toBe('AUTUMN20');
});

test('the sign-in form shows the message of the provider when access is refused there', async () => {
  const { page, t, problems } = await openWindow();
  // The one-time ticket of a refused sign-in cannot be exchanged for a session.
  problems.expect(400);
  await page.goto('/login');
  await page.getByRole('link', { name: t('googleSignIn') }).click();
  await page.locator('button[name=cancel]').click();
  await page.waitForURL('**/login');
  await page.getByRole('alert').getByText('The person refused access').waitFor();
});

/** Signs in from /login with an address that is typed into Google's account picker. */
async function signInWithGoogle({ page, t }: Window, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: t('googleSignIn') }).click();
  await chooseAddress(page, email);
}

/** Enters an address that the picker does not list. */
async function chooseAddress(page: Page, email: string): Promise<void> {
  await page.locator('summary').click();
  await page.locator('input[name=email]').fill(email);
  await page.locator('details button').click();
}

function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'));
}

async function currentUser(page: Page) {
  const token = await tokenOf(page);
  if (token === null) throw new Error('not signed in');
  return userOf(inject('shop').url, { token });
}
