import { parse } from 'csv-parse/sync';
import type { Credential } from '../deliveries/credentials.rules.ts';

/** One item of an import, not yet checked. */
export interface ReadItem {
  /** Its first line, counted from 1, as in a text editor. */
  readonly number: number;
  readonly given: Credential;
}

const HEADER = /^"?(?:login|username|user|email|account)"?\s*[,;\t]/i;

/**
 * Reads accounts. Under a header whose first column is the login, the text is CSV: login, password, note. Without one,
 * a line is `login:password`, or has tabs, commas or semicolons between the three. Only a tab comes before the colon,
 * because a password may contain anything else.
 */
export function readAccountLines(text: string): ReadItem[] {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ number: index + 1, line: line.trim() }))
    .filter(({ line }) => line !== '');
  const hasHeader = HEADER.test(lines[0]?.line ?? '');
  return lines.slice(hasHeader ? 1 : 0).map(({ number, line }) => {
    const [login = '', password = '', note = ''] = hasHeader ? columnsOf(line) : partsOf(line);
    return { number, given: { login, password, ...(note !== '' && { note }) } };
  });
}

function partsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t').map((part) => part.trim());
  const colon = line.indexOf(':');
  if (colon < 0) return columnsOf(line);
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** A line that is not CSV, for example because a quote is not closed, has no columns: a broken account. */
function columnsOf(line: string): string[] {
  try {
    const [columns = []] = parse(line, {
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      trim: true,
    });
    return columns;
  } catch {
    return [];
  }
}
