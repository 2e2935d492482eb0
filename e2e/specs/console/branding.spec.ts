import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../support/authenticator.ts';
import { accessibilityFaults } from '../../support/checks/check-accessibility.ts';
import { noisyPicture } from '../../support/picture.ts';
import { makeDataFolder } from '../../support/shop/data-folder.ts';
import { type EmptyShop, startEmptyShop } from '../../support/shop/shop.ts';
import { openWindow } from '../../support/window.ts';

// A separate, empty shop: this test changes its brand.
const dataDir = makeDataFolder('branding');
let shop: EmptyShop;

beforeAll(async () => {
  shop = await startEmptyShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const accentOf = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--brand-hue').trim();

const pictureOf = (mark: Element) => getComputedStyle(mark).backgroundImage;

test('an operator sets name, color and logo, and visitors see them at once', async () => {
  const email = 'owner@shop.example';
  const password = 'open the console 7';
  const secret = await shop.createOwner(email, password);
  const { page } = await openWindow({ shopUrl: shop.url });
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Code').fill(codeOf(secret, Date.now()));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').waitFor({ state: 'detached' });

  await page.goto('/admin/branding');
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByRole('textbox', { name: 'Shop name' }).fill('Beacon');
  await page.getByRole('textbox', { name: 'Name in Russian' }).fill('Маяк');
  await page.getByText('Details', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Color in degrees' }).fill('265');
  await page.getByRole('textbox', { name: 'Saturation in figures' }).fill('0.4');
  await page.getByText('Some elements are not readable').waitFor();
  expect(await save.isDisabled()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Saturation in figures' }).fill('0.2');
  await save.click();
  await page.getByText('Saved. Visible in the console and on pages opened from now on.').waitFor();
  // The current page shows the new brand without a reload.
  await page.getByRole('banner').getByText('Beacon').waitFor();
  expect(await page.evaluate(accentOf)).toBe('265');
  await page.getByLabel('Logo', { exact: true }).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: noisyPicture(200_000),
  });
  await page.getByAltText('Current logo').waitFor();
  await expect
    .poll(() => page.getByRole('banner').locator('.brand-mark').first().evaluate(pictureOf))
    .toMatch(/\/brand\/logo\.png\?[\w-]{22}/);

  const english = await openWindow({ shopUrl: shop.url });
  await expect
    .poll(async () => {
      await english.page.goto('/login');
      return english.page.evaluate(accentOf);
    })
    .toBe('265');
  await english.page.getByText('Beacon', { exact: true }).first().waitFor();
  const logo = await english.page.locator('link[rel=icon]').getAttribute('href');
  expect(logo).toMatch(/^\/assets\/brand-[\w-]+\.png$/);

  const russian = await openWindow({ shopUrl: shop.url, language: 'ru' });
  await russian.page.goto('/login');
  await russian.page.getByText('Маяк', { exact: true }).first().waitFor();

  await page.goto('/admin/audit');
  await page.getByRole('cell', { name: /change branding/ }).waitFor();
  await page.getByRole('cell', { name: /change logo/ }).waitFor();
});
