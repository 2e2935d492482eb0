import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bothVariants, onPhone } from '../../support/browser.ts';
import { layoutShiftOf, watchLayoutShift } from '../../support/checks/layout-shift.ts';
import { withLongHistory } from '../../support/shop/long-history.ts';
import { asPartner } from '../../support/shop/partner-data.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import { openWindow } from '../../support/window.ts';

const MAX_SHIFT = 0.001;
const CODE = /\/assets\/.*\.js$/;

test.each(onPhone)('sign-in loads without layout shift, %s', async (_, variant) => {
  const { page, t } = await openWindow({ ...variant, withMotion: true });
  await watchLayoutShift(page);
  await page.goto('/login');
  await page.getByRole('heading', { name: t('signInHeading') }).waitFor();
  await settle(page);
  expect(await layoutShiftOf(page)).toBeLessThan(MAX_SHIFT);
});

test.each(onPhone)("the console's sign-in loads without layout shift, %s", async (_, variant) => {
  const { page } = await openWindow({ ...variant, withMotion: true });
  await watchLayoutShift(page);
  // It is in the page and can be filled in before any code.
  const code = Promise.withResolvers<void>();
  await page.route(CODE, (route) => code.promise.then(() => route.continue()));
  await page.goto('/admin', { waitUntil: 'commit' });
  const email = page.locator('input[name=email]');
  await email.fill('owner@sesame.example');
  const drawn = await email.elementHandle();
  code.resolve();
  await page.waitForFunction(() => document.documentElement.dataset.drawn === undefined);
  await settle(page);
  expect(await email.inputValue()).toBe('owner@sesame.example');
  expect(await email.evaluate((field, before) => field === before, drawn)).toBe(true);
  expect(await layoutShiftOf(page)).toBeLessThan(MAX_SHIFT);
});

test.each(bothVariants)('the dashboard loads without layout shift, %s', async (_, variant) => {
  const { page, t } = await openSignedIn({ ...variant, withMotion: true });
  await watchLayoutShift(page);
  for (const path of ['/dashboard/subscriptions', '/dashboard/payments']) {
    await page.goto(path);
    await page
      .getByRole('heading', { name: path.endsWith('payments') ? t('noPayments') : 'Askara Pro' })
      .waitFor();
    await settle(page);
    expect(await layoutShiftOf(page)).toBeLessThan(MAX_SHIFT);
  }
});

test.each(bothVariants)('a long history is drawn without layout shift, %s', async (_, variant) => {
  const { page, t } = await openSignedIn({ ...variant, withMotion: true });
  await withLongHistory(page, HISTORY_PAGE_SIZE);
  await watchLayoutShift(page);
  await page.goto('/dashboard/payments');
  const rows = page.locator('main').locator('details, tbody tr');
  await expect.poll(() => rows.count()).toBe(HISTORY_PAGE_SIZE);
  await page.getByRole('button', { name: t('showEarlierPayments') }).waitFor();
  await settle(page);
  expect(await layoutShiftOf(page)).toBeLessThan(MAX_SHIFT);
});

test.each(onPhone)('the partner pages load without layout shift, %s', async (_, variant) => {
  const { page, t } = await openSignedIn({ ...variant, withMotion: true });
  // Tall enough to show everything that loads later.
  await page.setViewportSize({ width: variant.width, height: 2_000 });
  await watchLayoutShift(page);
  await asPartner(page, async () => {
    for (const [path, last] of [
      ['/partners', t('modeTitle')],
      ['/partners?tab=statistics', t('payouts')],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: last, exact: true }).waitFor();
      await settle(page);
      expect(await layoutShiftOf(page)).toBeLessThan(MAX_SHIFT);
    }
  });
});

/** Waits until images and fonts are loaded and rendered. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
