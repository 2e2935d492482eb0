import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { heights, onPhone, type Variant } from '../../support/browser.ts';
import { fillCredentials, submit } from '../../support/credentials.ts';
import { newAccount, registerOverApi } from '../../support/register.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import { soakTest } from '../../support/soak-test.ts';
import { openWindow } from '../../support/window.ts';

test.each(onPhone)(
  'a visitor registers, sees an empty dashboard, signs out and signs in again, %s',
  async (_, variant) => {
    const { page, t } = await openWindow(variant);
    const account = newAccount();
    await page.goto('/');
    await page.waitForURL('**/login');
    await page.getByRole('link', { name: t('registerLink') }).click();
    await page.getByRole('heading', { name: t('registerHeading') }).waitFor();
    await fillCredentials(page, t, account);
    await submit(page, t('createAccount'));
    await page.waitForURL('**/dashboard/subscriptions');
    await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
    await page.getByText(t('noSubscriptionsHint')).waitFor();
    await expectProductsInView(page, variant);
    await page.getByRole('button', { name: t('viewPlans') }).waitFor();
    // Two, because the announcement has the same button.
    expect(await page.getByRole('button', { name: t('activateCoupon'), exact: true }).count()).toBe(
      2,
    );

    await page.getByRole('button', { name: t('accountMenu') }).click();
    await page.getByRole('menu').getByText(account.email).waitFor();
    await page.getByRole('menuitem', { name: t('signOut') }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await page.evaluate(() => document.cookie)).not.toContain('token');
    expect(await page.getByText(t('signOutFailed')).count()).toBe(0);

    await fillCredentials(page, t, account);
    await submit(page, t('signIn'));
    await page.waitForURL('**/dashboard/subscriptions');
  },
);

test('the token is stored in a cookie and in local storage; the cookie alone is enough', async () => {
  const { page, context, session, t } = await openSignedIn();
  await page.goto('/dashboard/payments');
  await page.getByRole('heading', { name: t('noPayments') }).waitFor();
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  expect(cookie).toMatchObject({ name: 'token', value: session.token, sameSite: 'Lax' });
  const lifetimeS = (cookie?.expires ?? 0) - Date.now() / 1_000;
  expect(Math.round(lifetimeS / 60)).toBeLessThanOrEqual(120);

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await page.waitForURL('**/dashboard/payments');
});

soakTest('sign-in shows errors for an invalid email, password and combination', async () => {
  const { page, t, problems } = await openWindow();
  await page.goto('/login');
  await fillCredentials(page, t, { email: 'mira@', password: '1234567' });
  await submit(page, t('signIn'));
  await page.getByText(t('emailInvalid')).waitFor();
  await page.getByText(t('signInPasswordShort')).waitFor();
  expect(await page.getByLabel(t('emailLabel')).getAttribute('aria-invalid')).toBe('true');

  problems.expect(400, 403);
  await fillCredentials(page, t, newAccount());
  await submit(page, t('signIn'));
  await page.getByRole('alert').getByText(t('signInFailed')).waitFor();
});

soakTest('registration shows errors and links to sign-in for an existing email', async () => {
  const { page, t, problems } = await openWindow();
  const known = await registerOverApi(inject('shop').url);
  await page.goto('/register');
  await fillCredentials(page, t, { email: known.email, password: 'short' });
  await submit(page, t('createAccount'));
  await page.locator('[aria-invalid=true]').first().waitFor();
  await page.getByText(t('passwordShort')).first().waitFor();

  problems.expect(409);
  await fillCredentials(page, t, { email: known.email.toUpperCase(), password: known.password });
  await submit(page, t('createAccount'));
  const alert = page.getByRole('alert');
  await alert.getByText(t('emailInUse')).waitFor();
  expect(await alert.textContent()).toBe('Email is already in use - Sign in');
  await alert.getByRole('link', { name: t('signIn') }).click();
  await page.waitForURL('**/login');
});

