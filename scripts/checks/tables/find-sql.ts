const SQL_TAG = /\bsql(?:<[^`]*>|\.raw\(\s*)?$/;
const IS_SQL = /\b(?:select|insert into|update|delete from|truncate|merge into)\b/;
const STATEMENT = /^["']\s*(?:select|insert into|update|delete from|truncate|merge into|with)\s/;
/** After these a slash starts a regular expression; elsewhere it divides. */
const BEFORE_PATTERN = /(?:^|[(,=:[!&|?{};>]|\breturn)\s*$/;
const COMMENT_OR_STRING =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y;
const PATTERN = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//y;

/**
 * The SQL of a source file: strings that are a statement, and the text of each template with the tag `sql`, in `sql.raw`,
 * or that reads as SQL. A template within another is a separate text; in the outer one `?` stands for it.
 * @throws Error when a template has no end
 */
export function findSql(source: string): string[] {
  const found: string[] = [];
  let at = 0;

  const skip = (token: RegExp) => {
    token.lastIndex = at;
    const [text] = token.exec(source) ?? [];
    if (text === undefined) return false;
    if (STATEMENT.test(text)) found.push(text);
    at += text.length;
    return true;
  };

  /** Reads to the end of the source, or past the brace that closes a `${` of a template. */
  const readCode = (isNested: boolean, isWithinSql: boolean) => {
    let depth = 0;
    let start = at;
    while (at < source.length) {
      const char = source[at];
      if (char === '`') {
        readTemplate(isWithinSql || SQL_TAG.test(source.slice(start, at)));
        start = at;
      } else if (char === '}' && isNested && depth === 0) {
        at += 1;
        return;
      } else if (skip(COMMENT_OR_STRING)) {
        // Its braces and backticks do not count.
      } else if (char !== '/' || !BEFORE_PATTERN.test(source.slice(start, at)) || !skip(PATTERN)) {
        if (char === '{') depth += 1;
        if (char === '}') depth -= 1;
        at += 1;
      }
    }
    if (isNested) throw new Error('a template has no end');
  };

  const readTemplate = (isSql: boolean) => {
    let text = '';
    at += 1;
    while (source[at] !== '`') {
      if (at >= source.length) throw new Error('a template has no end');
      if (source.startsWith('${', at)) {
        at += 2;
        readCode(true, isSql || IS_SQL.test(text));
        text += '?';
      } else {
        const length = source[at] === '\\' ? 2 : 1;
        text += source.slice(at, at + length);
        at += length;
      }
    }
    at += 1;
    if (isSql || IS_SQL.test(text)) found.push(text);
  };

  readCode(false, false);
  return found;
}
