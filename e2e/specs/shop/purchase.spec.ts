import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { expect, inject, test } from 'vitest';
import { countAtBank, decideAtBank } from '../../support/bank.ts';
import { onDesktop, onPhone } from '../../support/browser.ts';
import { onlyInSoak } from '../../support/is-soak.ts';
import {
  applyPromo,
  chooseMethod,
  openOrder,
  orderUpToBank,
  payAtBank,
  payButton,
} from '../../support/order.ts';
import { paymentsOf, pendingOf, subscriptionsOf } from '../../support/shop/shop-api.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import { soakTest } from '../../support/soak-test.ts';
import { subscriptionCard } from '../../support/subscription-card.ts';

const { url } = inject('shop');

test.each(onPhone)('a buyer pays for a plan with a promo code, %s', async (_, variant) => {
  const buyer = await openSignedIn({ ...variant, withMotion: true });
  const { page, t, context, session } = buyer;
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('searchbox', { name: t('searchServices') }).fill('askara');
  await page.getByRole('button', { name: t('orderProduct', { product: 'Askara Pro' }) }).waitFor();
  const sheet = await openOrder(buyer, 'Askara Pro');
  const pay = sheet.getByRole('button', { name: t('pay', { total: '$4.90' }) });
  expect(await pay.isDisabled()).toBe(true);
  await sheet.getByRole('radio', { name: t('months', { count: 3 }) }).check();
  await chooseMethod(sheet, 'card');
  await applyPromo(buyer, sheet, ' autumn20 ');
  // 12.90 + 3.5 % = 13.35, minus 20 % = 10.68.
  await sheet.getByText('−$2.67').waitFor();
  await sheet.getByText(t('lineFee', { percent: 3.5 })).waitFor();
  await sheet.getByText(/\d\d\.\d\d\.20\d\d/).waitFor();

  const tab = await payAtBank(buyer, sheet, '$10.68');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await page.getByRole('heading', { name: t('waitingHeading') }).waitFor();
  await tab.getByRole('heading', { name: '10' }).waitFor();
  await decideAtBank(tab, 'pay');
  await page.clock.fastForward(POLL_MS * 1.05);
  await sheet.getByRole('heading', { name: t('orderDone', { product: 'Askara Pro' }) }).waitFor();
  await sheet
    .getByRole('button', { name: t('close') })
    .last()
    .click();
  await sheet.waitFor({ state: 'hidden' });

  // The services do not exist, so the test answers their requests.
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'welcome' }));
  const connected = context.waitForEvent('page');
  await subscriptionCard(page, t, 'Askara Pro').getByRole('link').first().click();
  const service = await connected;
  await service.waitForURL('https://askara.example/**');
  expect(await service.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await service.close();

  await page.getByRole('link', { name: t('tabPayments') }).click();
  await page.getByText(t('statusActive')).filter({ visible: true }).first().waitFor();
  const payments = await paymentsOf(url, session);
  expect(payments).toMatchObject([
    { sub_plan_title: 'Askara Pro', status: 'Active', total: 10.68 },
  ]);

  // The link of a reminder is the first click and Pay the second: plan and method are those of last time.
  await page.goto(`/dashboard/subscriptions?order=${payments[0]?.sub_plan_id}&again`);
  const renewal = await payAtBank(buyer, page.getByRole('dialog'), '$13.35');
  await decideAtBank(renewal, 'pay');
  await expect
    .poll(() => paymentsOf(url, session))
    .toMatchObject([{ status: 'Active', total: 13.35 }, { total: 10.68 }]);
});

