import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { onPhone, phone } from '../../support/browser.ts';
import { fillCredentials, submit } from '../../support/credentials.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import { soakTest } from '../../support/soak-test.ts';
import { translatorOf } from '../../support/translator.ts';
import { openWindow } from '../../support/window.ts';

/** The delays of a hint, as buyers know them. */
const HOVER_OPEN_MS = 700;
const HOVER_CLOSE_MS = 300;

const productCards = (page: Page) =>
  page.getByRole('region').last().getByRole('article').getByRole('heading');

test.each(onPhone)('products can be searched by name and filtered, %s', async (_, variant) => {
  const { page, t } = await openSignedIn(variant);
  await page.goto('/');
  const cards = productCards(page);
  await expect.poll(() => cards.count()).toBe(24);
  await page
    .getByText(t('months', { count: 3 }), { exact: true })
    .first()
    .waitFor();

  await page.getByRole('searchbox', { name: t('searchServices') }).fill(' VAULT ');
  await expect.poll(() => cards.allTextContents()).toEqual(['Hexora Vault']);
  await page.getByRole('searchbox', { name: t('searchServices') }).fill('no such thing');
  await page
    .getByRole('heading', { name: t('nothingFound', { query: 'no such thing' }) })
    .waitFor();
  await page.getByRole('button', { name: t('clearSearch') }).click();
  await expect.poll(() => cards.count()).toBe(24);

  await page.getByRole('radio', { name: t('filterInactive') }).check();
  await expect.poll(() => cards.allTextContents()).toEqual(['Codelark', 'Orbita Sky']);
  const order = page.getByRole('button', { name: t('orderProduct', { product: 'Codelark' }) });
  expect(await order.isDisabled()).toBe(true);
  expect(await page.getByRole('article').getByText(t('badgeInactive')).count()).toBe(2);
  await page.getByRole('radio', { name: t('filterActive'), exact: true }).check();
  await expect.poll(() => cards.count()).toBe(22);
});

soakTest('a closed announcement stays closed after a reload and in another browser', async () => {
  const { page, t, session } = await openSignedIn();
  await page.goto('/');
  const closed = page.waitForResponse('**/user/alert/close');
  await page.getByRole('button', { name: t('closeAnnouncement') }).click();
  await page.getByRole('region', { name: t('announcement') }).waitFor({ state: 'detached' });
  expect((await closed).status()).toBe(200);
  await page.reload();
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  expect(await page.getByRole('region', { name: t('announcement') }).count()).toBe(0);

  const elsewhere = await openWindow({ session });
  await elsewhere.page.goto('/');
  await elsewhere.page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  expect(await elsewhere.page.getByRole('region', { name: t('announcement') }).count()).toBe(0);
});

test('the coupon hint opens after a delay on hover and on keyboard focus', async () => {
  const { page, t } = await openSignedIn();
  await page.clock.install();
  await page.goto('/');
  // Disabled until the code of its hint has loaded.
  const button = page.getByRole('button', { name: t('couponHintLabel'), disabled: false });
  await button.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const hint = page.getByRole('tooltip');
  await button.hover();
  await page.clock.runFor(HOVER_OPEN_MS - 50);
  expect(await hint.count()).toBe(0);
  await page.clock.runFor(100);
  await hint.getByText(t('couponHint')).waitFor();
  await page.mouse.move(2, 2);
  await page.clock.runFor(HOVER_CLOSE_MS - 50);
  expect(await hint.count()).toBe(1);
  await page.clock.runFor(100);
  await hint.waitFor({ state: 'detached' });

  const activate = page.getByRole('button', { name: t('activateCoupon'), exact: true });
  await activate.first().focus();
  await page.keyboard.press('Tab');
  await page.clock.runFor(HOVER_OPEN_MS + 50);
  await hint.waitFor();
  expect(await button.getAttribute('aria-describedby')).toBe(await hint.getAttribute('id'));
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
});

