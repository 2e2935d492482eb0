import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dictionaryOf } from '@sesame/contract/texts/dictionary.ts';
import react from '@vitejs/plugin-react';
import { type Alias, build, type Rolldown } from 'vite';
import { shapes } from '../shapes-plugin.ts';
import { styleOfClasses } from '../style-of-classes.ts';
import { textNumbers } from '../text-numbers-plugin.ts';
import type { PageSettings } from './draw.ts';

const run = promisify(execFile);

type Drawing = {
  /** A file of this folder whose `draw` returns the pages. */
  readonly entry: string;
  /** The settings with which it is called, each in modules that were loaded with them. */
  readonly variants: readonly PageSettings[];
  /** The renderer, and what the build puts in place of other modules. */
  readonly alias: Alias[];
};

/** What an entry draws in a window, in a separate process. */
export async function drawPages<Page extends { readonly html: string }>(
  root: string,
  { entry, variants, alias }: Drawing,
): Promise<Page[]> {
  const outDir = mkdtempSync(join(root, '.first-pages-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [shapes(), textNumbers(), react()],
      resolve: { alias, conditions: ['browser'] },
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, entry),
        outDir,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
      },
    });
    const script = join(import.meta.dirname, 'draw.ts');
    const drawn = join(outDir, 'drawn.json');
    const args = [script, join(outDir, 'entry.mjs'), drawn, JSON.stringify(variants)];
    await run(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });
    // Trusted input, written by the script.
    const pages = JSON.parse(readFileSync(drawn, 'utf8')) as Page[];
    checkMarkup(pages);
    return pages;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The style sheet with only the classes of these pages and `own` rules; its fonts must be in the build. */
export async function styleOfPages(
  root: string,
  pages: readonly { readonly html: string }[],
  { own, bundle }: { readonly own: string; readonly bundle: Rolldown.OutputBundle },
): Promise<string> {
  const sheet = await styleOfClasses(root, {
    html: pages.map(({ html }) => html),
    rest: '@import "./shop.css";',
  });
  for (const [, font = ''] of sheet.matchAll(/url\("?\/([^)"]+\.woff2)/g)) {
    if (!(font in bundle)) throw new Error(`A first page names ${font}, which is not in the build`);
  }
  return `${sheet}${own}`;
}

/** The server fills in whole texts, and the content policy allows no style attribute. */
function checkMarkup(pages: readonly { readonly html: string }[]): void {
  const withParameters = Object.entries(dictionaryOf('en')).filter(
    ([number, text]) =>
      text.includes('{') && pages.some(({ html }) => html.includes(`{{${number}}}`)),
  );
  if (withParameters.length > 0) {
    throw new Error(`Texts of first pages have parameters: ${withParameters.join()}`);
  }
  if (pages.some(({ html }) => /<[^>]+ style="/.test(html))) {
    throw new Error('A first page has a style attribute, which the content policy refuses');
  }
}
