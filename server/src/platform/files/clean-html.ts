import sanitize, { type Attributes, type Tag } from 'sanitize-html';
import { Refusal } from '../http/errors.ts';

/** Tags allowed in operators' texts. The page renders the same list as React elements, never as HTML. */
const ALLOWED_TAGS = ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul'];

/** Sanitizes HTML written by an operator; called when it is saved and again when it is read. */
export function cleanHtml(html: string): string {
  // Shortcut for plain text: HTML needs at least one of these characters.
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
 * Drops a `href` whose scheme appears only after invisible characters are removed: the sanitizer skips only ASCII
 * whitespace and takes the rest for a relative path.
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

/** Sanitizes and checks the length that will be stored: `&` becomes five characters, and open tags are closed. */
export function cleanHtmlWithin(html: string, limit: { max: number; field: string }): string {
  const clean = cleanHtml(html);
  if (clean.length <= limit.max) return clean;
  throw new Refusal('bad_request', {
    details: { fields: [{ path: `body.${limit.field}`, code: 'too_big' }] },
  });
}
