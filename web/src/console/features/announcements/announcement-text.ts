import { type HtmlNode, parseHtml, safeHref } from '../../../ui/data/html-tree.ts';

const MARK =
  /\*\*(?<bold>[^*\n]+)\*\*|\*(?<italic>[^*\n]+)\*|\[(?<label>[^\]\n]+)\]\((?<href>[^)\s]+)\)|(?<address>https?:\/\/[^\s<>()[\]*]*[^\s<>()[\]*.,;:!?])/g;

/**
 * The HTML of an announcement from what an operator types: paragraphs, line breaks, lists of lines with `- `,
 * `**bold**`, `*italics*`, `[text](link)`, and web addresses as links. Everything else is text.
 */
export function htmlOf(text: string): string {
  const blocks = text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n[\t ]*\n+/);
  const [first = ''] = blocks;
  if (blocks.length === 1 && !isList(first)) return inlineOf(first);
  return blocks.map((block) => blockOf(block)).join('');
}

function isList(block: string): boolean {
  return block.split('\n').every((line) => line.startsWith('- '));
}

function blockOf(block: string): string {
  if (!isList(block)) return `<p>${inlineOf(block)}</p>`;
  const lines = block.split('\n').map((line) => `<li>${inlineOf(line.slice(2))}</li>`);
  return `<ul>${lines.join('')}</ul>`;
}

function inlineOf(text: string): string {
  let html = '';
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    html += escaped(text.slice(at, match.index)) + marked(match);
    at = match.index + match[0].length;
  }
  return html + escaped(text.slice(at));
}

function marked({ 0: whole, groups = {} }: RegExpMatchArray): string {
  const { bold, italic, label, href, address } = groups;
  if (bold !== undefined) return `<b>${inlineOf(bold)}</b>`;
  if (italic !== undefined) return `<i>${inlineOf(italic)}</i>`;
  const link = safeHref(href ?? address ?? '');
  if (link === undefined) return escaped(whole);
  return `<a href="${escaped(link)}">${escaped(label ?? link)}</a>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>');
}

/** What an operator would type for this HTML; undefined when it has something that cannot be typed so. */
export function textOf(html: string): string | undefined {
  const nodes = parseHtml(html);
  const blocks = blocksOf(nodes);
  if (blocks === undefined) return undefined;
  const text = blocks.join('\n\n').trim();
  return isSame(parseHtml(htmlOf(text)), nodes) ? text : undefined;
}

function blocksOf(nodes: readonly HtmlNode[]): string[] | undefined {
  const hasBlocks = nodes.some(
    (node) => typeof node !== 'string' && ['p', 'ul'].includes(node.tag),
  );
  if (!hasBlocks) return wordsOf(nodes).map((words) => [words])[0];
  const blocks: string[] = [];
  for (const node of withoutSpace(nodes)) {
    if (typeof node === 'string') return undefined;
    const words = node.tag === 'ul' ? linesOf(node.children) : wordsOf(node.children);
    if (words[0] === undefined || !['p', 'ul'].includes(node.tag)) return undefined;
    blocks.push(words.join('\n'));
  }
  return blocks;
}

/** The lines of a list; empty when it has anything but items. */
function linesOf(nodes: readonly HtmlNode[]): string[] {
  const lines = withoutSpace(nodes).map((node) =>
    typeof node !== 'string' && node.tag === 'li' ? wordsOf(node.children)[0] : undefined,
  );
  return lines.every((line) => line !== undefined) ? lines.map((line) => `- ${line}`) : [];
}

/** The text of inline nodes, as the only element; empty when one of them cannot be typed. */
function wordsOf(nodes: readonly HtmlNode[]): [] | [string] {
  let text = '';
  for (const node of nodes) {
    const words = typeof node === 'string' ? node : wordOf(node);
    if (words === undefined) return [];
    text += words;
  }
  return [text];
}

function wordOf(node: Exclude<HtmlNode, string>): string | undefined {
  if (node.tag === 'br') return '\n';
  const [words] = wordsOf(node.children);
  if (words === undefined) return undefined;
  if (node.tag === 'b' || node.tag === 'strong') return `**${words}**`;
  if (node.tag === 'i' || node.tag === 'em') return `*${words}*`;
  if (node.tag === 'a') return words === node.href ? words : `[${words}](${node.href})`;
  return undefined;
}

/** White space between blocks is not shown. */
function withoutSpace(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');
}

function isSame(one: readonly HtmlNode[], other: readonly HtmlNode[]): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** Without what makes no difference: names of the same look, white space between blocks, one paragraph around all. */
function plain(nodes: readonly HtmlNode[]): unknown {
  const shown = withoutSpace(nodes).length === 1 ? withoutSpace(nodes) : nodes;
  const [only] = shown;
  if (shown.length === 1 && typeof only === 'object' && only.tag === 'p')
    return plain(only.children);
  const isBlocks = nodes.some((node) => typeof node === 'object' && /^(?:p|ul|li)$/.test(node.tag));
  return (isBlocks ? withoutSpace(nodes) : nodes).map((node) => {
    if (typeof node === 'string') return node;
    const tag = { strong: 'b', em: 'i' }[node.tag as string] ?? node.tag;
    return { tag, href: node.href, children: plain(node.children) };
  });
}

const around = { bold: ['**', '**'], italic: ['*', '*'], link: ['[', '](https://)'] } as const;
export type TextMark = keyof typeof around | 'list';

/** A text with a mark around its selection, and what is selected afterwards. */
export function withMark(
  mark: TextMark,
  text: string,
  { start, end }: { start: number; end: number },
): { text: string; start: number; end: number } {
  if (mark === 'list') {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const lines = text.slice(from, end).split('\n');
    const list = lines.map((line) => `- ${line}`).join('\n');
    return {
      text: text.slice(0, from) + list + text.slice(end),
      start: from,
      end: from + list.length,
    };
  }
  const chosen = text.slice(start, end);
  const [before, after] = around[mark];
  const marked = `${text.slice(0, start)}${before}${chosen}${after}${text.slice(end)}`;
  const from = start + before.length;
  return { text: marked, start: from, end: from + chosen.length };
}
