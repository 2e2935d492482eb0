export interface StockLine {
  /** Counted from 1, as an editor of texts counts. */
  readonly number: number;
  readonly link: string;
}

const HEADER = /^"?(?:link|links|url|item)"?\s*(?:[,;\t].*)?$/i;

/**
 * One item a line; empty lines are nothing. Under a header that names its first column the text is a CSV and only that
 * column counts. Without one a line is taken whole, because a comma may well be a part of a link.
 */
export function readStockLines(text: string): StockLine[] {
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
