import { switchMethod } from '@sesame/contract/console/payments/gateways.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, phone } from '../../support/browser.ts';
import { accessibilityFaults } from '../../support/checks/check-accessibility.ts';
import { signInToConsole } from '../../support/console/console.ts';
import { onlyInSoak } from '../../support/is-soak.ts';
import { chooseMethod, openOrder, payButton } from '../../support/order.ts';
import { registerOverApi } from '../../support/register.ts';
import { endOwnShop, ownFolder } from '../../support/shop/own-shop.ts';
import { type Shop, startShop } from '../../support/shop/shop.ts';
import { shownLater } from '../../support/shown-later.ts';
import { subscriptionCard } from '../../support/subscription-card.ts';
import { openWindow } from '../../support/window.ts';

/** Payment methods of the demo that use emulators of real providers, and the price of a month of Askara Pro by each. */
const methods = [
  { gateway: 'yookassa', total: '$5.07', variant: phone, rubles: '411,84\u00a0₽' },
  ...onlyInSoak(
    { gateway: 'paypal', total: '$5.10', variant: desktop },
    { gateway: 'stripe', total: '$5.07', variant: desktop },
    { gateway: 'nowpayments', total: '$4.95', variant: phone },
    { gateway: 'tbank', total: '$5.05', variant: desktop, rubles: '₽410.21' },
  ),
] as const;

// A separate shop, because the methods would appear in the order sheet of every other end-to-end test.
const dataDir = ownFolder('providers');
let shop: Shop;

beforeAll(async () => {
  shop = await startShop({ dataDir });
  const operator = await signInToConsole(shop.address.url);
  for (const { gateway } of methods) {
    await operator.call(switchMethod, {
      params: { gateway },
      body: { enabled: true, reason: 'To sell by it' },
    });
  }
});
afterAll(() => endOwnShop(shop, dataDir));

test.each(methods)('a buyer pays by $gateway', async (method) => {
  const { variant } = method;
  const session = await registerOverApi(shop.address.url, variant.language);
  const buyer = await openWindow({ ...variant, session, shopUrl: shop.address.url });
  const { page, context, t } = buyer;
  await page.clock.install();
  await page.goto('/dashboard/subscriptions');
  const sheet = await openOrder(buyer, 'Askara Pro');
  await chooseMethod(sheet, method.gateway);
  if ('rubles' in method) {
    await sheet.getByText(`= ${method.rubles}`).filter({ visible: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  const opened = context.waitForEvent('page');
  await payButton(buyer, sheet, method.total).click();
  const tab = await opened;
  if (method.gateway === 'nowpayments') {
    await tab.getByRole('link', { name: t('coinsHosted') }).click();
  }
  await tab.waitForURL('**/pay/*');
  await tab.locator('button[value=pay]').click();
  await tab.waitForURL('**/dashboard/**');

  await page.bringToFront();
  const done = page.getByRole('heading', { name: t('orderDone', { product: 'Askara Pro' }) });
  await shownLater({ page }, done);
  await page
    .getByRole('button', { name: t('close') })
    .last()
    .click();
  await subscriptionCard(page, t, 'Askara Pro').waitFor();
});

test('a payment declined by the provider can be retried', async () => {
  const session = await registerOverApi(shop.address.url, 'en');
  const buyer = await openWindow({
    language: 'en',
    session,
    shopUrl: shop.address.url,
  });
  const { page, context, t } = buyer;
  await page.clock.install();
  await page.goto('/dashboard/subscriptions');
  const sheet = await openOrder(buyer, 'Askara Pro');
  await chooseMethod(sheet, 'yookassa');
  const opened = context.waitForEvent('page');
  await payButton(buyer, sheet, '$5.07').click();
  const tab = await opened;
  await tab.waitForURL('**/pay/*');
  await tab.locator('button[value=decline]').click();
  await page.bringToFront();
  await shownLater({ page }, page.getByText(t('orderNotPaid')));
  await page.getByRole('button', { name: t('tryAgain') }).click();
  await payButton(buyer, sheet, '$5.07').waitFor();
});
