import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { decideAtBank, decideOverApi } from '../../support/bank.ts';
import { onPhone } from '../../support/browser.ts';
import { orderUpToBank } from '../../support/order.ts';
import { paymentsOf } from '../../support/shop/shop-api.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import { subscriptionCard } from '../../support/subscription-card.ts';

const shop = inject('shop');

test.each(onPhone)('a payment shows its history and offers a receipt, %s', async (_, variant) => {
  const buyer = await openSignedIn(variant);
  const { page, t, session } = buyer;
  await page.goto('/');
  const { tab } = await orderUpToBank(buyer, 'Notelo', '$2.10');
  const bankPage = tab.url();

  const [ordered] = await paymentsOf(shop.url, session);
  await page.goto(`/dashboard/payments/${ordered?.id}`);
  const steps = page.getByRole('listitem');
  await steps.filter({ hasText: t('timelinePageOpened') }).waitFor();
  const next = page.getByRole('link', { name: t('openPaymentPage') });
  expect(await next.getAttribute('href')).toBe(bankPage);
  expect(await page.getByRole('button', { name: t('receiptPdf') }).count()).toBe(0);

  await decideAtBank(tab, 'pay');
  await tab.close();
  await page.goto('/dashboard/payments');
  // The link is the product name in the table and a separate button in the cards of a phone.
  const inTable = page.getByRole('link', { name: 'Notelo', exact: true });
  const inCards = page.getByRole('link', { name: `${t('paymentDetailsShort')}: Notelo` });
  await inTable.or(inCards).filter({ visible: true }).click();
  for (const step of ['timelineOrdered', 'timelineMatched', 'timelineGranted'] as const) {
    await steps.filter({ hasText: t(step) }).waitFor();
  }
  await page.getByRole('link', { name: t('openSubscriptions') }).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('receiptPdf') }).click();
  const receipt = await download;
  expect(receipt.suggestedFilename()).toMatch(/^receipt-[0-9a-f]{8}\.pdf$/);
  expect(
    readFileSync(await receipt.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await decideOverApi(shop, bankPage, 'refund');
  await expect
    .poll(async () => (await paymentsOf(shop.url, session))[0]?.status, { timeout: 10_000 })
    .toBe('Expired');
  await page.reload();
  await steps.filter({ hasText: t('timelineRefunded', { amount: '$2.10' }) }).waitFor();
  await page.getByText(t('nextRefunded')).waitFor();
});

test('access is granted on return from the gateway even when the webhook is lost', async () => {
  const buyer = await openSignedIn();
  const { page, t } = buyer;
  await page.goto('/');
  const { tab } = await orderUpToBank(buyer, 'Notelo', '$2.10');
  // The bank accepts the payment without sending a webhook; the scheduled sync would run only later.
  await decideAtBank(tab, 'pay_silently');
  await subscriptionCard(tab, t, 'Notelo').waitFor({ timeout: 15_000 });
  expect(new URL(tab.url()).search).toBe('');
});

test('a buyer cannot see the payment of another buyer', async () => {
  const other = await openSignedIn();
  await other.page.goto('/');
  await orderUpToBank(other, 'Notelo', '$2.10');
  const [foreign] = await paymentsOf(shop.url, other.session);
  const { page, t, problems } = await openSignedIn();
  problems.expect(404);
  await page.goto(`/dashboard/payments/${foreign?.id}`);
  await page.getByRole('heading', { name: t('paymentMissing') }).waitFor();
});
