import type { Plugin } from 'vite';
import { preactForReact } from '../renderer.ts';
import { drawPages, styleOfPages } from './draw-pages.ts';
import type { FirstPage } from './entry.tsx';

/** The file that the server reads (`server/src/platform/http/files/first-pages.ts`). */
const FILE = 'first-pages.json';
const BOTH = [false, true];

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
      const pages = await drawPages<FirstPage>(root, {
        entry: 'entry.tsx',
        variants: BOTH.flatMap((google) =>
          BOTH.map((publicCatalogue) => ({ google, publicCatalogue, mail: true })),
        ),
        alias: preactForReact,
      });
      const style = await styleOfPages(root, pages, { own: HIDDEN, bundle });
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: JSON.stringify({ style, pages }),
      });
    },
  };
}

/** A page that is not what the visitor gets: they are signed in, or chose another language before the server knew. */
const HIDDEN = ':root:not([data-drawn]) #root{visibility:hidden}';
