import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textKeys } from '@sesame/contract/texts/keys.ts';
import type { Plugin } from 'vite';
import { looseNames, numberCalls, writeKeys } from './text-numbers.ts';

const KEYS = /[\\/]contract[\\/]src[\\/]texts[\\/]keys\.ts$/;
/**
 * It names a text for every error. Only the server uses these names; the page shows the text that the server
 * sent.
 */
const ERRORS = /[\\/]contract[\\/]src[\\/]shared[\\/]errors\.ts$/;
const OURS = /[\\/]web[\\/]src[\\/].*\.tsx?$/;
const CONSOLE = /[\\/]web[\\/]src[\\/]console[\\/]/;

/**
 * Text names exist for developers; texts are transferred by number. A build therefore replaces names with
 * numbers, so that the first view does not contain a table of all texts.
 */
export function textNumbers(): Plugin {
  const looked = new Set<string>();
  return {
    name: 'text-numbers',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      const files = globSync(
        ['src/**/*.{ts,tsx}', '../contract/src/{shop,console,shared}/**/*.ts'],
        { cwd: root },
      );
      for (const file of files.filter(
        (name) => !/\.test\.tsx?$/.test(name) && !ERRORS.test(name),
      )) {
        for (const name of looseNames(readFileSync(join(root, file), 'utf8'))) looked.add(name);
      }
    },
    transform(source, id) {
      if (KEYS.test(id)) return { code: writeKeys(textKeys, looked), map: null };
      if (!OURS.test(id)) return undefined;
      const reader = CONSOLE.test(id) ? 'tShop' : 't';
      return { code: numberCalls(source, textKeys, reader), map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const used = Object.entries(file.modules).some(
          ([id, { renderedExports }]) => ERRORS.test(id) && renderedExports.includes('errors'),
        );
        if (!used) continue;
        this.error(
          'The page uses contract/src/shared/errors.ts, whose names of texts a build leaves out',
        );
      }
    },
  };
}