test.each(onDesktop)(
  'a declined payment gives no access and can be ordered again, %s',
  async (_, variant) => {
    const buyer = await openSignedIn(variant);
    const { page, t, session } = buyer;
    await page.clock.install();
    await page.goto('/');
    const { sheet, tab } = await orderUpToBank(buyer, 'Notelo', '$2.10');
    await decideAtBank(tab, 'decline');
    // On a phone the older tab is out of sight.
    const news = t('paymentNewsDeclined', { product: 'Notelo' });
    await tab.getByText(news).waitFor();
    await page.clock.fastForward(POLL_MS * 1.05);
    await sheet.getByRole('heading', { name: t('orderNotPaid') }).waitFor();
    await sheet
      .getByRole('button', { name: t('close') })
      .last()
      .click();
    // Read in one tab, it is read in all.
    await tab.getByText(news).waitFor({ state: 'hidden' });
    expect(await page.getByText(news).count()).toBe(0);

    await page.getByRole('link', { name: t('tabPayments') }).click();
    await page.getByText(t('statusNotPaid')).filter({ visible: true }).waitFor();
    await page.getByRole('button', { name: t('orderAgain') }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Notelo' }).waitFor();
    expect(await subscriptionsOf(url, session)).toEqual([]);
  },
);

test.each(onPhone)(
  'a promo code of 100 % gives access at once without a payment at the bank, %s',
  async (_, variant) => {
    const buyer = await openSignedIn(variant);
    const { page, t, context, session } = buyer;
    await page.goto('/');
    const sheet = await openOrder(buyer, 'Veilnet VPN');
    await applyPromo(buyer, sheet, 'FREE100');
    const activate = sheet.getByRole('button', { name: t('activateForFree') });
    await activate.waitFor();
    expect(await activate.isDisabled()).toBe(true);
    await chooseMethod(sheet, 'card');
    await activate.click();
    await sheet
      .getByRole('heading', { name: t('orderDone', { product: 'Veilnet VPN' }) })
      .waitFor();
    await sheet
      .getByRole('button', { name: t('close') })
      .last()
      .click();
    await subscriptionCard(page, t, 'Veilnet VPN').waitFor();

    expect(context.pages()).toHaveLength(1);
    const [payment] = await paymentsOf(url, session);
    expect(payment).toMatchObject({ status: 'Active', total: 0 });
    expect(await countAtBank(inject('shop'), payment?.id ?? '')).toBe(0);
  },
);

test.each([
  ['the webhook arrives twice', 'pay_twice'],
  ...onlyInSoak(
    ['an older webhook arrives after it', 'pay_reordered'],
    ['the payment is paid after it expired', 'pay_late'],
  ),
] as const)('access is granted once when %s', async (_, button) => {
  const buyer = await openSignedIn();
  const { page, t, session } = buyer;
  await page.goto('/');
  const { tab } = await orderUpToBank(buyer, 'Hexora Vault', '$1.80');
  await decideAtBank(tab, button);
  await subscriptionCard(tab, t, 'Hexora Vault').waitFor();
  const [subscription, ...others] = await subscriptionsOf(url, session);
  expect(others).toEqual([]);
  // One month only, although the bank sent several webhooks.
  const days = (Date.parse(subscription?.date_end ?? '') - Date.now()) / 86_400_000;
  expect(Math.ceil(days)).toBeLessThanOrEqual(31);
  expect(await paymentsOf(url, session)).toMatchObject([{ status: 'Active' }]);
});

test.each([['amount', 'pay_less'], ...onlyInSoak(['currency', 'wrong_currency'])] as const)(
  'a payment of a wrong %s gives no access and is shown as under review',
  async (_, button) => {
    const buyer = await openSignedIn();
    const { page, t, session } = buyer;
    await page.goto('/');
    const { tab } = await orderUpToBank(buyer, 'Inkterm', '$2.60');
    await decideAtBank(tab, button);
    await tab.getByRole('heading', { name: t('reviewTitle') }).waitFor();
    expect(await tab.getByRole('button', { name: t('pendingCancel') }).count()).toBe(0);
    expect(await subscriptionsOf(url, session)).toEqual([]);
    expect(await paymentsOf(url, session)).toMatchObject([
      { status: 'Not payed', in_review: true },
    ]);
  },
);

soakTest('a pending payment is shown as being processed and can be canceled', async () => {
  const buyer = await openSignedIn();
  const { page, t, session } = buyer;
  await page.goto('/');
  const { sheet, tab } = await orderUpToBank(buyer, 'Tempora Focus', '$1.20');
  await tab.close();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  const card = page.getByRole('article').filter({ hasText: t('pendingTitle') });
  await card.waitFor();
  const link = card.getByRole('link', { name: t('openPaymentAgain') });
  expect(await link.getAttribute('rel')).toContain('noopener');
  await card.getByRole('button', { name: t('pendingCancel') }).click();
  await card.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  expect(await paymentsOf(url, session)).toMatchObject([
    { status: 'Not payed', is_pending: false },
  ]);
});

test('a reload while paying shows the open payment before anything else', async () => {
  const buyer = await openSignedIn();
  const { page, t, session } = buyer;
  await page.goto('/');
  const { sheet, tab } = await orderUpToBank(buyer, 'Tempora Focus', '$1.20');
  await page.reload();
  await sheet.getByRole('heading', { name: t('unfinishedHeading') }).waitFor();
  const link = sheet.getByRole('link', { name: t('continueToPayment') });
  expect(await link.getAttribute('href')).toBe(tab.url());
  await sheet.getByRole('button', { name: t('payAnotherWay') }).click();
  await payButton(buyer, sheet, '$1.20').waitFor();
  expect((await pendingOf(url, session)).is_pending).toBe(false);
});

soakTest('canceling while waiting returns to the choice of plan and method', async () => {
  const buyer = await openSignedIn();
  const { page, t, session } = buyer;
  await page.goto('/');
  const { sheet, tab } = await orderUpToBank(buyer, 'Tempora Focus', '$1.20');
  await tab.close();
  await sheet.getByRole('heading', { name: t('waitingHeading') }).waitFor();
  await sheet.getByRole('button', { name: t('cancel') }).click();
  await payButton(buyer, sheet, '$1.20').waitFor();
  await expect.poll(async () => (await pendingOf(url, session)).is_pending).toBe(false);
});

test('a double click on Pay starts one payment', async () => {
  const buyer = await openSignedIn();
  const { page, session } = buyer;
  await page.goto('/');
  const sheet = await openOrder(buyer, 'Tempora Focus');
  await chooseMethod(sheet, 'ton');
  const opened = buyer.context.waitForEvent('page');
  await payButton(buyer, sheet, '$1.20').dblclick();
  await (await opened).waitForURL('**/pay/*');
  const payments = await paymentsOf(url, session);
  expect(payments).toHaveLength(1);
  expect(await countAtBank(inject('shop'), payments[0]?.id ?? '')).toBe(1);
});

soakTest('closing the sheet resets the plan, the method and the promo code', async () => {
  const buyer = await openSignedIn();
  const { page, t } = buyer;
  await page.goto('/');
  const sheet = await openOrder(buyer, 'Askara Pro');
  await sheet.getByRole('radio', { name: t('months', { count: 12 }) }).check();
  await chooseMethod(sheet, 'phone');
  await applyPromo(buyer, sheet, 'ASKARA30');
  await payButton(buyer, sheet, '$30.80').waitFor();
  await sheet
    .getByRole('button', { name: t('cancel') })
    .filter({ visible: true })
    .click();
  await sheet.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');

  await openOrder(buyer, 'Askara Pro');
  expect(await payButton(buyer, sheet, '$4.90').isDisabled()).toBe(true);
  expect(await sheet.locator('input[name=order-method]:checked').count()).toBe(0);
  expect(await sheet.getByRole('textbox', { name: t('promoCode') }).inputValue()).toBe('');
});

soakTest('a rejected promo code shows the reason and an applied one can be removed', async () => {
  const buyer = await openSignedIn();
  const { page, t, problems } = buyer;
  await page.goto('/');
  problems.expect(400);
  const sheet = await openOrder(buyer, 'Notelo');
  for (const [code, text] of [
    ['NO-SUCH', t('promoInvalid')],
    ['SUMMER10', t('promoExpired')],
    ['FIRST5', t('promoLimitReached')],
    ['ASKARA30', t('promoNotThisProduct')],
  ] as const) {
    await applyPromo(buyer, sheet, code);
    await sheet.getByText(text).waitFor();
  }
  await applyPromo(buyer, sheet, 'AUTUMN20');
  await sheet.getByText('AUTUMN20 · −20%').waitFor();
  await sheet.getByRole('button', { name: t('remove') }).click();
  await sheet.getByText('AUTUMN20 · −20%').waitFor({ state: 'hidden' });
});

soakTest('the order sheet has its own address, and Back closes it', async () => {
  const buyer = await openSignedIn();
  const { page } = buyer;
  await page.goto('/');
  const sheet = await openOrder(buyer, 'Lexiro Plus');
  const address = page.url();
  expect(new URL(address).search).toMatch(/^\?order=\d+$/);
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  await page.goto(address);
  await sheet.getByRole('heading', { name: 'Lexiro Plus' }).waitFor();
});
