import { switchMethod } from '@sesame/contract/console/payments/gateways.ts';
import { getPaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop } from '../../support/browser.ts';
import { signInToConsole } from '../../support/console/console.ts';
import { registerOverApi, type Session } from '../../support/register.ts';
import { endOwnShop, ownFolder } from '../../support/shop/own-shop.ts';
import { type Shop, startShop } from '../../support/shop/shop.ts';
import { paymentsOf, pricesOf } from '../../support/shop/shop-api.ts';
import { openWindow } from '../../support/window.ts';

/** The screens are the same for all gateways; their differences are covered by the conformance tests. */
const gateways = ['stripe', 'paypal', 'yookassa', 'tbank'];
const lateGateways = ['stripe', 'yookassa', 'nowpayments'];

// A separate shop, because the methods would appear in the order sheet of every other end-to-end test.
const dataDir = ownFolder('refunds');
const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };
let shop: Shop;

beforeAll(async () => {
  shop = await startShop({ dataDir });
  const operator = await signInToConsole(shop.address.url);
  for (const gateway of new Set([...gateways, ...lateGateways])) {
    await operator.call(switchMethod, {
      params: { gateway },
      body: { enabled: true, reason: 'To sell by it' },
    });
  }
});
afterAll(() => endOwnShop(shop, dataDir));

/** Orders by the payment method. @returns the buyer, the payment's id and its checkout URL */
async function order(gateway: string) {
  const { url } = shop.address;
  const session = await registerOverApi(url);
  const { prices } = await pricesOf(url, session, 'Askara Pro');
  const answer = await fetch(`${url}${startPayment.path}?subscription_price_id=${prices[0]?.id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ gateway }),
  });
  const started = startPayment.answer.parse(await answer.json());
  const { payment_id: id } = started;
  return { session, payment_id: id, url: (await providerPage(session, id)) ?? started.url };
}

/** The page of the provider, for a payment that the shop shows on its own page. */
async function providerPage({ token }: Session, id: string): Promise<string | undefined> {
  const answer = await fetch(`${shop.address.url}${getPaymentPage.path.replace(':id', id)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) return undefined;
  return getPaymentPage.answer.parse(await answer.json()).coins?.gateway_url;
}

async function decide(page: Page, url: string, outcome: string): Promise<void> {
  await page.goto(url);
  const button = page.locator(`button[value=${outcome}]`);
  if (!(await button.isVisible())) await page.locator('summary').first().click();
  await button.click();
}

async function openConsole() {
  const window = await openWindow({ ...desktop, shopUrl: shop.address.url });
  const { page } = window;
  await page.goto('/admin');
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('input[name=password]').waitFor({ state: 'detached' });
  return window;
}

/** The provider's webhook arrives a moment after its page has answered. */
async function waitUntilPaid(session: Session): Promise<void> {
  const wait = { timeout: 60_000, interval: 500 };
  await expect
    .poll(
      async () => (await paymentsOf(shop.address.url, session)).map(({ status }) => status),
      wait,
    )
    .toEqual(['Active']);
}

/** Reloads, because the page does not follow webhooks by itself. */
async function reloadUntil(page: Page, state: string): Promise<void> {
  const shown = page.getByText(state, { exact: true }).first();
  const isShown = async () => {
    await page.reload();
    return shown.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
}

/** Refunds on the payment's page of the console: the given amount, or the rest when `dollars` is undefined. */
async function refund(page: Page, dollars: string | undefined, state: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (dollars !== undefined) await dialog.getByLabel('Amount, $').fill(dollars);
  await dialog.getByLabel('Reason', { exact: true }).fill('It did not work');
  await dialog.getByRole('button', { name: /^Refund / }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(state, { exact: true }).first().waitFor();
}

test.each(gateways)('a payment is refunded in part and then fully by %s', async (gateway) => {
  const { session, payment_id: id, url } = await order(gateway);
  const { context, page } = await openConsole();
  const bank = await context.newPage();
  await decide(bank, url, 'pay');
  await bank.close();
  await waitUntilPaid(session);
  await page.goto(`/admin/payments/${id}`);
  await page.getByText('Paid', { exact: true }).first().waitFor();
  await refund(page, '1', 'Partially refunded');
  await refund(page, undefined, 'Refunded');
});

// T-Bank sends no webhook when a payment expires. It is synced half a minute later; the conformance tests cover that.
test.each(lateGateways)('a late payment by %s is settled', async (gateway) => {
  const { payment_id: id, url } = await order(gateway);
  const { context, page } = await openConsole();
  const bank = await context.newPage();
  await decide(bank, url, 'expire');
  await page.goto(`/admin/payments/${id}`);
  await reloadUntil(page, 'Expired');
  await decide(bank, url, 'pay_late');
  await reloadUntil(page, 'Paid');
});