soakTest(
  'the chosen language is kept after a reload, a new sign-in and on another device',
  async () => {
    const { page, session } = await openSignedIn();
    const ru = translatorOf('ru');
    await page.goto('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.ok(),
    );
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
    await page.getByRole('heading', { name: ru('noSubscriptions') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    await saved;
    await page.reload();
    await page.getByRole('heading', { name: ru('noSubscriptions') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');

    await page.getByRole('button', { name: ru('accountMenu') }).click();
    await page.getByRole('menuitem', { name: ru('signOut') }).click();
    await fillCredentials(page, ru, session);
    await submit(page, ru('signIn'));
    await page.getByRole('heading', { name: ru('noSubscriptions') }).waitFor();

    const elsewhere = await openWindow();
    await elsewhere.page.goto('/login');
    await fillCredentials(elsewhere.page, elsewhere.t, session);
    await submit(elsewhere.page, elsewhere.t('signIn'));
    await elsewhere.page.getByRole('heading', { name: ru('noSubscriptions') }).waitFor();
  },
);

test('a Russian page shows no message names and no English text', async () => {
  const { page, t } = await openWindow(phone);
  await page.goto('/login');
  await page.getByRole('heading', { name: t('signInHeading') }).waitFor();
  const shown = await page.locator('main').textContent();
  expect(shown).toContain(t('signInLead'));
  expect(shown).not.toMatch(/Welcome|Password|signInHeading/);
});

soakTest('payments are polled every 10 seconds, but not while the tab is hidden', async () => {
  const { page, t } = await openSignedIn();
  const requests = { pending: 0, payments: 0 };
  let running = 0;
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path === isPaymentPending.path) requests.pending += 1;
    if (path === listPayments.path) requests.payments += 1;
    running += 1;
  });
  const end = () => {
    running -= 1;
  };
  page.on('requestfinished', end).on('requestfailed', end);
  const afterPolls = async (polls: number) => {
    for (let count = 0; count < polls; count += 1) {
      await page.clock.fastForward(POLL_MS * 1.05);
      await answersDigested();
    }
  };
  const answersDigested = async () => {
    await page.clock.runFor(20);
    await roundTrip(page);
    await expect.poll(() => running).toBe(0);
    await page.clock.runFor(20);
  };
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  // From here on only the test moves the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await answersDigested();
  const { pending, payments } = requests;

  await afterPolls(2);
  expect(requests).toEqual({ pending: pending + 2, payments: payments + 2 });
  await setVisibility(page, 'hidden');
  await afterPolls(3);
  expect(requests).toEqual({ pending: pending + 2, payments: payments + 2 });
  await setVisibility(page, 'visible');
  await answersDigested();
  expect(requests).toEqual({ pending: pending + 3, payments: payments + 3 });
});

test('two tabs work at the same time and share the chosen language', async () => {
  const { page, context, t } = await openSignedIn();
  const other = await context.newPage();
  await Promise.all([page.goto('/'), other.goto('/dashboard/payments')]);
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  await other.getByRole('heading', { name: t('noPayments') }).waitFor();
  // Changing the language in one tab changes the other tab too.
  await page.getByRole('combobox', { name: t('language') }).selectOption('ru');
  await other.getByRole('heading', { name: translatorOf('ru')('noPayments') }).waitFor();
});

soakTest('the page reports a lost network and continues when it is back', async () => {
  const { page, context, t, problems } = await openSignedIn();
  await page.goto('/');
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  problems.expect('offline');
  await context.setOffline(true);
  await page.getByText(t('offline')).waitFor();
  await page.getByRole('link', { name: t('tabPayments') }).click();
  await context.setOffline(false);
  await page.getByText(t('offline')).waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: t('noPayments') }).waitFor();
});

soakTest('the page offers a retry when the products fail to load', async () => {
  const { page, t, problems } = await openSignedIn();
  problems.expect(503);
  await page.clock.install();
  await page.route('**/sub-plan/layout*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'busy' } }),
  );
  await page.goto('/');
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  const again = page.getByRole('button', { name: t('tryAgain') });
  await expect
    .poll(async () => {
      await page.clock.fastForward(4_000);
      return again.count();
    })
    .toBe(1);
  await page.unroute('**/sub-plan/layout*');
  await again.click();
  await page.getByRole('heading', { name: 'Askara Pro' }).waitFor();
});

test('the server serves the app at its routes and 404 for a missing asset', async () => {
  const { url } = inject('shop');
  const page = await fetch(`${url}/dashboard/payments`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const missing = await fetch(`${url}/assets/no-such-file.js`);
  expect(missing.status).toBe(404);
});

/** One request to the server: requests that the page made before it have been sent by now. */
async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()));
}

/** Simulates switching to another tab and back. */
async function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
