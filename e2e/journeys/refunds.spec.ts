import { switchMethod } from '@sesame/contract/operator-gateways.ts';
import { startPayment } from '@sesame/contract/payments.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { desktop } from '../support/browser.ts';
import { enterConsole } from '../support/console.ts';
import { endOwnShop, ownFolder } from '../support/own-shop.ts';
import { registerOverApi } from '../support/register.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { pricesOf } from '../support/shop-api.ts';
import { openWindow } from '../support/window.ts';

const gateways = ['stripe', 'paypal', 'yookassa', 'tbank'] as const;

// A shop of its own: the methods would stand in the order sheet of every other journey.
const dataDir = ownFolder('refunds');
const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };
let shop: Shop;

beforeAll(async () => {
  shop = await startShop({ dataDir });
  const operator = await enterConsole(shop.address.url);
  for (const gateway of [...gateways, 'nowpayments']) {
    await operator.call(switchMethod, {
      params: { gateway },
      body: { enabled: true, reason: 'To sell by it' },
    });
  }
});
afterAll(() => endOwnShop(shop, dataDir));

/** Orders by a method; answers the payment and where it is paid. */
async function order(gateway: string) {
  const { url } = shop.address;
  const session = await registerOverApi(url);
  const { prices } = await pricesOf(url, session, 'Askara Pro');
  const answer = await fetch(`${url}${startPayment.path}?subscription_price_id=${prices[0]?.id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ gateway }),
  });
  return startPayment.answer.parse(await answer.json());
}

async function decide(page: Page, url: string, outcome: string): Promise<void> {
  await page.goto(url);
  const button = page.locator(`button[value=${outcome}]`);
  if (!(await button.isVisible())) await page.locator('summary').first().click();
  await button.click();
}

async function openConsole() {
  const window = await openWindow({ ...desktop, still: true, shopUrl: shop.address.url });
  const { page } = window;
  await page.goto('/admin');
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('input[name=password]').waitFor({ state: 'detached' });
  return window;
}

/** Gives money back on the payment's page of the console: some of it, or what is left. */
async function refund(page: Page, dollars: string | undefined, state: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (dollars !== undefined) await dialog.getByLabel('Amount, $').fill(dollars);
  await dialog.getByLabel('Reason', { exact: true }).fill('It did not work');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(state, { exact: true }).first().waitFor();
}

it.each(gateways)('gives back a part and then the rest by %s', async (gateway) => {
  const { payment_id: id, url } = await order(gateway);
  const { context, page } = await openConsole();
  const bank = await context.newPage();
  await decide(bank, url, 'pay');
  await bank.close();
  await page.goto(`/admin/payments/${id}`);
  await page.getByText('Paid', { exact: true }).first().waitFor();
  await refund(page, '1', 'Refunded in part');
  await refund(page, undefined, 'Refunded');
});

// T-Bank tells of no deadline by itself; it is asked half a minute later, which the cases of the gateways wait for.
it.each(['stripe', 'yookassa', 'nowpayments'])(
  'honours money that comes after the end by %s',
  async (gateway) => {
    const { payment_id: id, url } = await order(gateway);
    const { context, page } = await openConsole();
    const bank = await context.newPage();
    await decide(bank, url, 'expire');
    await page.goto(`/admin/payments/${id}`);
    await page.getByText('Expired', { exact: true }).first().waitFor();
    await decide(bank, url, 'pay_late');
    await page.reload();
    await page.getByText('Paid', { exact: true }).first().waitFor();
  },
);
