import { parse } from 'csv-parse/sync';

export interface InventoryLine {
  /** Counted from 1, as in a text editor. */
  readonly number: number;
  readonly text: string;
}

const HEADER = /^"?(?:link|links|url|item|code|codes)"?\s*(?:[,;\t].*)?$/i;

/**
 * Reads one item per line and skips empty lines. If a header names the first column, the text is CSV and only that
 * column counts. Without a header the whole line is the item, because a link or code may contain a comma.
 */
export function readInventoryLines(text: string): InventoryLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter(({ text: line }) => line !== '');
  if (HEADER.test(lines[0]?.text ?? '')) return readColumn(text, lines);
  return lines.map(({ number, text: line }) => ({
    number,
    text: line.replace(/^"(.*)"$/, '$1').trim(),
  }));
}

/** Once the text is no longer CSV, for example because a quote is not closed, the remaining lines are empty items. */
function readColumn(text: string, lines: readonly InventoryLine[]): InventoryLine[] {
  const items: InventoryLine[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record([first = '']: string[], { lines: number }) {
        items.push({ number, text: first });
        return null;
      },
    });
  } catch {
    const read = items.at(-1)?.number ?? 0;
    items.push(
      ...lines.filter(({ number }) => number > read).map((line) => ({ ...line, text: '' })),
    );
  }
  return items.slice(1);
}
