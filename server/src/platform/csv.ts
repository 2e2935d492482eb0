import { FileAnswer } from './http/answers.ts';

export type CsvCell = string | number | null;

/** What no export goes beyond; a shop with more narrows its filters. */
export const CSV_MAX_ROWS = 50_000;

/**
 * A table as RFC 4180 writes it, for programs and for spreadsheets: a cell that a spreadsheet would take for a formula begins
 * with an apostrophe, so that nothing a buyer typed is ever run.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** @param name without the ending */
export function csvFile(
  name: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): FileAnswer {
  // The mark at the start tells spreadsheets that the bytes are UTF-8.
  const bytes = Buffer.from(`\uFEFF${csvOf(header, rows)}`);
  return new FileAnswer({ bytes, type: 'text/csv; charset=utf-8', name: `${name}.csv` });
}

function cellOf(value: CsvCell): string {
  if (value === null) return '';
  // A number is written by us and may be below 0.
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
