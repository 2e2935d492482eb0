import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textKeys } from '@sesame/contract/texts/keys.ts';
import type { Plugin } from 'vite';
import { looseNames, numberCalls, writeKeys } from './text-numbers.ts';

const KEYS = /[\\/]contract[\\/]src[\\/]texts[\\/]keys\.ts$/;
/** Names a text for every refusal, for the server to say; the page shows what the server said. */
const ERRORS = /[\\/]contract[\\/]src[\\/]errors\.ts$/;
const OURS = /[\\/]web[\\/]src[\\/].*\.tsx?$/;

/**
 * Names of texts are for those who write the code; what travels is numbers. A build therefore replaces them, so that the
 * first view does not carry a table of every text of every screen.
 */
export function textNumbers(): Plugin {
  const looked = new Set<string>();
  return {
    name: 'text-numbers',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      const files = globSync(['src/**/*.{ts,tsx}', '../contract/src/*.ts'], { cwd: root });
      for (const file of files.filter(
        (name) => !/\.test\.tsx?$/.test(name) && !ERRORS.test(name),
      )) {
        for (const name of looseNames(readFileSync(join(root, file), 'utf8'))) looked.add(name);
      }
    },
    transform(source, id) {
      if (KEYS.test(id)) return { code: writeKeys(textKeys, looked), map: null };
      if (!OURS.test(id)) return undefined;
      return { code: numberCalls(source, textKeys), map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const used = Object.entries(file.modules).some(
          ([id, { renderedExports }]) => ERRORS.test(id) && renderedExports.includes('errors'),
        );
        if (!used) continue;
        this.error('The page uses contract/src/errors.ts, whose names of texts a build leaves out');
      }
    },
  };
}
