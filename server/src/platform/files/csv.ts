import { Readable } from 'node:stream';
import { FileAnswer } from '../http/answers.ts';

export type CsvCell = string | number | null;

/**
 * Rows read by one statement of an export; this bounds the memory of an export of any length, and how long a page keeps the
 * process from answering other calls. Larger pages do not make an export faster.
 */
const PAGE_ROWS = 200;

// The byte order mark, by which spreadsheets recognize UTF-8.
const UTF8_MARK = '\uFEFF';

/**
 * Formats a table as RFC 4180. A cell that a spreadsheet would evaluate as a formula gets a leading apostrophe, so that
 * text typed by buyers is never run. Excel separates columns by `;` or tabs in some countries.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/**
 * A CSV file of a short table that is already in memory.
 * @param name file name without the extension
 */
export function csvFile(
  name: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): FileAnswer {
  return fileOf(name, Buffer.from(UTF8_MARK + csvOf([header, ...rows])), () => rows.length);
}

/** A list of any length that is exported page by page. */
export interface CsvList<Row> {
  /** File name without the extension. */
  readonly name: string;
  readonly header: readonly string[];
  /** Reads the next rows: from the beginning, or after `last`. Fewer rows than `limit` end the list. */
  readonly read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>;
  readonly cellsOf: (row: Row) => readonly CsvCell[];
}

/**
 * Streams a list as a CSV file: the next page is read when the client has taken the previous one, and reading stops
 * when the client disconnects. Each page is a separate statement, so a slow client holds no transaction open; rows that
 * change meanwhile may appear in their old or new state.
 *
 * The first page is read before the response begins, so an error there is an ordinary error response. Later the status
 * has already been sent, so the connection is cut: without the last chunk every client sees that the file is
 * incomplete.
 */
export async function csvList<Row>(list: CsvList<Row>): Promise<FileAnswer> {
  const first = await list.read(undefined, PAGE_ROWS);
  // Buffer one page instead of the default sixteen.
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

// Quoting is not enough where a spreadsheet separates by other characters than commas, so the text after those is
// checked too.
const FORMULA = /(^|[;\t\r\n])(\s*[=+\-@＝＋－＠]|^[\t\r])/gu;

function cellOf(value: CsvCell): string {
  if (value === null) return '';
  // Numbers come from the server, so a leading minus is not a formula.
  if (typeof value === 'number') return String(value);
  const safe = value.replaceAll(FORMULA, "$1'$2");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
