import { expect, test } from 'vitest';
import { onPhone, phone } from '../../support/browser.ts';
import { openOrder } from '../../support/order.ts';
import { openSignedIn } from '../../support/sign-in.ts';

test.each(onPhone)('Back closes the order sheet and restores the focus, %s', async (_, variant) => {
  const window = await openSignedIn({ ...variant, withMotion: true });
  const { page, t } = window;
  await page.goto('/');
  const sheet = await openOrder(window, 'Kinovo Premium');
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/dashboard/subscriptions');
  const order = page.getByRole('button', {
    name: t('orderProduct', { product: 'Kinovo Premium' }),
  });
  await expect.poll(() => order.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.goForward();
  await sheet.waitFor();
});

test('Back restores the scroll position', async () => {
  const { page, t } = await openSignedIn({ ...phone, language: 'en' });
  await page.goto('/');
  const product = page.getByRole('heading', { name: 'Hexora Vault' });
  await product.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const left = await page.evaluate(() => scrollY);
  await page.getByRole('button', { name: `Sesame, ${t('mobileMenu')}` }).click();
  await page.getByRole('menuitem', { name: t('menuSettings'), exact: true }).click();
  await page.waitForURL('**/settings/profile');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
  await page.goBack();
  await product.waitFor();
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), left)).toBeLessThan(3);
});
