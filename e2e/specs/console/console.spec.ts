import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { desktop, phone, type Variant } from '../../support/browser.ts';
import { accessibilityFaults } from '../../support/checks/check-accessibility.ts';
import { recordFaults } from '../../support/checks/check-layout.ts';
import { faultsAtStop } from '../../support/checks/check-stop.ts';
import { isSoak } from '../../support/is-soak.ts';
import { registerOverApi } from '../../support/register.ts';
import { seedAccount } from '../../support/shop/seed-account.ts';
import { visit } from '../../support/visit.ts';
import { openWindow } from '../../support/window.ts';

/** Texts of the console's frame, which are not in the shop's dictionary. */
const texts = {
  en: {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    failed: 'Wrong email, password or code',
    open: 'Open menu',
    sections: 'Console sections',
    shop: 'Shop settings',
    system: 'System',
    find: 'Section, number, name or email',
    inventory: 'Inventory',
    views: 'Saved views',
    noViews: 'Set filters, then save them here.',
    leave: 'Sign out',
  },
  ru: {
    email: 'Почта',
    password: 'Пароль',
    signIn: 'Войти',
    failed: 'Почта, пароль или код не подходят',
    open: 'Открыть меню',
    sections: 'Разделы консоли',
    shop: 'Настройки магазина',
    system: 'Система',
    find: 'Раздел, номер, имя или почта',
    inventory: 'Склад',
    views: 'Сохранённые фильтры',
    noViews: 'Выберите фильтры и сохраните их здесь.',
    leave: 'Выйти',
  },
} as const;

const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };

/** Every sixth page is also checked as a desktop in the dark theme. */
const variants: readonly (readonly [string, Variant])[] = [
  ...(isSoak
    ? ([
        ['in Russian on a phone', { ...phone, theme: 'light' }],
        ['in English on a desktop', desktop],
        ['in Russian on a desktop', { ...desktop, language: 'ru' }],
        ['in English on a phone', { ...phone, theme: 'light', language: 'en' }],
      ] as const)
    : ([['in Russian on the narrowest phone', { ...phone, width: 320, theme: 'light' }]] as const)),
];

/** One test visits many screens and can take long on a busy machine. */
const TIMEOUT_MS = 900_000;

/** Pages to create a record; they are not reached by the first row of a list. */
const EDITORS = [
  '/admin/ticket-macros',
  '/admin/ticket-macros/new',
  '/admin/promo-codes/new',
  '/admin/new-payment-method',
  '/admin/products/new',
  '/admin/announcements/new',
];

async function signIn(
  page: Page,
  text: Record<keyof (typeof texts)['en'], string>,
  password: string,
) {
  await page.getByLabel(text.email).fill(OWNER.email);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: text.signIn, exact: true }).click();
}

function openSections(page: Page, { width }: Variant, text: { open: string }): Promise<void> {
  return width < 1024 ? page.getByRole('button', { name: text.open }).click() : Promise.resolve();
}

/** Waits until the page has loaded its data. */
async function comeToRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}

/** Opens the page and returns its faults after it has loaded. */
async function faultsAt(page: Page, address: string, index: number): Promise<readonly string[]> {
  await visit(page, address);
  await comeToRest(page);
  return [...(await recordFaults(page)), ...(await faultsAtStop(page, index))];
}

/** The link of the first row of the page's list, or null. */
function firstRecord(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('main table a[href^="/admin/"]')?.getAttribute('href') ?? null,
  );
}

test.each(variants)(
  'an operator signs in, visits every section and a record of each, and signs out, %s',
  { timeout: TIMEOUT_MS },
  async (_, variant) => {
    const shop = inject('shop');
    await seedAccount(shop, await registerOverApi(shop.url, variant.language));
    const { page, problems } = await openWindow({ ...variant });
    const text = texts[variant.language];
    await page.goto('/admin');
    problems.expect(400);
    await signIn(page, text, 'a wrong password');
    await page.getByRole('alert').getByText(text.failed).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await signIn(page, text, OWNER.password);

    await openSections(page, variant, text);
    const navigation = page.getByRole('navigation', { name: text.sections });
    const sections = navigation.getByRole('link');
    await sections.first().waitFor();
    for (const group of [text.shop, text.system]) {
      await navigation.getByRole('button', { name: group, expanded: false }).click();
    }
    const addresses = await sections.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(20);
    const faults: Record<string, readonly string[]> = {};
    const records: string[] = [];
    for (const [index, address] of addresses.entries()) {
      faults[address] = await faultsAt(page, address, index);
      const record = await firstRecord(page);
      if (record !== null) records.push(record);
    }
    expect(records.length).toBeGreaterThan(5);
    // Tests of the screens show the records; here every sixth one is looked at, in a soak each.
    const others = [...records, ...EDITORS].filter((_, index) => isSoak || index % 6 === 0);
    for (const [index, other] of others.entries())
      faults[other] = await faultsAt(page, other, index);
    expect(faults).toEqual(
      Object.fromEntries([...addresses, ...others].map((address) => [address, []])),
    );

    await page.goto('/admin/payments');
    await page.getByRole('button', { name: text.views, exact: true }).click();
    await page.getByText(text.noViews).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: text.find }).fill(text.inventory);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/inventory');
    // Wait for open requests, which would be rejected after signing out.
    await page.getByRole('heading', { level: 1, name: text.inventory }).waitFor();
    await comeToRest(page);

    await page.getByRole('button', { name: /Olivia/ }).click();
    await page.getByRole('menuitem', { name: text.leave }).click();
    await page.getByLabel(text.email).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('operator_token'))).toBeNull();
  },
);

test('a buyer’s token does not give access to the console', async () => {
  const session = await registerOverApi(inject('shop').url);
  const { page, problems } = await openWindow({ session });
  problems.expect(401);
  await page.goto('/login');
  await page.evaluate((token) => sessionStorage.setItem('operator_token', token), session.token);
  await page.goto('/admin/payments');
  await page.getByLabel(texts.en.email).waitFor();
});
