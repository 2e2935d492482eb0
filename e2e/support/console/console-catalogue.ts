import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Page } from 'playwright-core';
import { noisyPicture } from '../picture.ts';
import { chooseOption } from './choose-option.ts';

/** Texts of the console, which are not in the shop's dictionary. */
const texts = {
  en: {
    newService: 'New service',
    name: 'Name',
    picture: 'Image',
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
    count: 'Length',
    active: 'Active',
  },
  ru: {
    newService: 'Новый сервис',
    name: 'Название',
    picture: 'Изображение',
    save: 'Сохранить',
    import: 'Импорт',
    links: 'Ссылки',
    check: 'Проверить',
    importAll: 'Загрузить 2 позиции',
    imported: 'Загружены 2 позиции',
    done: 'Готово',
    title: 'Название',
    addService: 'Добавить сервис',
    price: 'Цена',
    addPrice: 'Добавить цену',
    count: 'Длительность',
    active: 'Активен',
  },
} as const satisfies Record<Language, unknown>;

/** Creates a service with a picture and two links in its inventory. */
export async function addService(page: Page, language: Language, title: string): Promise<void> {
  const text = texts[language];
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/inventory');
  await page.getByRole('button', { name: text.newService, exact: true }).first().click();
  await dialog.getByLabel(text.name, { exact: true }).fill(title);
  await dialog
    .getByLabel(text.picture)
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: noisyPicture(40_000) });
  await dialog.locator('img').waitFor();
  await dialog.getByRole('button', { name: text.save }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  await page.getByRole('button', { name: text.import, exact: true }).click();
  const links = [1, 2].map((number) => `https://lantern.example/${language}/${number}`);
  await dialog.getByLabel(text.links).fill(links.join('\n'));
  await dialog.getByRole('button', { name: text.check }).click();
  await dialog.getByRole('button', { name: text.importAll }).click();
  await dialog.getByText(text.imported).waitFor();
  await dialog.getByRole('button', { name: text.done }).click();
}

/**
 * The next steps on the way from an empty shop: a product for $44 a year with its service and two links, all in one
 * form, in English.
 */
export async function addFirstProduct(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Next: Service and inventory' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'New service', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByLabel('Links').fill('https://lantern.example/1\nhttps://lantern.example/2');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Import 2 items' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Length' }).fill('12');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('44');
  await page.getByRole('switch', { name: 'Active' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/admin\/products\/\d+$/);
  await page
    .getByText('Buyers cannot pay yet: no payment method is enabled, the shop is closed.')
    .waitFor();
}

/** Creates a product with the service of the same name: a month for $4.90, a year for $44. */
export async function addProduct(page: Page, language: Language, title: string): Promise<void> {
  const text = texts[language];
  const price = page.getByRole('textbox', { name: text.price, exact: true });
  await page.goto('/admin/products/new');
  await page.getByLabel(text.title, { exact: true }).fill(title);
  await chooseOption(page.getByRole('combobox', { name: text.addService }), title);
  await price.fill('4.90');
  await page.getByRole('button', { name: text.addPrice, exact: true }).click();
  await page.getByRole('textbox', { name: text.count }).nth(1).fill('12');
  await price.nth(1).fill('44');
  await page.getByRole('switch', { name: text.active }).check();
  await page.getByRole('button', { name: text.save, exact: true }).click();
  await page.waitForURL(/\/admin\/products\/\d+$/);
}
