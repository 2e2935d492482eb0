import { phrases, phrasesOfSource } from './phrases.ts';
import { textsOfCalls } from './texts-of-calls.ts';

/** A phrase that the project does not use, its line, and what to write instead. */
export interface Phrase {
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

export const commentOfLine = /(?:^|\s)\/\/ (.*)$|\/\*+(.*?)(?:\*\/|$)|^\s*\*(?!\/)(.*)$/;
/** Also a name on the line after the call, after the table of `test.each`, and before the function of any other call. */
const testName =
  /(?:\b(?:it|test|describe|\w+Test)(?:\.\w+)*\(|\)\(|\b\w+\((?=\s*(?:'[^'\n]*'|"[^"\n]*"),\s*(?:async )?\())\s*(['"`])((?:(?!\1).)*)\1/g;

/** The first cell of a table of tests, which says what the row is about. */
const tableRow = /^\s*\[\s*(['"`])((?:(?!\1).)* (?:(?!\1).)*)\1/gm;

/** What a call of the API does, for its reference. */
const summary = /\bsummary:\s*(['"`])((?:(?!\1).)*)\1/g;

/**
 * The lines of a source with only what people read as prose: comments, names of tests and of the rows of their tables,
 * summaries of calls, and what is thrown, logged or printed.
 */
function proseOf(source: string): string[] {
  const lines = source.split('\n').map((line) => {
    const [, after, inside, starred] = commentOfLine.exec(line) ?? [];
    return [after, inside, starred].filter((part) => part !== undefined);
  });
  for (const { 0: call, 2: name = '', index } of [
    ...[testName, tableRow, summary].flatMap((pattern) => [...source.matchAll(pattern)]),
  ]) {
    const line = source.slice(0, index + call.length).split('\n').length - 1;
    lines[line]?.push(name);
  }
  for (const { text, at } of textsOfCalls(source)) {
    lines[source.slice(0, at).split('\n').length - 1]?.push(text);
  }
  return lines.map((parts) => parts.join(' '));
}

/**
 * Finds the retired phrases of a text.
 * @param kind `source` searches only what `proseOf` finds, `prose` every line
 */
export function findDialect(text: string, kind: 'source' | 'prose'): Phrase[] {
  const lines = kind === 'source' ? proseOf(text) : text.split('\n');
  const retired = kind === 'source' ? [...phrases, ...phrasesOfSource] : phrases;
  return lines.flatMap((line, index) => {
    return retired.flatMap(([pattern, instead]) => {
      const found = pattern.exec(line)?.[0];
      return found === undefined ? [] : [{ line: index + 1, found: found.trim(), instead }];
    });
  });
}
