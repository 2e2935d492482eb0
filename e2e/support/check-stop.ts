import type { Page } from 'playwright-core';
import { heights, type Look } from './browser.ts';
import { accessibilityFaults } from './check-accessibility.ts';
import { focusFaults, overflowFaults } from './check-layout.ts';
import { comeToRest } from './come-to-rest.ts';

type Width = Look['width'];

/** Set by `npm run soak`: every check of every screen in every look. */
export const isSoak = Boolean(process.env.SOAK);

/** A desktop in English and a phone in Russian; a soak walks in both languages everywhere. */
export const walkLooks = (
  [
    [1440, 'en'],
    [390, 'ru'],
    ...(isSoak
      ? ([
          [1440, 'ru'],
          [390, 'en'],
        ] as const)
      : []),
  ] as const
).map(([width, language]) => ({ width, language }) as const);

/** A phone also shows how the screen fits the narrowest one, and a desktop at 200 % zoom. */
const fittedWidths = (width: Width): readonly Width[] => (width === 390 ? [320, 720] : []);

/**
 * What is wrong with the screen that somebody walked to: accessibility in both themes, focus, and what does not fit.
 * Errors of its console are collected by the window.
 */
export async function faultsAtStop(page: Page): Promise<string[]> {
  const start = page.viewportSize();
  if (start === null) throw new Error('a walk has a window of a fixed size');
  await comeToRest(page);
  const faults = [...(await focusFaults(page)), ...(await overflowFaults(page))];
  // The theme of the stop before comes first, which saves a change.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const theme of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    const isFirst = (theme === 'dark') === isDark;
    if (!isFirst) {
      await page.emulateMedia({ colorScheme: theme });
      await comeToRest(page);
    }
    const found = await accessibilityFaults(page, { coloursOnly: !isFirst && !isSoak });
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  // The window's width is one of a look.
  for (const width of fittedWidths(start.width as Width)) {
    await page.setViewportSize({ width, height: heights[width] });
    await comeToRest(page);
    faults.push(...(await overflowFaults(page)).map((fault) => `${width} px: ${fault}`));
  }
  await page.setViewportSize(start);
  return faults;
}
