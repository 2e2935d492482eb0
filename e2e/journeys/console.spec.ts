import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { bothLooks, desktop, type Look, phone } from '../support/browser.ts';
import { accessibilityFaults } from '../support/check-accessibility.ts';
import { faultsAtStop, isSoak } from '../support/check-stop.ts';
import { furnish } from '../support/furnish.ts';
import { registerOverApi } from '../support/register.ts';
import { openWindow } from '../support/window.ts';

/** What the frame of the console calls things; it has words of its own. */
const words = {
  en: {
    email: 'E-mail',
    password: 'Password',
    signIn: 'Sign in',
    failed: 'E-mail, password and code do not fit together',
    open: 'Open the sections',
    sections: 'Sections of the console',
    find: 'Section, number, name or e-mail',
    stock: 'Stock',
    views: 'Views',
    noViews: 'Set filters, then keep them here under a name.',
    leave: 'Leave the console',
  },
  ru: {
    email: 'E-mail',
    password: 'Пароль',
    signIn: 'Войти',
    failed: 'E-mail, пароль и код не подходят друг к другу',
    open: 'Открыть разделы',
    sections: 'Разделы консоли',
    find: 'Раздел, номер, имя или e-mail',
    stock: 'Склад',
    views: 'Виды',
    noViews: 'Выберите фильтры и сохраните их здесь под именем.',
    leave: 'Выйти из консоли',
  },
} as const;

const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };

const everyLook: readonly (readonly [string, Look])[] = [
  ...bothLooks,
  ['in Russian on a desktop', { ...desktop, language: 'ru' }],
  ['in English on a phone', { ...phone, language: 'en' }],
];

/** Many screens make one test, which needs patience on a busy machine. */
const PATIENCE_MS = 900_000;

/** Where something new is made; no list leads there by its first row. */
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
  say: Record<keyof (typeof words)['en'], string>,
  password: string,
) {
  await page.getByLabel(say.email).fill(OWNER.email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: say.signIn }).click();
}

function openSections(page: Page, { width }: Look, say: { open: string }): Promise<void> {
  return width < 1024 ? page.getByRole('button', { name: say.open }).click() : Promise.resolve();
}

/** Until a page has its answers. */
async function comeToRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}

/** What is wrong with a page once it has come to rest. */
async function faultsAt(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await comeToRest(page);
  return faultsAtStop(page);
}

/** Where the first row of the page's list leads. */
function firstRecord(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('main table a[href^="/admin/"]')?.getAttribute('href') ?? null,
  );
}

it.each(isSoak ? everyLook : bothLooks)(
  'an operator signs in, finds every section and record without a fault, and leaves, %s',
  { timeout: PATIENCE_MS },
  async (_, look) => {
    const shop = inject('shop');
    await furnish(shop, await registerOverApi(shop.url, look.language));
    const { page, problems } = await openWindow({ ...look, still: true });
    const say = words[look.language];
    await page.goto('/admin');
    problems.expect(400);
    await signIn(page, say, 'a wrong password');
    await page.getByRole('alert').getByText(say.failed).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await signIn(page, say, OWNER.password);

    await openSections(page, look, say);
    const sections = page.getByRole('navigation', { name: say.sections }).getByRole('link');
    await sections.first().waitFor();
    const addresses = await sections.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(10);
    const faults: Record<string, readonly string[]> = {};
    const records: string[] = [];
    for (const address of addresses) {
      faults[address] = await faultsAt(page, address);
      const record = await firstRecord(page);
      if (record !== null) records.push(record);
    }
    expect(records.length).toBeGreaterThan(5);
    const others = [...records, ...EDITORS];
    for (const other of others) faults[other] = await faultsAt(page, other);
    expect(faults).toEqual(
      Object.fromEntries([...addresses, ...others].map((address) => [address, []])),
    );

    await page.goto('/admin/payments');
    await page.getByRole('button', { name: say.views, exact: true }).click();
    await page.getByText(say.noViews).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: say.find }).fill(say.stock);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/stock');
    // What it still asks for after the session is over would be refused.
    await page.getByRole('heading', { level: 1, name: say.stock }).waitFor();
    await comeToRest(page);

    await openSections(page, look, say);
    await page.getByRole('button', { name: /Olivia/ }).click();
    await page.getByRole('menuitem', { name: say.leave }).click();
    await page.getByLabel(say.email).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('operator_token'))).toBeNull();
  },
);

it('a buyer’s token opens no section', async () => {
  const session = await registerOverApi(inject('shop').url);
  const { page, problems } = await openWindow({ session });
  problems.expect(401);
  await page.goto('/login');
  await page.evaluate((token) => sessionStorage.setItem('operator_token', token), session.token);
  await page.goto('/admin/payments');
  await page.getByLabel(words.en.email).waitFor();
});
