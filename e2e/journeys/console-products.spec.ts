import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@sesame/contract/limits.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { codeOf } from '../support/authenticator.ts';
import { bothLooks } from '../support/browser.ts';
import { noisyPicture } from '../support/picture.ts';
import { registerOverApi } from '../support/register.ts';
import { type EmptyShop, startEmptyShop } from '../support/shop.ts';
import { openWindow } from '../support/window.ts';

// Without demo: whatever buyers see here came through the console.
const dataDir = mkdtempSync(join(tmpdir(), 'sesame-console-'));
let shop: EmptyShop;

beforeAll(async () => {
  shop = await startEmptyShop({ dataDir });
});
afterAll(async () => {
  try {
    await shop.audit();
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** What the console calls things; it has words of its own. */
const words = {
  en: {
    signIn: 'Sign in',
    newService: 'New service',
    name: 'Name',
    picture: 'Picture',
    save: 'Save',
    import: 'Import',
    links: 'Links',
    check: 'Check',
    importAll: 'Import 2 items',
    imported: '2 items imported',
    done: 'Done',
    title: 'Title',
    addService: 'Add a service',
    price: 'Price',
    addPrice: 'Add price',
    count: 'How many',
    active: 'Active',
  },
  ru: {
    signIn: 'Войти',
    newService: 'Новый сервис',
    name: 'Название',
    picture: 'Картинка',
    save: 'Сохранить',
    import: 'Импорт',
    links: 'Ссылки',
    check: 'Проверить',
    importAll: 'Загрузить 2 единицы',
    imported: 'Загружены 2 единицы',
    done: 'Готово',
    title: 'Название',
    addService: 'Добавить сервис',
    price: 'Цена',
    addPrice: 'Добавить цену',
    count: 'Сколько',
    active: 'Активен',
  },
} as const satisfies Record<Language, unknown>;

async function enterAsOwner(page: Page, language: Language): Promise<void> {
  const email = `owner.${language}@shop.example`;
  const password = 'open the console 7';
  const secret = await shop.createOwner(email, password);
  await page.goto('/admin');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=code]').fill(codeOf(secret, Date.now()));
  await page.getByRole('button', { name: words[language].signIn, exact: true }).click();
  await page.locator('input[name=email]').waitFor({ state: 'detached' });
}

it.each(bothLooks)('an owner fills an empty shop, and a buyer sees it, %s', async (_name, look) => {
  const say = words[look.language];
  const product = `Lantern ${look.language}`;
  const { page } = await openWindow({ ...look, shopUrl: shop.url });
  await enterAsOwner(page, look.language);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const inDialog = page.getByRole('dialog');

  await page.goto('/admin/stock');
  await button(say.newService).first().click();
  await inDialog.getByLabel(say.name).fill(product);
  await inDialog
    .getByLabel(say.picture)
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: noisyPicture(40_000) });
  await inDialog.locator('img').waitFor();
  await inDialog.getByRole('button', { name: say.save }).click();
  await page.getByRole('heading', { level: 1, name: product }).waitFor();

  await button(say.import).click();
  const links = [1, 2].map((number) => `https://lantern.example/${look.language}/${number}`);
  await inDialog.getByLabel(say.links).fill(links.join('\n'));
  await inDialog.getByRole('button', { name: say.check }).click();
  await inDialog.getByRole('button', { name: say.importAll }).click();
  await inDialog.getByText(say.imported).waitFor();
  await inDialog.getByRole('button', { name: say.done }).click();

  await page.goto('/admin/products/new');
  await page.getByLabel(say.title, { exact: true }).fill(product);
  await page.getByRole('combobox', { name: say.addService }).selectOption(product);
  await page.getByRole('textbox', { name: say.price, exact: true }).fill('4.90');
  await button(say.addPrice).click();
  await page.getByRole('textbox', { name: say.count }).nth(1).fill('12');
  await page.getByRole('textbox', { name: say.price, exact: true }).nth(1).fill('44');
  await page.getByRole('switch', { name: say.active }).check();
  await button(say.save).click();
  await page.waitForURL(/\/admin\/products\/\d+$/);

  const session = await registerOverApi(shop.url, look.language);
  const buyer = await openWindow({ ...look, session, shopUrl: shop.url });
  await buyer.page.goto('/dashboard/subscriptions');
  const card = buyer.page.getByRole('article').filter({ hasText: product });
  await card.getByText('$4.90').waitFor();
  await card.getByText('$44.00').waitFor();
});