soakTest('the sign-in button is disabled and shows progress during the request', async () => {
  const { page, t } = await openWindow();
  let release = () => {};
  await page.route('**/user/login', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  const session = await registerOverApi(inject('shop').url);
  await page.goto('/login');
  await fillCredentials(page, t, session);
  await submit(page, t('signIn'));
  const button = page.getByRole('button', { name: t('signingIn') });
  await button.waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  release();
  await page.waitForURL('**/dashboard/subscriptions');
});

test('links to registration keep only referral, campaign and coupon', async () => {
  const { page, t } = await openWindow();
  await page.goto('/login?r=FRIEND&utm_source=mail&coupon=AUTUMN20&next=https://evil.example');
  await page.getByRole('link', { name: t('registerLink') }).click();
  await page.waitForURL('**/register?r=FRIEND&utm_source=mail&coupon=AUTUMN20');
});

test('the coupon of a link is kept until the order and applies by itself', async () => {
  const { page, t } = await openWindow();
  await page.goto('/register?coupon=AUTUMN20');
  await fillCredentials(page, t, newAccount());
  await submit(page, t('createAccount'));
  await page
    .getByRole('button', { name: t('activateCoupon'), exact: true })
    .last()
    .click();
  await page.getByRole('status').getByText(t('couponHint')).waitFor();
  await page.getByRole('button', { name: t('orderProduct', { product: 'Notelo' }) }).click();
  await page.getByText('AUTUMN20 · −20%').waitFor();
});

test('sign-in returns to the requested page, and a deep link opens its order', async () => {
  const { page, t } = await openWindow();
  const session = await registerOverApi(inject('shop').url);
  await page.goto('/dashboard/subscriptions?order=1');
  await page.waitForURL('**/login');
  await fillCredentials(page, t, session);
  await submit(page, t('signIn'));
  await page.waitForURL('**/dashboard/subscriptions?order=1');
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
});

soakTest('unknown addresses redirect to the dashboard', async () => {
  const { page, problems } = await openSignedIn();
  problems.expect(404);
  await page.goto('/dashboard/payments');
  for (const path of ['/', '/no-such-page', '/dashboard', '/login']) {
    await page.goto(path);
    await page.waitForURL('**/dashboard/subscriptions');
  }
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe('/login');
});

test('signing out in one tab signs out every tab', async () => {
  const { page, context, t, problems } = await openSignedIn();
  await page.goto('/dashboard/subscriptions');
  const other = await context.newPage();
  await other.goto('/dashboard/payments');
  // What the other tab sent while it still had the token may arrive after the token was revoked.
  problems.expect(401);
  await page.getByRole('button', { name: t('accountMenu') }).click();
  await page.getByRole('menuitem', { name: t('signOut') }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
});

soakTest('an invalid token leads to sign-in', async () => {
  const { page, session, problems, t } = await openSignedIn();
  await page.goto('/dashboard/subscriptions');
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  // End the session through the API, so that this browser does not know yet.
  const { url } = inject('shop');
  await fetch(`${url}/api-user/api/v1/user/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}` },
  });
  problems.expect(401);
  await page.reload();
  await page.waitForURL('**/login');
  await page.getByText(t('errorUnauthorized')).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an ageing token is refreshed once for two tabs and both stay signed in', async () => {
  const { page, context, session, t } = await openSignedIn();
  const other = await context.newPage();
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/user/refresh')) refreshes += 1;
  });
  await page.goto('/dashboard/subscriptions');
  await other.goto('/dashboard/payments');
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  await other.getByRole('heading', { name: t('noPayments') }).waitFor();
  await page.evaluate(() =>
    localStorage.setItem('token_stored_at', String(Date.now() - 4_000_000)),
  );
  await Promise.all([page.keyboard.press('Tab'), other.keyboard.press('Tab')]);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('token')))
    .not.toBe(session.token);
  await page.reload();
  await other.reload();
  expect(new URL(page.url()).pathname).toBe('/dashboard/subscriptions');
  expect(new URL(other.url()).pathname).toBe('/dashboard/payments');
  expect(refreshes).toBe(1);
});

/** Without scrolling: the first row of products on a desktop, name and prices of the first one on a phone. */
async function expectProductsInView(page: Page, { width }: Variant): Promise<void> {
  const cards = page.getByRole('region').last().getByRole('article');
  await cards.first().waitFor();
  const parts =
    width === 1440
      ? [0, 1, 2].map((index) => cards.nth(index))
      : [cards.first().getByRole('heading'), cards.first().getByText('$').first()];
  const bottoms = await Promise.all(parts.map(bottomOf));
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(heights[width]);
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
