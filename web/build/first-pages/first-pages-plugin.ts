import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dictionaryOf } from '@sesame/contract/texts/dictionary.ts';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { preactForReact } from '../renderer.ts';
import { shapes } from '../shapes-plugin.ts';
import { styleOfClasses } from '../style-of-classes.ts';
import { textNumbers } from '../text-numbers-plugin.ts';
import type { FirstPage } from './draw.ts';

/** The file that the server reads (`server/src/platform/http/files/first-pages.ts`). */
const FILE = 'first-pages.json';
const run = promisify(execFile);

/**
 * Draws sign-in, registration and the request of a new password at build, in each language, so that they can be seen
 * and filled in before any script. The server puts in the texts and the name of the shop. The style that they need goes
 * with them.
 */
export function firstPages(): Plugin {
  let root = '';
  return {
    name: 'first-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const pages = await drawPages(root);
      const withParameters = Object.entries(dictionaryOf('en')).filter(
        ([number, text]) =>
          text.includes('{') && pages.some(({ html }) => html.includes(`{{${number}}}`)),
      );
      if (withParameters.length > 0) {
        this.error(`Texts of first pages have parameters: ${withParameters.join()}`);
      }
      const style = await styleOf(root, pages);
      for (const [, font = ''] of style.matchAll(/url\("?\/([^)"]+\.woff2)/g)) {
        if (!(font in bundle)) this.error(`${FILE} names ${font}, which is not in the build`);
      }
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: JSON.stringify({ style, pages }),
      });
    },
  };
}

async function drawPages(root: string): Promise<FirstPage[]> {
  const outDir = mkdtempSync(join(root, '.first-pages-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [shapes(), textNumbers(), react()],
      resolve: { alias: preactForReact, conditions: ['browser'] },
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, 'entry.tsx'),
        outDir,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
      },
    });
    const script = join(import.meta.dirname, 'draw.ts');
    const drawn = join(outDir, 'drawn.json');
    await run(process.execPath, [script, join(outDir, 'entry.mjs'), drawn]);
    // Trusted input, written by the script.
    return JSON.parse(readFileSync(drawn, 'utf8')) as FirstPage[];
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The style sheet of the shop with only the classes of these pages. */
async function styleOf(root: string, pages: readonly FirstPage[]): Promise<string> {
  const sheet = await styleOfClasses(root, {
    html: pages.map(({ html }) => html),
    rest: '@import "./shop.css";',
  });
  return `${sheet}${HIDDEN}`;
}

/** A page that is not what the visitor gets: they are signed in, or chose another language before the server knew. */
const HIDDEN = ':root:not([data-drawn]) #root{visibility:hidden}';
