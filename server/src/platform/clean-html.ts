import sanitize from 'sanitize-html';

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
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    parseStyleAttributes: false,
  });
}
