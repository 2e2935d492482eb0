/**
 * Parses operator-written HTML into a tree of allow-listed tags. Deliberately without `DOMParser`: parsing into a
 * document is a Trusted Types sink, and what is never a document cannot run scripts. The server sanitizes on write and
 * on read; this is a third, independent check.
 */
export type HtmlNode = string | HtmlElement;
export type HtmlElement = { tag: HtmlTag; href?: string; children: HtmlNode[] };

const allowed = [
  'b',
  'i',
  'em',
  'strong',
  'a',
  'br',
  'p',
  'ul',
  'ol',
  'li',
  'code',
  'span',
] as const;
export type HtmlTag = (typeof allowed)[number];

/** Their content is not readable text, so it is dropped with the tag. */
const dropped = new Set(
  'script style template iframe object embed noscript noembed noframes xmp plaintext textarea title select svg math head'.split(
    ' ',
  ),
);
const LENGTH_MAX = 20_000;
const DEPTH_MAX = 12;

export function parseHtml(html: string): HtmlNode[] {
  const source = html.slice(0, LENGTH_MAX);
  const root: HtmlNode[] = [];
  const open: HtmlElement[] = [];
  const append = (node: HtmlNode) => (open.at(-1)?.children ?? root).push(node);

  let at = 0;
  while (at < source.length) {
    const next = source.indexOf('<', at);
    const text = source.slice(at, next === -1 ? source.length : next);
    if (text) append(decodeEntities(text));
    if (next === -1) break;

    const token = readToken(source, next);
    at = token.end;
    if (token.kind === 'text') append(token.text);
    if (token.kind === 'open' && dropped.has(token.name)) at = endOfElement(source, token);
    else if (token.kind === 'open' && isAllowed(token.name)) {
      const element = elementFrom(token.name, token.attributes);
      append(element);
      if (element.tag !== 'br' && open.length < DEPTH_MAX) open.push(element);
    } else if (token.kind === 'close') closeElement(open, token.name);
  }
  return root;
}

/** The link target if it is a web address, mailto, or a page of this shop; otherwise undefined. */
export function safeHref(value: string): string | undefined {
  // Browsers ignore tabs, line breaks and leading control characters before the scheme.
  const href = [...value]
    .filter((character) => character > '\u0020' && character !== '\u007f')
    .join('');
  if (/^(https?:\/\/|mailto:)/i.test(href)) return href;
  return /^\/(?![/\\])/.test(href) ? href : undefined;
}

type Token =
  | { kind: 'text'; text: string; end: number }
  | { kind: 'open'; name: string; attributes: string; end: number }
  | { kind: 'close'; name: string; end: number }
  | { kind: 'nothing'; end: number };

function readToken(source: string, at: number): Token {
  if (source.startsWith('<!--', at)) {
    const end = source.indexOf('-->', at + 4);
    return { kind: 'nothing', end: end === -1 ? source.length : end + 3 };
  }
  const name = /^<(\/?)([a-z][a-z0-9:-]*)/i.exec(source.slice(at, at + 64));
  if (!name) {
    return /^<[!?/]/.test(source.slice(at, at + 2))
      ? { kind: 'nothing', end: endOfTag(source, at) }
      : { kind: 'text', text: '<', end: at + 1 };
  }
  const [whole, slash, tag = ''] = name;
  const end = endOfTag(source, at);
  if (slash) return { kind: 'close', name: tag.toLowerCase(), end };
  return {
    kind: 'open',
    name: tag.toLowerCase(),
    attributes: source.slice(at + whole.length, end - 1),
    end,
  };
}

/**
 * The position after the `>` of a tag; a `>` inside a quoted value does not count. An unclosed tag extends to the end.
 */
function endOfTag(source: string, at: number): number {
  let quote = '';
  for (let index = at; index < source.length; index += 1) {
    const character = source[index];
    if (quote) {
      if (character === quote) quote = '';
    } else if ((character === '"' || character === "'") && source[index - 1] === '=') {
      quote = character;
    } else if (character === '>') return index + 1;
  }
  return source.length;
}

function endOfElement(source: string, token: { name: string; end: number }): number {
  const close = source.toLowerCase().indexOf(`</${token.name}`, token.end);
  return close === -1 ? source.length : endOfTag(source, close);
}

function closeElement(open: HtmlElement[], name: string): void {
  const index = open.findLastIndex((element) => element.tag === name);
  if (index !== -1) open.length = index;
}

function isAllowed(name: string): name is HtmlTag {
  return (allowed as readonly string[]).includes(name);
}

function elementFrom(tag: HtmlTag, attributes: string): HtmlElement {
  if (tag !== 'a') return { tag, children: [] };
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const href = safeHref(decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? ''));
  return href ? { tag, href, children: [] } : { tag: 'span', children: [] };
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  minus: '−',
  colon: ':',
  tab: '\t',
  newline: '\n',
};

/** Decodes the common entities; others stay unchanged. The result is text, never markup. */
function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, body: string) => {
    if (!body.startsWith('#')) return named[body.toLowerCase()] ?? whole;
    const hexadecimal = body[1]?.toLowerCase() === 'x';
    const code = Number.parseInt(body.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
