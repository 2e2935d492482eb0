/**
 * `npm run screens [folder]`: pictures of every screen in both themes, languages and widths, with the demo data.
 * The few that the README shows are copied to docs/screens.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.ts';
import { root } from '../scripts/root.ts';
import { allLooks, desktop, type Look, launchBrowser, newContext } from './support/browser.ts';
import { furnish } from './support/furnish.ts';
import { registerOverApi, type Session } from './support/register.ts';
import { comeToRest, customerScenes, newcomerScenes, visitorScenes } from './support/scenes.ts';
import { type ShopAddress, startShop } from './support/shop.ts';
import { wordsOf } from './support/words.ts';

const shownInReadme = [
  'dashboard-desktop-light-en',
  'dashboard-mobile-dark-ru',
  'order-desktop-light-en',
  'order-mobile-light-en',
  'order-waiting-desktop-light-en',
  'login-desktop-light-en',
  'login-mobile-dark-ru',
  'payments-desktop-dark-ru',
  'bank-desktop-light-en',
  'gallery-desktop',
];
const README_PICTURE_MAX_BYTES = 250_000;
const password = 'open the door 7';

const folder = resolve(process.argv[2] ?? join(root, '.data', 'screens'));
mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'sesame-screens-'));
const shop = await startShop({ dataDir });
const browser = await launchBrowser(await findChromium());
try {
  const people = await populate(shop.address);
  for (const [name, look] of allLooks) {
    await drawScreens(browser, shop.address, people, name, look);
    console.log(`sesame: ${name} drawn`);
  }
  await drawGallery(browser, shop.address);
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
copyToReadme();
console.log(`sesame: the screens are in ${folder}`);

interface People {
  readonly newcomer: Session;
  readonly customer: Session;
}

async function populate(address: ShopAddress): Promise<People> {
  const newcomer = await registerOverApi(address.url, 'en', { email: 'ada@example.com', password });
  const customer = await registerOverApi(address.url, 'en', {
    email: 'mira@example.com',
    password,
  });
  await furnish(address, customer);
  return { newcomer, customer };
}

async function drawScreens(
  browser: Browser,
  { url }: ShopAddress,
  { newcomer, customer }: People,
  lookName: string,
  look: Look,
): Promise<void> {
  const t = wordsOf(look.language);
  const stage = async (session?: Session) => {
    const context = await newContext(browser, url, look, { session, still: true });
    return { context, page: await context.newPage(), t, shopUrl: url };
  };
  const draw = async (
    { page, context }: Awaited<ReturnType<typeof stage>>,
    scenes: readonly (readonly [string, () => Promise<void>])[],
  ) => {
    for (const [name, play] of scenes) {
      await play();
      await comeToRest(page);
      await page.screenshot({ path: join(folder, `${name}-${lookName}.png`) });
    }
    await context.close();
  };

  const visitor = await stage();
  await draw(
    visitor,
    Object.entries(visitorScenes).map(([name, play]) => [name, () => play(visitor)]),
  );
  for (const [session, scenes] of [
    [newcomer, newcomerScenes],
    [customer, customerScenes],
  ] as const) {
    const own = { ...(await stage(session)), session };
    await draw(
      own,
      Object.entries(scenes).map(([name, play]) => [name, () => play(own)]),
    );
  }
}

async function drawGallery(browser: Browser, { url }: ShopAddress): Promise<void> {
  const context = await newContext(browser, url, desktop, { still: true });
  const page = await context.newPage();
  await page.goto('/gallery');
  await page.getByRole('heading', { name: 'dark' }).waitFor();
  await comeToRest(page);
  await page.screenshot({ path: join(folder, 'gallery-desktop.png') });
  await page.screenshot({ path: join(folder, 'gallery-whole.png'), fullPage: true });
  await context.close();
}

function copyToReadme(): void {
  const shown = join(root, 'docs', 'screens');
  mkdirSync(shown, { recursive: true });
  for (const name of shownInReadme) {
    const picture = join(folder, `${name}.png`);
    const bytes = statSync(picture).size;
    if (bytes > README_PICTURE_MAX_BYTES) throw new Error(`${picture} has ${bytes} bytes`);
    copyFileSync(picture, join(shown, `${name}.png`));
  }
}
