import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

interface CheckedWindow {
  readonly axe: typeof axe;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Invisible elements that pass the focus on at once; axe reports them as controls hidden from screen readers. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** The rules whose result depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Selector of the part of the page to check; default: the whole page. */
  readonly part?: string;
  /** Check only color rules, when the other rules were checked in another theme. */
  readonly colorsOnly?: boolean;
}

/** Runs axe on a page. @returns one line per fault with the rule and the element */
export async function accessibilityFaults(
  page: Page,
  { part, colorsOnly = false }: Options = {},
): Promise<string[]> {
  // axe is still loaded when the page was checked before.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // The only frame is the mail preview, which is sandboxed.
    iframes: false,
    // Only rules about media and orientation need preloading.
    preload: false,
    ...(colorsOnly && { runOnly: { type: 'rule', values: COLOR_RULES } }),
  };
  const { violations } = await page.evaluate(
    // The script above defines `window.axe`.
    ([include, exclude, runOptions]) =>
      (window as unknown as CheckedWindow).axe.run(
        { include: include ?? document, exclude },
        runOptions,
      ),
    [part, FOCUS_GUARDS, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target}: ${any.map(({ message }) => message)}`),
  );
}
