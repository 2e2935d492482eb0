import type { Language } from '@sesame/contract/shared/limits.ts';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import type { Browser as InstalledBrowser } from '../../scripts/run/find-chromium.ts';
import { watchTraffic } from './checks/come-to-rest.ts';
import { isSoak } from './is-soak.ts';
import type { Session } from './register.ts';

/** Width, theme and language of a browser window. */
export interface Variant {
  /** A large desktop, a desktop, a laptop, two tablets, a desktop at 200 % zoom, a phone, the narrowest phone. */
  readonly width: 1920 | 1440 | 1024 | 820 | 768 | 720 | 390 | 320;
  readonly theme: 'light' | 'dark';
  readonly language: Language;
}

export const desktop: Variant = { width: 1440, theme: 'light', language: 'en' };
export const phone: Variant = { width: 390, theme: 'dark', language: 'ru' };

/** The two variants that differ in everything, for `it.each`. */
export const bothVariants = [
  ['in English on a desktop', desktop],
  ['in Russian on a phone', phone],
] as const;

/** For tests that do not depend on the variant: one variant in `npm test`, both in a soak. */
export const onDesktop = isSoak ? bothVariants : [bothVariants[0]];
export const onPhone = isSoak ? bothVariants : [bothVariants[1]];
/** For tests of behavior that `npm test` shows without a browser. */
export const soakVariants = isSoak ? bothVariants : [];

const TIMEOUT_MS = 30_000;
export const heights = {
  1920: 1080,
  1440: 900,
  1024: 768,
  820: 1180,
  768: 1024,
  720: 450,
  390: 844,
  320: 568,
} as const;
const locales = { en: 'en-US', ru: 'ru-RU' } as const satisfies Record<Language, string>;

export function launchBrowser({ executablePath, args, env }: InstalledBrowser): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
}

/**
 * Creates an isolated browser context with only the given session and language stored. Motion is reduced by default,
 * because drawing it takes half of a browser's processor time. `aheadMs` moves the clock of its pages, for a shop whose
 * clock is moved as well.
 */
export async function newContext(
  browser: Browser,
  shopUrl: string,
  { width, theme, language }: Variant,
  {
    session,
    withMotion = false,
    aheadMs = 0,
  }: { session?: Session | undefined; withMotion?: boolean; aheadMs?: number } = {},
): Promise<BrowserContext> {
  const stored = [
    ...(language === 'en' ? [] : [{ name: 'language', value: language }]),
    ...(session
      ? [
          { name: 'token', value: session.token },
          { name: 'token_stored_at', value: String(Date.now() + aheadMs) },
        ]
      : []),
  ];
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width, height: heights[width] },
    hasTouch: width <= 390,
    colorScheme: theme,
    locale: locales[language],
    timezoneId: 'UTC',
    reducedMotion: withMotion ? 'no-preference' : 'reduce',
  });
  if (stored.length > 0) {
    await context.addInitScript(storeOnce, { origin: new URL(shopUrl).origin, stored });
  }
  watchTraffic(context);
  context.setDefaultTimeout(TIMEOUT_MS);
  if (aheadMs !== 0) await context.addInitScript(shiftPageClock, aheadMs);
  return context;
}

/**
 * Runs in the page and fills its storage before the first document; a cookie marks that it did, because signing out clears
 * the storage. Playwright's `storageState` opens another page for it.
 */
function storeOnce({
  origin,
  stored,
}: {
  origin: string;
  stored: readonly { name: string; value: string }[];
}): void {
  if (location.origin !== origin || document.cookie.includes('stored_once=')) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
  document.cookie = 'stored_once=1; path=/';
  for (const { name, value } of stored) localStorage.setItem(name, value);
}

/** Runs in the page and moves its clock, as `shift-clock.ts` does for the processes of the shop. */
function shiftPageClock(aheadMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, received, newTarget) =>
      Reflect.construct(target, received.length === 0 ? [now()] : received, newTarget),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
