import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brandName } from '../../support/brand-name.ts';
import { desktop, phone, type Variant } from '../../support/browser.ts';
import { onlyInSoak } from '../../support/is-soak.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import type { Window } from '../../support/window.ts';

const CODE = /\/assets\/(?!first-paint).*\.js$/;

const variants: readonly (readonly [string, Variant])[] = [
  ['in Russian on a phone', { ...phone, theme: 'light' }],
  ...onlyInSoak(['in English on a desktop', desktop] as const),
];

test.each(variants)(
  'a chosen theme survives reloads and sign-out and applies to the first paint, %s',
  async (_, variant) => {
    const window = await openSignedIn(variant);
    const { page, t, problems } = window;
    await page.goto('/');
    const light = await groundOf(page);
    await openMenu(window, variant);
    await page.getByRole('menuitemradio', { name: t('themeDark') }).click();
    const dark = await groundOf(page);
    expect(dark).not.toBe(light);

    await page.keyboard.press('Escape');
    // The first paint, before any of the shop's code has loaded.
    problems.expect('offline');
    await page.route(CODE, (route) => route.abort());
    await page.reload();
    await expect.poll(() => groundOf(page)).toBe(dark);
    await page.unroute(CODE);
    await page.reload();
    await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
    expect(await groundOf(page)).toBe(dark);

    await openMenu(window, variant);
    await page.getByText(t('signOut'), { exact: true }).click();
    await page.waitForURL('**/login');
    expect(await groundOf(page)).toBe(dark);
  },
);

test('without a choice the theme follows the device', async () => {
  const { page, t } = await openSignedIn({ theme: 'light' });
  await page.goto('/');
  await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
  const light = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => groundOf(page)).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => groundOf(page)).toBe(light);
});

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

async function openMenu({ page, t }: Window, { width, language }: Variant): Promise<void> {
  const name = width < 768 ? `${brandName(language)}, ${t('mobileMenu')}` : t('accountMenu');
  await page.getByRole('button', { name }).click();
}
