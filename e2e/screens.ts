/**
 * `npm run screens [folder] [width …]`: takes screenshots of every screen and state in both themes and languages and in
 * four widths, with demo data and a fixed date. Those in the README are copied to docs/screens when the widths include
 * desktop and mobile.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { root } from '../scripts/root.ts';
import { findChromium } from '../scripts/run/find-chromium.ts';
import { desktop, launchBrowser, newContext, type Variant } from './support/browser.ts';
import { comeToRest } from './support/checks/come-to-rest.ts';
import { consoleScenes } from './support/console/console-scenes.ts';
import { serveGallery } from './support/gallery.ts';
import { ahead } from './support/later.ts';
import { registerOverApi, type Session } from './support/register.ts';
import { buyerScenes, newBuyerScenes, type Stage, visitorScenes } from './support/scenes.ts';
import { seedAccount } from './support/shop/seed-account.ts';
import { type ShopAddress, startShop } from './support/shop/shop.ts';
import { ownStates, visitorStates } from './support/state-scenes.ts';
import { translatorOf } from './support/translator.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const shownInReadme = [...readme.matchAll(/docs\/screens\/([\w-]+)\.png/g)].map(
  ([, name = '']) => name,
);
const README_PICTURE_MAX_BYTES = 250_000;
const password = 'open the door 7';

/** A fixed Monday morning, so that dates in the screenshots do not depend on when they were taken. */
const MORNING = Date.parse('2026-03-16T10:00:00Z');
const aheadMs = MORNING - Date.now();

const everyWidth = { desktop: 1440, laptop: 1024, tablet: 768, mobile: 390 } as const;
type WidthName = keyof typeof everyWidth;
const isWidth = (argument: string): argument is WidthName => Object.hasOwn(everyWidth, argument);

const args = process.argv.slice(2);
const selected = args.filter(isWidth);
const widths = selected.length > 0 ? selected : (Object.keys(everyWidth) as WidthName[]);
const folder = resolve(
  args.find((argument) => !isWidth(argument)) ?? join(root, '.data', 'screens'),
);
mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'sesame-screens-'));
// With a past, so that charts and lists of the console are full.
const shop = await startShop({
  dataDir,
  settings: { ...ahead(aheadMs), DEMO_HISTORY: 'true' },
});
const browser = await launchBrowser(await findChromium());
try {
  const people = await populate(shop.address);
  for (const name of widths) {
    for (const language of ['en', 'ru'] as const) {
      await drawScreens(shop.address, people, name, language);
      console.log(`sesame: screenshots for ${name}, ${language} taken`);
    }
  }
  await drawGallery();
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (widths.includes('desktop') && widths.includes('mobile')) copyToReadme();
console.log(`sesame: the screenshots are in ${folder}`);

interface People {
  readonly newBuyer: Session;
  readonly buyer: Session;
}

async function populate(address: ShopAddress): Promise<People> {
  const newBuyer = await registerOverApi(address.url, 'en', { email: 'ada@example.com', password });
  const buyer = await registerOverApi(address.url, 'en', {
    email: 'mira@example.com',
    password,
  });
  await seedAccount(address, buyer);
  return { newBuyer, buyer };
}

async function drawScreens(
  { url }: ShopAddress,
  { newBuyer, buyer }: People,
  width: WidthName,
  language: Language,
): Promise<void> {
  const t = translatorOf(language);
  const variant: Variant = { width: everyWidth[width], theme: 'light', language };
  const draw = async <S extends Stage>(stage: S, scenes: Scenes<S>) => {
    for (const [name, play] of Object.entries(scenes)) {
      await play(stage);
      for (const theme of ['light', 'dark'] as const) {
        await stage.page.emulateMedia({ colorScheme: theme });
        await comeToRest(stage.page);
        const path = join(folder, `${name}-${width}-${theme}-${language}.png`);
        await stage.page.screenshot({ path });
      }
    }
    await stage.context.close();
  };
  const open = async (session?: Session): Promise<Stage> => {
    const context = await newContext(browser, url, variant, { session, aheadMs });
    const page = await context.newPage();
    return { context, page, t, shopUrl: url, pass: (ms) => page.waitForTimeout(ms) };
  };

  await draw(await open(), { ...visitorScenes, ...visitorStates });
  // A new buyer for each variant, because the last of these states is a purchase.
  const waiting = await registerOverApi(url, language);
  await draw({ ...(await open(waiting)), session: waiting }, ownStates);
  for (const [session, scenes] of [
    [newBuyer, newBuyerScenes],
    [buyer, buyerScenes],
  ] as const) {
    await draw({ ...(await open(session)), session }, scenes);
  }
  await draw(await open(), consoleScenes);
}

type Scenes<S extends Stage> = Readonly<Record<string, (stage: S) => Promise<void>>>;

async function drawGallery(): Promise<void> {
  const gallery = await serveGallery();
  const context = await newContext(browser, gallery.url, desktop);
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('heading', { name: 'dark' }).waitFor();
  await comeToRest(page);
  await page.screenshot({ path: join(folder, 'gallery-desktop.png') });
  await page.screenshot({ path: join(folder, 'gallery-whole.png'), fullPage: true });
  await context.close();
  await gallery.stop();
}

function copyToReadme(): void {
  const shown = join(root, 'docs', 'screens');
  mkdirSync(shown, { recursive: true });
  for (const name of shownInReadme) {
    const picture = join(folder, `${name}.png`);
    const bytes = statSync(picture).size;
    if (bytes > README_PICTURE_MAX_BYTES) throw new Error(`${picture} is too large (${bytes})`);
    copyFileSync(picture, join(shown, `${name}.png`));
  }
}
