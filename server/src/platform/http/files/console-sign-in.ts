import type { getOwnerSetup } from '@sesame/contract/console/operators.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { FastifyRequest } from 'fastify';
import type { ShopSettings } from '../../../config.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { brandNameIn } from '../../shop/shop-settings.ts';
import { acceptLanguage } from './accept-language.ts';
import { filesAfterFirstPaint } from './after-first-paint.ts';
import { chosenLanguage, fillMarks, type PageTexts } from './first-pages.ts';

/** Sign-in to the console as its build has drawn it (`web/build/first-pages`). */
export interface ConsoleSignIn {
  /** Everything that it needs before the style sheet of the console. */
  readonly style: string;
  readonly pages: readonly {
    readonly language: Language;
    readonly isDemo: boolean;
    readonly html: string;
  }[];
}

export type OwnerSetup = AnswerOf<typeof getOwnerSetup>;

/** The file of the build, in its root. */
export const CONSOLE_SIGN_IN = '/console-sign-in.json';

/**
 * The page of the console with sign-in in it, and beside it the logo mark for operators who are signed in: the server
 * cannot know who is, because their token belongs to the tab. Undefined while the shop has no owner, which the page explains.
 */
export function drawnSignIn(
  { style, pages }: ConsoleSignIn,
  page: { readonly html: string; readonly language: Language },
  shop: Pick<ShopSettings, 'brandName' | 'brandNameRu'> & {
    readonly setup: OwnerSetup;
    readonly texts: PageTexts;
  },
): string | undefined {
  const { language } = page;
  const { needs_owner: needsOwner, demo } = shop.setup;
  const drawn = pages.find(
    (one) => one.language === language && one.isDemo === (demo !== undefined),
  );
  if (drawn === undefined || needsOwner) return undefined;
  const filled = fillMarks(drawn.html, {
    ...shop.texts,
    ...demo,
    brand: brandNameIn(shop, language),
  });
  const sheets: string[] = [];
  const setup = `<meta name="sesame:owner-setup" content="${escapeHtml(JSON.stringify(shop.setup))}">`;
  return filesAfterFirstPaint(page.html)
    .replace(/<link data-after-paint="stylesheet"[^>]*>\s*/g, (sheet) => {
      sheets.push(sheet.trim());
      return '';
    })
    .replace(/<html[^>]*/, (start) => `${start} data-drawn="${language}"`)
    .replace('<title>', (title) => `${setup}<style id="first-paint">${style}</style>${title}`)
    .replace(
      /(<div id="root">)\s*<!--waiting-->(.*)<!--\/waiting-->\s*/s,
      (_all, root, waiting) => `<div id="waiting">${waiting.trim()}</div>${root}${filled}`,
    )
    .replace('</body>', (end) => `${sheets.join('')}${end}`);
}

/** The language that the script of the console would choose: chosen on this device, the browser's, or the shop's. */
export function consoleLanguage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  otherwise: Language,
): Language {
  return chosenLanguage(headers) ?? acceptLanguage(headers['accept-language'], otherwise);
}
