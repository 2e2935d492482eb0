import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

interface CheckedWindow {
  readonly axe: typeof axe;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** A part of the page alone. */
  readonly part?: string;
  /** For a page whose other rules were checked in another theme. */
  readonly coloursOnly?: boolean;
}

/** What axe finds wrong on a page, one line each: the rule, and where. */
export async function accessibilityFaults(
  page: Page,
  { part, coloursOnly = false }: Options = {},
): Promise<string[]> {
  // A page that was checked before still has it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Nothing runs in the only frame there is, the preview of a mail.
    iframes: false,
    // Only rules about sound and orientation load anything first.
    preload: false,
    ...(coloursOnly && { runOnly: { type: 'rule', values: COLOUR_RULES } }),
  };
  const { violations } = await page.evaluate(
    // The script that was run in the page a moment ago puts it there.
    ([context, wanted]) =>
      (window as unknown as CheckedWindow).axe.run(context ?? document, wanted),
    [part, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target}: ${any.map(({ message }) => message)}`),
  );
}
