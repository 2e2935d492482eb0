export interface InventoryLine {
  /** Counted from 1, as in a text editor. */
  readonly number: number;
  readonly link: string;
}

const HEADER = /^"?(?:link|links|url|item)"?\s*(?:[,;\t].*)?$/i;

/**
 * Reads one item per line and skips empty lines. If a header names the first column, the text is CSV and only that
 * column counts. Without a header the whole line is the item, because a link may contain a comma.
 */
export function readInventoryLines(text: string): InventoryLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
  const isCsv = lines[0] !== undefined && HEADER.test(lines[0].text);
  return lines
    .slice(isCsv ? 1 : 0)
    .map(({ number, text: line }) => ({ number, link: isCsv ? firstCell(line) : unquoted(line) }));
}

function firstCell(line: string): string {
  const quoted = /^"((?:[^"]|"")*)"/.exec(line);
  if (quoted !== null) return unquoted(quoted[0]);
  return line.replace(/[,;\t].*$/, '').trim();
}

function unquoted(cell: string): string {
  const inside = /^"((?:[^"]|"")*)"$/.exec(cell)?.[1];
  return inside === undefined ? cell : inside.replaceAll('""', '"').trim();
}
