import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { ShopSettings } from '../../../config.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { brandNameIn } from '../../shop/shop-settings.ts';
import { filesAfterFirstPaint } from './after-first-paint.ts';
import type { Asset } from './assets.ts';

/** What the build of the shop has drawn (`web/build/first-pages`). */
export interface FirstPages {
  /** Everything that these pages need before the style sheet of the shop. */
  readonly style: string;
  readonly pages: readonly {
    readonly path: string;
    readonly language: Language;
    readonly google: boolean;
    readonly publicCatalogue: boolean;
    readonly html: string;
  }[];
}

/** The texts of the pages by number. */
export type PageTexts = Readonly<Record<string, string>>;

type Shop = Pick<
  ShopSettings,
  'brandName' | 'brandNameRu' | 'connections' | 'isOpen' | 'publicCatalogue'
>;

/** The file of the build, in its root. */
export const FIRST_PAGES = '/first-pages.json';

/** What the build has drawn; undefined without such a file. */
export function readDrawn<Drawn>(file: Asset | undefined): Drawn | undefined {
  // Trusted input, written by our build.
  return file && (JSON.parse(file.identity.toString('utf8')) as Drawn);
}

/**
 * A page of visitors as it is drawn before its script, without which it can be read and filled in. Undefined for every
 * other page, and where the shop shows another one than the build has drawn: closed, or without mails.
 */
export function firstPage(
  { pages, style }: FirstPages,
  page: { readonly path: string; readonly language: Language; readonly html: string },
  shop: Shop & { readonly google: boolean; readonly texts: PageTexts; readonly year: number },
): string | undefined {
  const { path, language } = page;
  const drawn = pages.find(
    (one) =>
      one.path === path &&
      one.language === language &&
      one.google === shop.google &&
      one.publicCatalogue === shop.publicCatalogue,
  );
  const hasForm = path !== '/forgot-password' || shop.connections.mail !== undefined;
  if (drawn === undefined || !shop.isOpen || !hasForm) return undefined;
  const marks: PageTexts = {
    ...shop.texts,
    brand: brandNameIn(shop, language),
    year: String(shop.year),
  };
  const filled = fillMarks(drawn.html, marks);
  return filesAfterFirstPaint(page.html)
    .replace(/<html[^>]*/, (start) => `${start} data-drawn="${language}"`)
    .replace(/(<style id="first-paint">).*?(<\/style>)/s, (_all, start, end) => start + style + end)
    .replace(/\s*<!--waiting-->.*<!--\/waiting-->\s*/s, () => filled);
}

/** Markup with these values in place of its marks, as text. */
export function fillMarks(html: string, marks: PageTexts): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_mark, name) => escapeHtml(marks[name] ?? ''));
}

/** The language that the page's script would choose: chosen on this device, asked for by the link, or the shop's. */
export function shopLanguage(
  { headers, url }: Pick<FastifyRequest, 'headers' | 'url'>,
  otherwise: Language,
): Language {
  const asked = new URLSearchParams(url.split('?', 2)[1] ?? '').get('lang');
  return chosenLanguage(headers) ?? LANGUAGES.find((one) => one === asked) ?? otherwise;
}

/** The language chosen on this device. */
export function chosenLanguage({ cookie = '' }: IncomingHttpHeaders): Language | undefined {
  const chosen = /(?:^|; )language=(\w+)/.exec(cookie)?.[1];
  return LANGUAGES.find((one) => one === chosen);
}
