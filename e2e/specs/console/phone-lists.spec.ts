import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { visitCampaign } from '@sesame/contract/shop/campaign-visits.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { phone } from '../../support/browser.ts';
import { demoOwner } from '../../support/console/console.ts';
import { registerOverApi } from '../../support/register.ts';
import { seedAccount } from '../../support/shop/seed-account.ts';
import { callAs } from '../../support/shop/shop-api.ts';
import { visit } from '../../support/visit.ts';
import { openWindow } from '../../support/window.ts';

/** Pages that are not lists, or that show a list below figures. */
const OTHER_PAGES: readonly string[] = [
  consolePages.home,
  consolePages.overview,
  consolePages.notifications,
  consolePages.newMethod,
  consolePages.gateways,
  consolePages.join,
  consolePages.signIn,
  consolePages.setup,
  consolePages.system,
  consolePages.reports,
  consolePages.branding,
  consolePages.settings,
  consolePages.referralRules,
];

const lists = Object.values(consolePages)
  .filter((address) => !address.includes(':id') && !OTHER_PAGES.includes(address))
  .map((address) => (address === consolePages.tickets ? `${address}?queue=all` : address));

/** Lists of which the demo has at least one record. */
const FILLED_AT_LEAST = 12;

test('a phone shows eight records of every list, and search and account in its header', async () => {
  const shop = inject('shop');
  const buyer = await registerOverApi(shop.url, phone.language);
  await seedAccount(shop, buyer);
  await callAs(shop.url, visitCampaign, buyer, { value: 'video-review' });
  const { page } = await openWindow(phone);
  await page.goto('/admin');
  await page.locator('input[name=email]').fill(demoOwner.email);
  await page.locator('input[name=password]').fill(demoOwner.password);
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=email]').waitFor({ state: 'detached' });

  const fitting: Record<string, number> = {};
  for (const address of lists) {
    await visit(page, address);
    const records = await recordsThatFit(page);
    if (records !== null) fitting[address] = records;
  }
  expect(Object.keys(fitting).length).toBeGreaterThanOrEqual(FILLED_AT_LEAST);
  expect(Object.entries(fitting).filter(([, records]) => records < 8)).toEqual([]);

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Olivia, Ваш аккаунт' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).waitFor();
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: 'Перейти…' }).click();
  await page.getByRole('combobox').fill('Склад');
  await page.getByRole('option', { name: 'Склад' }).waitFor();
});

/**
 * How many records fit below the header and the filters of a list, by the average of their heights, because a long name
 * takes a line more; null for an empty list. It depends on heights only, so that a short list is measured too.
 */
async function recordsThatFit(page: Page): Promise<number | null> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main tbody tr, main [data-record]')].map(
      (record) => record.getBoundingClientRect(),
    );
    const [first] = boxes;
    if (!first) return null;
    const average = boxes.reduce((sum, { height }) => sum + height, 0) / boxes.length;
    return Math.floor((innerHeight - first.top) / average);
  });
}
