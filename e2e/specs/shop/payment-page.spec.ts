import { expect, inject, test } from 'vitest';
import { decideAtBank } from '../../support/bank.ts';
import { onDesktop } from '../../support/browser.ts';
import { onlyInSoak } from '../../support/is-soak.ts';
import { orderUpToBank } from '../../support/order.ts';
import { paymentsOf, pricesOf, subscriptionsOf } from '../../support/shop/shop-api.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import { subscriptionCard } from '../../support/subscription-card.ts';

const { url } = inject('shop');

/** A link to the payment page, as a third party could write it. */
async function paymentLink(
  session: Parameters<typeof pricesOf>[1],
  product: string,
  promocode = '',
): Promise<string> {
  const { prices } = await pricesOf(url, session, product);
  const query = new URLSearchParams({ gateway: 'ton', sub_id: String(prices[0]?.id) });
  if (promocode) query.set('promocode', promocode);
  return `/payment?${query}`;
}

test('a link from another site starts no payment before the click', async () => {
  const { page, context, t, session } = await openSignedIn();
  const link = await paymentLink(session, 'Notelo', 'AUTUMN20');
  await context.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${url}${link}">win</a>` }),
  );
  await page.goto('https://elsewhere.example/');
  await page.getByRole('link', { name: 'win' }).click();
  // 2.10 minus 20 % = 1.68.
  const pay = page.getByRole('button', { name: t('pay', { total: '$1.68' }) });
  await pay.waitFor();
  await page.getByText(t('paymentConfirmHint')).waitFor();
  await page.reload();
  await pay.waitFor();
  expect(await paymentsOf(url, session)).toEqual([]);

  await pay.click();
  await page.waitForURL('**/pay/*');
  await decideAtBank(page, 'pay');
  await subscriptionCard(page, t, 'Notelo').waitFor();
});

test('a link to a free order activates nothing before the click', async () => {
  const { page, t, session } = await openSignedIn();
  await page.goto(await paymentLink(session, 'Notelo', 'FREE100'));
  const activate = page.getByRole('button', { name: t('activateForFree') });
  await activate.waitFor();
  expect(await paymentsOf(url, session)).toEqual([]);
  expect(await subscriptionsOf(url, session)).toEqual([]);

  await activate.click();
  await subscriptionCard(page, t, 'Notelo').waitFor();
});

test('a second tab of a pending payment asks for a click and opens the same checkout', async () => {
  const buyer = await openSignedIn();
  const { page, context, t, session } = buyer;
  await page.goto('/');
  const { tab } = await orderUpToBank(buyer, 'Tempora Focus', '$1.20');

  const copy = await context.newPage();
  await copy.goto(await paymentLink(session, 'Tempora Focus'));
  const pay = copy.getByRole('button', { name: t('pay', { total: '$1.20' }) });
  await pay.click();
  await copy.waitForURL('**/pay/*');
  expect(copy.url()).toBe(tab.url());
  expect(await paymentsOf(url, session)).toHaveLength(1);
});

test.each(['/payment?gateway=ton&sub_id=x', ...onlyInSoak('/payment')])(
  '%s is a broken link',
  async (address) => {
    const { page, t } = await openSignedIn();
    await page.goto(address);
    await page.getByRole('heading', { name: t('paymentLinkBroken') }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    await page.getByRole('link', { name: t('backToPlans') }).click();
    await page.waitForURL('**/dashboard/subscriptions');
  },
);

test.each(onDesktop)(
  'a checkout that failed without a network can be retried when it is back, %s',
  async (_, variant) => {
    const { page, context, t, session, problems } = await openSignedIn(variant);
    await page.goto(await paymentLink(session, 'Notelo'));
    const pay = page.getByRole('button', {
      name: t('pay', { total: '$2.10' }),
    });
    await pay.waitFor();
    problems.expect('offline');
    await context.setOffline(true);
    await pay.click();
    await page.getByRole('heading', { name: t('paymentDidNotOpen') }).waitFor();
    await page.getByText(t('errorOffline')).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: t('tryAgain') }).click();
    await page.waitForURL('**/pay/*');
    expect(await paymentsOf(url, session)).toHaveLength(1);
  },
);
