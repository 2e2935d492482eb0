import { Readable } from 'node:stream';
import { FileAnswer } from './http/answers.ts';

export type CsvCell = string | number | null;

/** How many rows one statement of an export reads: the memory that a file needs, however long it is. */
const PAGE_ROWS = 1_000;

// The mark at the start tells spreadsheets that the bytes are UTF-8.
const UTF8_MARK = '\uFEFF';

/**
 * A table as RFC 4180 writes it, for programs and for spreadsheets: a cell that a spreadsheet would take for a formula begins
 * with an apostrophe, so that nothing a buyer typed is ever run. Excel splits at `;` or tabs in some countries.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/**
 * A table that is short by nature and at hand.
 * @param name without the ending
 */
export function csvFile(
  name: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): FileAnswer {
  return fileOf(name, Buffer.from(UTF8_MARK + csvOf([header, ...rows])), () => rows.length);
}

/** A list of any length, and how it is read on. */
export interface CsvList<Row> {
  /** Of the file, without the ending. */
  readonly name: string;
  readonly header: readonly string[];
  /** The next rows of the list, from its beginning or after the last row that was read; fewer than the limit are the last. */
  readonly read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>;
  readonly cellsOf: (row: Row) => readonly CsvCell[];
}

/**
 * A list as a file that is written while it is read: a page at a time, the next one when the caller has taken the last, none
 * any more when the caller is gone. Each page is a statement of its own, so nobody's slow line holds a transaction open; what
 * changes meanwhile may be in the file as it was or as it is.
 *
 * The first page is read before the answer begins: what goes wrong there is told as everywhere. Later the status has left
 * already, so the connection is cut: the last chunk of the answer never comes, and every client knows the file as broken
 * instead of keeping a half that looks whole.
 */
export async function csvList<Row>(list: CsvList<Row>): Promise<FileAnswer> {
  const first = await list.read(undefined, PAGE_ROWS);
  // A page at a time in the buffer, not as many as fit sixteen.
  const sent = { rows: 0 };
  const lines = Readable.from(linesOf(list, first, sent), { highWaterMark: 1 });
  return fileOf(list.name, lines, () => sent.rows);
}

async function* linesOf<Row>(
  { header, read, cellsOf }: CsvList<Row>,
  first: readonly Row[],
  sent: { rows: number },
): AsyncGenerator<Buffer> {
  sent.rows += first.length;
  yield Buffer.from(UTF8_MARK + csvOf([header, ...first.map(cellsOf)]));
  let page = first;
  while (page.length === PAGE_ROWS) {
    page = await read(page.at(-1), PAGE_ROWS);
    sent.rows += page.length;
    if (page.length > 0) yield Buffer.from(csvOf(page.map(cellsOf)));
  }
}

function fileOf(name: string, body: Buffer | Readable, rowsSent: () => number): FileAnswer {
  return new FileAnswer({ body, type: 'text/csv; charset=utf-8', name: `${name}.csv`, rowsSent });
}

// Quotes do not help where a spreadsheet splits at other characters than commas: what follows those may begin a cell too.
const FORMULA = /(^|[;\t\r\n])(\s*[=+\-@＝＋－＠]|^[\t\r])/gu;

function cellOf(value: CsvCell): string {
  if (value === null) return '';
  // A number is written by us and may be below 0.
  if (typeof value === 'number') return String(value);
  const safe = value.replaceAll(FORMULA, "$1'$2");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
