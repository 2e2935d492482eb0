import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { expect, test } from 'vitest';
import { tabTo } from '../../support/checks/tab-to.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import { subscriptionCard } from '../../support/subscription-card.ts';

test('a plan can be bought with the keyboard alone', async () => {
  const { page, context, t } = await openSignedIn();
  await page.clock.install();
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: t('skipToContent') }));
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: t('searchServices') });
  await tabTo(page, search);
  await page.keyboard.type('tessera');
  const order = page.getByRole('button', { name: t('orderProduct', { product: 'Tessera Photo' }) });
  await tabTo(page, order);
  await page.keyboard.press('Enter');

  const sheet = page.getByRole('dialog');
  await tabTo(
    page,
    sheet.getByRole('radio', { name: t('months', { count: 1 }), exact: false }).first(),
  );
  await page.keyboard.press('ArrowRight');
  const card = sheet.locator('input[name=order-method][value=card]');
  await tabTo(page, card);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, sheet.getByRole('textbox', { name: t('promoCode') }));
  await page.keyboard.type('AUTUMN20');
  await page.keyboard.press('Enter');
  // 13.20 by TON without a fee, minus 20 %.
  const pay = sheet.getByRole('button', { name: t('pay', { total: '$10.56' }) });
  await tabTo(page, pay);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await tab.waitForURL('**/pay/*');
  await tabTo(tab, tab.locator('button[value=pay]'));
  await tab.keyboard.press('Enter');
  await tab.waitForURL('**/dashboard/**');
  await tab.close();

  await page.clock.fastForward(POLL_MS * 1.05);
  await sheet
    .getByRole('heading', { name: t('orderDone', { product: 'Tessera Photo' }) })
    .waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await expect
    .poll(() => order.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await subscriptionCard(page, t, 'Tessera Photo').waitFor();
});
