import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { botTexts } from '@sesame/contract/texts/bot-texts.ts';
import { textKeys } from '@sesame/contract/texts/keys.ts';
import { mailTexts } from '@sesame/contract/texts/mail-texts.ts';
import type { Plugin } from 'vite';
import { findTextPlaces } from './text-places.ts';

const MODULE = /[\\/]console[\\/]features[\\/]texts[\\/]text-places\.ts$/;

/** Names of texts that the payment history and its file share. */
const TEXTS = 'contract/src/shop/payment-texts.ts';

/** The path that says where a text is seen. */
function pathOf(file: string): string {
  return file === TEXTS ? 'web/src/features/dashboard/history/payment-rows.tsx' : file;
}

/** Writes into the console where each text is used; an installed server has no sources to search. */
export function textPlaces(): Plugin {
  let root = '';
  return {
    name: 'text-places',
    enforce: 'pre',
    configResolved(config) {
      root = join(config.root, '..');
    },
    transform(_source, id) {
      if (!MODULE.test(id)) return undefined;
      const files = globSync(
        ['web/src/**/*.{ts,tsx}', 'server/src/**/*.ts', 'contract/src/shared/errors.ts', TEXTS],
        { cwd: root },
      ).filter((file) => !/\.(?:test\.tsx?|messages\.ts)$/.test(file));
      const places = findTextPlaces(
        files.map((file) => ({
          path: pathOf(file.split(sep).join('/')),
          source: readFileSync(join(root, file), 'utf8'),
        })),
        { page: textKeys, mail: Object.keys(mailTexts.en), bot: Object.keys(botTexts.en) },
      );
      return { code: `export const textPlaces = ${JSON.stringify(places)};`, map: null };
    },
  };
}
