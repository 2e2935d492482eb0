import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { heights, type Variant } from '../../support/browser.ts';
import { overflowFaults, tableFaults } from '../../support/checks/check-layout.ts';
import { wordFaults } from '../../support/checks/check-texts.ts';
import { comeToRest } from '../../support/checks/come-to-rest.ts';
import { LONG_TEXT, lengthenTexts } from '../../support/checks/lengthen-texts.ts';
import { recordsOf } from '../../support/console/console-records.ts';
import { consoleScenes } from '../../support/console/console-scenes.ts';
import { registerOverApi, type Session } from '../../support/register.ts';
import { seedAccount } from '../../support/shop/seed-account.ts';
import { paymentsOf } from '../../support/shop/shop-api.ts';
import { visit } from '../../support/visit.ts';
import { openWindow } from '../../support/window.ts';

const TIMEOUT_MS = 900_000;

let seeded: Promise<Session> | undefined;
/** One buyer with purchases and tickets, shared by all tests of this file. */
function buyer(): Promise<Session> {
  seeded ??= (async () => {
    const shop = inject('shop');
    const session = await registerOverApi(shop.url, 'en');
    await seedAccount(shop, session);
    return session;
  })();
  return seeded;
}

type Widths = readonly Variant['width'][];
/** From the narrowest phone to a desktop, with upright tablets, where a table has the least room. */
const readingWidths: Widths = [320, 768, 820, 1024, 1440];
const widths: Widths = [320, 768, 1440];

/** Overflow and broken words at each width, by address; with `whole`, also tables that have to be scrolled sideways. */
async function faultsAt(
  page: Page,
  addresses: readonly string[],
  { among = widths, whole = false }: { among?: Widths; whole?: boolean } = {},
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const address of addresses) {
    await visit(page, address);
    await page.getByRole('heading').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('.skeleton-box, .screen-shape'));
    for (const width of among) {
      await page.setViewportSize({ width, height: heights[width] });
      await comeToRest(page);
      const found = [
        ...(await overflowFaults(page)),
        ...(await wordFaults(page)),
        ...(whole ? await tableFaults(page) : []),
      ];
      if (found.length > 0) faults[`${address}, ${width} px`] = found;
    }
  }
  return faults;
}

test('a word of 200 letters never overflows in the shop', { timeout: TIMEOUT_MS }, async () => {
  const { context, page } = await openWindow({ width: 320, session: await buyer() });
  await lengthenTexts(context);
  expect(
    await faultsAt(page, [
      '/dashboard/subscriptions',
      '/dashboard/payments',
      '/help-ticket',
      '/help-ticket-create',
      '/settings/profile',
      '/settings/security',
    ]),
  ).toEqual({});

  await page.setViewportSize({ width: 320, height: heights[320] });
  await page.goto('/dashboard/subscriptions');
  await page.getByRole('button', { name: 'Order' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: LONG_TEXT }).waitFor();
  await comeToRest(page);
  expect([...(await overflowFaults(page)), ...(await wordFaults(page))]).toEqual([]);
});

test('a word of 200 letters never overflows in the console', { timeout: TIMEOUT_MS }, async () => {
  const page = await signInToConsole({ width: 1440 });
  const addresses = await everyAddress(page);
  await lengthenTexts(page.context());
  // The long word must be on the page, otherwise the checks below prove nothing.
  await page.goto('/admin/payments');
  await page.getByText(LONG_TEXT).first().waitFor();
  await comeToRest(page);
  const faults = await faultsAt(page, ['/admin/payments', '/admin/products/1', ...addresses]);
  // Next to such a word a column may become so narrow that ordinary words break too; that is accepted.
  const outside = Object.entries(faults).filter(([, found]) =>
    found.some((fault) => !fault.includes('is broken in')),
  );
  expect(outside).toEqual([]);
});

/** @returns a page signed in to the console of a shop with at least one payment */
async function signInToConsole(variant: Partial<Variant>): Promise<Page> {
  await buyer();
  const stage = await openWindow({ ...variant });
  const signIn = consoleScenes['console-overview'];
  if (!signIn) throw new Error('the scene console-overview is missing');
  await signIn({ ...stage, shopUrl: inject('shop').url, pass: async () => {} });
  return stage.page;
}

/** Addresses of every section of the console and of a record of each kind. */
async function everyAddress(page: Page): Promise<string[]> {
  const sections = await page
    .locator('nav a[href^="/admin/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const records = await recordsOf(inject('shop').url, (await buyer()).email);
  return [
    ...sections,
    '/admin/ticket-macros',
    `/admin/tickets/${records.ticket}`,
    `/admin/users/${records.buyer}`,
    `/admin/payments/${records.paidPayment}`,
    `/admin/subscriptions/${records.subscription}`,
    `/admin/promo-codes/${records.promo}`,
    `/admin/announcements/${records.announcement}`,
    `/admin/inventory/${records.service}`,
  ];
}

/** Screens of a buyer with the most text; the order sheet is opened by its address. */
const shopAddresses = [
  '/dashboard/subscriptions',
  '/dashboard/payments',
  '/dashboard/subscriptions?order=1',
  '/partners',
  '/partners?tab=statistics',
  '/settings/profile',
  '/settings/security',
  '/help-ticket',
  '/help-ticket-create',
  '/buy-loading-cis',
];

test.each(['en', 'ru'] as const)(
  'ordinary words are not broken, and tables of the shop not cut off, in %s',
  { timeout: TIMEOUT_MS },
  async (language) => {
    const session = await buyer();
    const shop = await openWindow({ language, session });
    const paid = (await paymentsOf(inject('shop').url, session)).at(0)?.id;
    const faults = await faultsAt(shop.page, [...shopAddresses, `/dashboard/payments/${paid}`], {
      among: readingWidths,
      whole: true,
    });
    await shop.context.close();
    const page = await signInToConsole({ language });
    const addresses = await everyAddress(page);
    Object.assign(faults, await faultsAt(page, addresses, { among: readingWidths }));
    expect(faults).toEqual({});
  },
);
