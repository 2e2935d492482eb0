import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../scripts/run/free-port.ts';
import { decideAtBank, setFaults } from '../../support/bank.ts';
import { chooseMethod, openOrder, orderUpToBank, payButton } from '../../support/order.ts';
import { registerOverApi } from '../../support/register.ts';
import { endOwnShop, ownFolder } from '../../support/shop/own-shop.ts';
import { type Shop, startShop } from '../../support/shop/shop.ts';
import { paymentsOf } from '../../support/shop/shop-api.ts';
import { soakTest } from '../../support/soak-test.ts';
import { subscriptionCard } from '../../support/subscription-card.ts';
import { openWindow } from '../../support/window.ts';

// A separate shop, because these tests stop its processes.
const dataDir = ownFolder('outages');
let port = 0;
let shop: Shop;

beforeAll(async () => {
  port = (await findFreePort('127.0.0.1', 0)) ?? 0;
  shop = await startShop({ dataDir, port });
});
afterAll(() => endOwnShop(shop, dataDir));

async function openBuyer() {
  const session = await registerOverApi(shop.address.url);
  return { ...(await openWindow({ session, shopUrl: shop.address.url })), session };
}

soakTest('a failed checkout is reported while the bank is down and can be retried', async () => {
  const buyer = await openBuyer();
  const { page, t, context, session, problems } = buyer;
  problems.expect(503);
  await page.goto('/');
  const sheet = await openOrder(buyer, 'Notelo');
  await chooseMethod(sheet, 'ton');
  await setFaults(shop.address, { create: 'refuse_500' });
  const opened = context.waitForEvent('page');
  await payButton(buyer, sheet, '$2.10').click();
  const tab = await opened;
  await tab.getByRole('heading', { name: t('paymentDidNotOpen') }).waitFor();
  await tab.getByText(t('nothingWasCharged')).waitFor();

  await setFaults(shop.address, {});
  await tab.getByRole('button', { name: t('tryAgain') }).click();
  await tab.waitForURL('**/pay/*');
  await decideAtBank(tab, 'pay');
  await subscriptionCard(tab, t, 'Notelo').waitFor();
  expect(await paymentsOf(shop.address.url, session)).toHaveLength(1);
});

test('a checkout URL that is not http(s) is never opened', async () => {
  const buyer = await openBuyer();
  const { page, t, context, problems } = buyer;
  problems.expect(503);
  await page.goto('/');
  const sheet = await openOrder(buyer, 'Notelo');
  await chooseMethod(sheet, 'ton');
  await setFaults(shop.address, { create: 'script_url' });
  const opened = context.waitForEvent('page');
  await payButton(buyer, sheet, '$2.10').click();
  await (await opened).getByRole('heading', { name: t('paymentDidNotOpen') }).waitFor();
  await setFaults(shop.address, {});
});

soakTest(
  'a payment gives access, and a buyer stays signed in, although the server was killed',
  async () => {
    const reader = await openBuyer();
    await reader.page.goto('/');
    await reader.page.getByRole('heading', { name: reader.t('noSubscriptions') }).waitFor();
    const buyer = await openBuyer();
    await buyer.page.goto('/');
    const { tab } = await orderUpToBank(buyer, 'Hexora Vault', '$1.80');
    for (const { problems } of [reader, buyer]) problems.expect('offline', 503);
    await shop.kill();
    await reader.page.getByRole('link', { name: reader.t('tabPayments') }).click();
    shop = await startShop({ dataDir, port });
    await reader.page.reload();
    await reader.page.getByRole('heading', { name: reader.t('noPayments') }).waitFor();
    expect(await reader.page.evaluate(() => localStorage.getItem('token'))).toBe(
      reader.session.token,
    );
    await tab.reload();
    await decideAtBank(tab, 'pay');
    await subscriptionCard(tab, buyer.t, 'Hexora Vault').waitFor();
  },
);

test('parts of the page that were not loaded open by themselves after an outage of the network', async () => {
  const { page, t, context, problems } = await openBuyer();
  await page.goto('/');
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  problems.expect('offline');
  await context.setOffline(true);
  await page.getByRole('link', { name: t('navHelpdesk') }).click();
  await page.getByText(t('offline')).waitFor();
  await page.getByRole('status').getByText(t('loading')).waitFor({ state: 'attached' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navDashboard') })
    .waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: t('noTickets') }).waitFor();
});

test('buyers stay signed in while the database is unavailable', async () => {
  const { page, t, problems, session } = await openBuyer();
  await page.goto('/');
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  problems.expect(503);
  await page.route('**/api-subs/**', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { code: 'unavailable' } }),
  );
  const refused = page.waitForResponse((answer) => answer.status() === 503);
  await page.reload();
  await refused;
  await page.unroute('**/api-subs/**');
  await page.reload();
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(session.token);
});
