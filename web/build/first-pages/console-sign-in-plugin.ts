import type { Plugin } from 'vite';
import { withoutShim } from '../page-config.ts';
import type { DrawnSignIn } from './console-entry.tsx';
import { drawPages, styleOfPages } from './draw-pages.ts';

/** The file that the server reads (`server/src/platform/http/files/console-sign-in.ts`). */
const FILE = 'console-sign-in.json';

/**
 * Draws sign-in to the console at build, in each language, for a demo and a shop, so that it can be seen and filled in
 * before any script. React hydrates it.
 */
export function consoleSignIn(): Plugin {
  let root = '';
  return {
    name: 'console-sign-in',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const pages = await drawPages<DrawnSignIn>(root, {
        entry: 'console-entry.tsx',
        variants: [{}],
        alias: withoutShim,
      });
      const style = await styleOfPages(root, pages, { own: WAITING, bundle });
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: JSON.stringify({ style, pages }),
      });
    },
  };
}

/** An operator who is signed in, or chose another language before the server knew, sees the logo mark instead. */
const WAITING = '[data-drawn] #waiting,:root:not([data-drawn]) #root{display:none}';
