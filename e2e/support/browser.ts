import type { Language } from '@sesame/contract/limits.ts';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import type { Browser as InstalledBrowser } from '../../scripts/find-chromium.ts';
import type { Session } from './register.ts';

/** How a window looks: its width, theme, language. */
export interface Look {
  /** A desktop, the same at 200 % zoom, a phone, the narrowest phone. */
  readonly width: 1440 | 720 | 390 | 320;
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

const languages = ['en', 'ru'] as const;
const themes = ['light', 'dark'] as const;
const widths = [1440, 390] as const;

/** Every combination, with its name. */
export const allLooks: readonly (readonly [string, Look])[] = languages.flatMap((language) =>
  themes.flatMap((theme) =>
    widths.map(
      (width) =>
        [
          `${width === 390 ? 'mobile' : 'desktop'}-${theme}-${language}`,
          { width, theme, language },
        ] as const,
    ),
  ),
);

const PATIENCE_MS = 15_000;
const heights = { 1440: 900, 720: 450, 390: 844, 320: 568 } as const;
const locales = { en: 'en-US', ru: 'ru-RU' } as const satisfies Record<Language, string>;

export function launchBrowser({ executablePath, args, env }: InstalledBrowser): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
}

/** A browser of its own: no cookie or storage but the given session and the language of the look. `still`: without motion. */
export async function newContext(
  browser: Browser,
  shopUrl: string,
  { width, theme, language }: Look,
  { session, still = false }: { session?: Session | undefined; still?: boolean } = {},
): Promise<BrowserContext> {
  const stored = [
    ...(language === 'en' ? [] : [{ name: 'language', value: language }]),
    ...(session
      ? [
          { name: 'token', value: session.token },
          { name: 'token_stored_at', value: String(Date.now()) },
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
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}
