/** A quoted text in the source of a program, and the place where it begins. */
interface QuotedText {
  readonly text: string;
  readonly at: number;
}

/** Calls whose texts are read in a terminal, in the log, or as the message of an error. */
const CALLS = [
  /\bthrow new \w+\(/,
  /\bnew \w*(?:Error|Failed|Failure|Refusal|Unavailable)\(/,
  /\.(?:trace|debug|info|warn|error|fatal)\(/,
  /\bconsole\.log\(/,
  /\bprocess\.std(?:out|err)\.write\(/,
];
const call = new RegExp(CALLS.map(({ source }) => source).join('|'), 'g');

/** The quoted texts inside every call that throws, logs or prints; of a template only what is not computed. */
export function textsOfCalls(source: string): QuotedText[] {
  return [...source.matchAll(call)].flatMap(({ 0: name, index }) =>
    textsUntilClosed(source, index + name.length),
  );
}

const QUOTED = /(['"])((?:(?!\1)[^\\\n]|\\.)*)\1|`((?:[^`\\]|\\.)*)`|\/\/.*$|[()]/gm;

function textsUntilClosed(source: string, start: number): QuotedText[] {
  const texts: QuotedText[] = [];
  let depth = 1;
  QUOTED.lastIndex = start;
  for (let found = QUOTED.exec(source); found; found = QUOTED.exec(source)) {
    const [token, , quoted, template] = found;
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) break;
    const text = quoted ?? template?.replaceAll(/\$\{[^}]*\}/g, '…');
    if (text !== undefined) texts.push({ text, at: found.index });
  }
  return texts;
}
