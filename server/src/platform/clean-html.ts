import sanitize, { type Attributes, type Tag } from 'sanitize-html';
import { Refusal } from './http/errors.ts';

/** The twelve tags that operators' texts may use. The page renders the same list as elements, never as HTML. */
const ALLOWED_TAGS = ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul'];

/** An operator's HTML reduced to what may be shown: run when it is written and again when it is read. */
export function cleanHtml(html: string): string {
  // Nothing but plain words, which is most of them: a tag, a reference or a quote would need one of these.
  if (!/[<>&]/.test(html)) return html;
  return sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: withoutHiddenScheme },
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    parseStyleAttributes: false,
  });
}

const ALLOWED_SCHEME = /^(https?|mailto):/;

/**
 * Drops an address that becomes one of another scheme when what nobody sees is taken away: the sanitizer skips ASCII blanks
 * alone and takes the rest for a relative path.
 */
function withoutHiddenScheme(tagName: string, { href, ...attribs }: Attributes): Tag {
  const seen =
    href
      ?.normalize('NFKC')
      .replaceAll(/[\s\p{C}\p{Z}]/gu, '')
      .toLowerCase() ?? '';
  const isHidden = /^[a-z][a-z0-9+.-]*:/.test(seen) && !ALLOWED_SCHEME.test(seen);
  return { tagName, attribs: href === undefined || isHidden ? attribs : { ...attribs, href } };
}

/** Cleans, and measures what will be stored: `&` becomes five characters, and open tags are closed. */
export function cleanHtmlWithin(html: string, limit: { max: number; field: string }): string {
  const clean = cleanHtml(html);
  if (clean.length <= limit.max) return clean;
  throw new Refusal('bad_request', {
    details: { fields: [{ path: `body.${limit.field}`, code: 'too_big' }] },
  });
}
