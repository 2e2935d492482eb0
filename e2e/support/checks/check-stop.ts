import type { Page } from 'playwright-core';
import { heights, type Variant } from '../browser.ts';
import { isSoak } from '../is-soak.ts';
import { accessibilityFaults } from './check-accessibility.ts';
import { focusFaults, overflowFaults } from './check-layout.ts';
import { comeToRest } from './come-to-rest.ts';

type Width = Variant['width'];

/**
 * The narrowest phone in Russian, because its words are longer; in a soak, an ordinary phone and a desktop in both
 * languages.
 */
export const walkVariants = (
  isSoak
    ? ([
        [390, 'ru'],
        [390, 'en'],
        [1440, 'ru'],
        [1440, 'en'],
      ] as const)
    : ([[320, 'ru']] as const)
).map(([width, language]) => ({ width, language }) as const);

/** Other widths that a soak checks for overflow: the narrowest phone, a desktop at 200 % zoom, a tablet, a laptop, a large desktop. */
const fittedWidths = (width: Width): readonly Width[] => {
  if (!isSoak) return [];
  return width === 390 ? [320, 720, 768] : [768, 1024, 1920];
};

/** A screen is checked a second time in the dark theme: every sixth one in `npm test`, all of them in a soak. */
const DARK_EVERY = isSoak ? 1 : 6;

/**
 * Checks the current screen for accessibility, focus and overflow. Some screens are checked again in the dark theme, for
 * overflow and colors: as a desktop, every other time a large one, or in a soak, which visits desktops anyway, at the same width. Console errors are
 * collected by the window.
 * @param index of the screen on the walk, which decides whether the dark theme is checked too
 * @returns one line per fault
 */
export async function faultsAtStop(page: Page, index: number): Promise<string[]> {
  const start = page.viewportSize();
  if (start === null) throw new Error('the window must have a fixed size');
  // Windows are opened with the width of a variant.
  const width = start.width as Width;
  await comeToRest(page);
  const faults = [
    ...(await focusFaults(page)),
    ...(await overflowFaults(page)),
    ...(await accessibilityFaults(page)),
  ];
  const checkIn = async (name: string, { wide = width, dark = false }) => {
    await page.setViewportSize({ width: wide, height: heights[wide] });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await comeToRest(page);
    const found = [
      ...(await overflowFaults(page)),
      ...(dark ? await accessibilityFaults(page, { colorsOnly: true }) : []),
    ];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  };
  for (const wide of fittedWidths(width)) await checkIn(`${wide} px`, { wide });
  const isDarkChecked = index % DARK_EVERY === 0;
  if (isDarkChecked && isSoak) await checkIn('dark', { dark: true });
  else if (isDarkChecked) {
    const wide = index % (2 * DARK_EVERY) === 0 ? 1440 : 1920;
    await checkIn(`dark, ${wide} px`, { wide, dark: true });
  }
  await page.setViewportSize(start);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
