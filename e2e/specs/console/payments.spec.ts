import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { desktop } from '../../support/browser.ts';
import { chooseOption } from '../../support/console/choose-option.ts';
import { chooseMethod, openOrder, payButton } from '../../support/order.ts';
import { registerOverApi } from '../../support/register.ts';
import { endOwnShop, ownFolder } from '../../support/shop/own-shop.ts';
import { type Shop, startShop } from '../../support/shop/shop.ts';
import { shownLater } from '../../support/shown-later.ts';
import { openWindow, type Window } from '../../support/window.ts';

// A separate shop, because the method would appear in the order sheet of every other end-to-end test.
const dataDir = ownFolder('console-payments');
const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };
let shop: Shop;

beforeAll(async () => {
  shop = await startShop({ dataDir });
});
afterAll(() => endOwnShop(shop, dataDir));

test('an operator enables a method, sees a payment by it and refunds a part', async () => {
  const shopUrl = shop.address.url;
  const { page } = await openWindow({ ...desktop, language: 'en', shopUrl });
  await signIn(page);

  await page.goto('/admin/payment-methods');
  const stripe = page.locator('tr', { has: page.locator('a[href$="/payment-methods/stripe"]') });
  await stripe.getByRole('switch').click();
  await page.getByLabel('Reason', { exact: true }).fill('To sell by it');
  await page.getByRole('button', { name: 'Enable', exact: true }).click();
  await stripe.getByRole('switch', { checked: true }).waitFor();

  const session = await registerOverApi(shopUrl, 'en');
  const buyer = await openWindow({ ...desktop, language: 'en', session, shopUrl });
  await payByStripe(buyer);

  await page.goto('/admin/payments');
  const row = page.locator('tbody tr').first();
  await row.getByText('Paid', { exact: true }).waitFor();
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount, $').fill('2');
  await chooseOption(dialog.getByLabel('Access'), 'Keep access');
  await dialog.getByLabel('Reason', { exact: true }).fill('Half of it did not work');
  await dialog.getByRole('button', { name: /^Refund / }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Partially refunded', { exact: true }).waitFor();
  await page.getByRole('table', { name: 'Refunds' }).getByText('$2.00').waitFor();
});

test('an operator makes a test payment and confirms a payment manually', async () => {
  const shopUrl = shop.address.url;
  const { page } = await openWindow({ ...desktop, language: 'en', shopUrl });
  await signIn(page);

  await page.goto('/admin/payment-methods/card');
  await page.getByRole('button', { name: 'Create test payment', exact: true }).click();
  await page.getByRole('link', { name: 'Open the checkout page', exact: true }).click();
  await page.locator('button[value=pay]').click();
  await page.getByText('The gateway confirms that $1.00 was paid', { exact: false }).waitFor();

  const session = await registerOverApi(shopUrl, 'en');
  const buyer = await openWindow({ ...desktop, language: 'en', session, shopUrl });
  const sheet = await orderByCard(buyer);
  await page.goto('/admin/payments?state=pending');
  await page.locator('tbody tr').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Confirm manually', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Transaction ID at the gateway or bank').fill('B-7');
  await dialog.getByLabel('Reason', { exact: true }).fill('On the statement');
  await dialog.getByRole('button', { name: 'Confirm manually', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Manual confirmations', exact: true }).waitFor();
  await shownLater(buyer, sheet);
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('input[name=password]').waitFor({ state: 'detached' });
}

/** Orders and leaves the bank's page open. @returns the heading that the shop shows after the payment */
async function orderByCard(buyer: Window) {
  const { page, context, t } = buyer;
  await page.clock.install();
  await page.goto('/dashboard/subscriptions');
  const sheet = await openOrder(buyer, 'Askara Pro');
  await chooseMethod(sheet, 'card');
  const opened = context.waitForEvent('page');
  await payButton(buyer, sheet, '$5.07').click();
  await (await opened).waitForURL('**/pay/*');
  await page.bringToFront();
  return page.getByRole('heading', { name: t('orderDone', { product: 'Askara Pro' }) });
}

async function payByStripe(buyer: Window): Promise<void> {
  const { page, context, t } = buyer;
  await page.clock.install();
  await page.goto('/dashboard/subscriptions');
  const sheet = await openOrder(buyer, 'Askara Pro');
  await chooseMethod(sheet, 'stripe');
  const opened = context.waitForEvent('page');
  await payButton(buyer, sheet, '$5.07').click();
  const tab = await opened;
  await tab.waitForURL('**/pay/*');
  await tab.locator('button[value=pay]').click();
  await tab.waitForURL('**/dashboard/**');
  await page.bringToFront();
  const done = page.getByRole('heading', { name: t('orderDone', { product: 'Askara Pro' }) });
  await shownLater({ page }, done);
}
