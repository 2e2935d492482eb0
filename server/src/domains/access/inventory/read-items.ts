import type { WrittenContent } from '@sesame/contract/shared/states.ts';
import type { Credential } from '../deliveries/credentials.rules.ts';
import { type ReadItem, readAccountLines } from './read-account-lines.ts';
import { readInventoryLines } from './read-inventory-lines.ts';

const readers: Readonly<Record<WrittenContent, (text: string) => ReadItem[]>> = {
  link: (text) =>
    readInventoryLines(text).map(({ number, text: link }) => ({ number, given: { link } })),
  code: (text) =>
    readInventoryLines(text).map(({ number, text: code }) => ({ number, given: { code } })),
  account: readAccountLines,
  text: readTexts,
};

/** The items of a pasted or uploaded text, in order. */
export function readItems(content: WrittenContent, text: string): ReadItem[] {
  return readers[content](text.replace(/^\uFEFF/, ''));
}

/** The one item that an operator typed in; undefined if it is none or several. */
export function readOneItem(content: WrittenContent, text: string): Credential | undefined {
  // A text is one item even where a line of it would separate two in an import.
  if (content === 'text') return { text: text.trim() };
  const [one, ...others] = readItems(content, text);
  return others.length === 0 ? one?.given : undefined;
}

/** Texts of several lines, separated by lines of `---`. Empty ones are skipped. */
function readTexts(text: string): ReadItem[] {
  const items: ReadItem[] = [];
  let block: string[] = [];
  const end = (next: number) => {
    const first = block.findIndex((line) => line.trim() !== '');
    const number = next - block.length + Math.max(first, 0);
    if (first >= 0)
      items.push({ number, given: { text: block.slice(first).join('\n').trimEnd() } });
    block = [];
  };
  const lines = text.split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    if (/^-{3,}\s*$/.test(line)) end(index + 1);
    else block.push(line);
  }
  end(lines.length + 1);
  return items;
}
