import type { Language } from '@sesame/contract/limits.ts';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import type { Browser as InstalledBrowser } from '../../scripts/find-chromium.ts';
import { watchTraffic } from './come-to-rest.ts';
import type { Session } from './register.ts';

/** How a window looks: its width, theme, language. */
export interface Look {
  /** A desktop, the same at 200 % zoom, a laptop, a tablet, a phone, the narrowest phone. */
  readonly width: 1440 | 1024 | 768 | 720 | 390 | 320;
  readonly theme: 'light' | 'dark';
  readonly language: Language;
}

export const desktop: Look = { width: 1440, theme: 'light', language: 'en' };
export const phone: Look = { width: 390, theme: 'dark', language: 'ru' };

/** The two looks that differ in everything, for `it.each`. */
export const bothLooks = [
  ['in English on a desktop', desktop],
  ['in Russian on a phone', phone],
] as const;

const PATIENCE_MS = 30_000;
export const heights = { 1440: 900, 1024: 768, 768: 1024, 720: 450, 390: 844, 320: 568 } as const;
const locales = { en: 'en-US', ru: 'ru-RU' } as const satisfies Record<Language, string>;

export function launchBrowser({ executablePath, args, env }: InstalledBrowser): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
}

/** A browser of its own: no cookie or storage but the given session and the language of the look. `still`: without motion. `aheadMs`: in a shop whose clock is that far from the machine's. */
export async function newContext(
  browser: Browser,
  shopUrl: string,
  { width, theme, language }: Look,
  {
    session,
    still = false,
    aheadMs = 0,
  }: { session?: Session | undefined; still?: boolean; aheadMs?: number } = {},
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
    reducedMotion: still ? 'reduce' : 'no-preference',
    storageState: { cookies: [], origins: [{ origin: shopUrl, localStorage: stored }] },
  });
  watchTraffic(context);
  context.setDefaultTimeout(PATIENCE_MS);
  if (aheadMs !== 0) await context.addInitScript(shiftPageClock, aheadMs);
  return context;
}

/** Runs in the page: what `shift-clock.ts` is for the processes of the shop. */
function shiftPageClock(aheadMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
