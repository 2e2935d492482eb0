import type { Language } from '@sesame/contract/shared/limits.ts';
import { textOf } from '@sesame/contract/texts/dictionary.ts';
import { escapeHtml } from './mail/escape-html.ts';

/** What a page is about, for previews of its link in messengers and for search engines. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  /** Path of a picture in a format that messengers show, so not of an SVG; without one, the mark of the brand. */
  readonly picture?: string | undefined;
}

export interface PageHead {
  readonly language: Language;
  /** Without one, the preview is about the shop. */
  readonly preview?: PagePreview | undefined;
  /** The address by which search engines know the page. */
  readonly canonical?: string | undefined;
}

interface Shop {
  /** In the language of the page. */
  readonly name: string;
  /** Messengers load pictures from an absolute address; without one a preview has none. */
  readonly publicUrl: string | undefined;
  readonly mark: string | undefined;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', ru: 'ru_RU' };

/** The text of the tab: the page and the shop, as `use-document-title.ts` writes it. */
export function titleOf({ preview }: PageHead, { name }: Pick<Shop, 'name'>): string {
  return preview === undefined ? name : `${preview.title} · ${name}`;
}

/**
 * The tags for previews. No `og:url`: services that follow it would drop the referral code of a partner's link. For the
 * same reason the address of such a link has no canonical address.
 */
export function previewTags(
  { language, preview, canonical }: PageHead,
  { name, publicUrl, mark }: Shop,
): string {
  const text = preview?.description ?? textOf(language, 'registerLead');
  const picture = preview?.picture ?? mark;
  const tags = {
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': LOCALES[language],
    'og:title': preview?.title ?? name,
    'og:description': text,
    ...(publicUrl && picture && { 'og:image': `${publicUrl}${picture}` }),
  };
  return [
    `<meta name="description" content="${escapeHtml(text)}">`,
    `<meta name="twitter:card" content="summary">`,
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
  ].join('');
}
