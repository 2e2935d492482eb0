/** What a migration may not do. */
export interface MigrationProblem {
  readonly table: string;
  readonly problem: string;
}

const NAME = '(?:only )?(?:public\\.)?"?([a-z_0-9]+)"?';

/** Each statement of a migration, in lower case and on one line, without comments and bodies of functions. */
export function statementsOf(source: string): string[] {
  return (
    source
      // The body of `do` runs at once, that of a function when it is called.
      .replace(
        /(\bdo\s+)?\$(\w*)\$([\s\S]*?)\$\2\$/g,
        (_all, isRun?: string, _tag?: string, body = '') =>
          isRun === undefined ? "''" : body.replace(/\b(?:begin|then|else|loop)\b/gi, ';'),
      )
      .replace(/\/\*[\s\S]*?\*\//g, ' ')
      .replace(/^\s*(\/\/|--).*$/gm, ' ')
      .replace(/\s--\s.*$/gm, ' ')
      .split(/[;`]/)
      .map((part) => part.replace(/\s+/g, ' ').trim().toLowerCase())
      .filter((part) => part !== '')
  );
}

/** Tables that the migration itself creates, which no process uses yet. */
export function createdTables(statements: readonly string[]): string[] {
  return statements.flatMap((one) =>
    tableOf(one, /^create (?:unlogged )?table (?:if not exists )?/),
  );
}

/** The table of a statement that begins so. */
export function tableOf(statement: string, begin: RegExp): string[] {
  const found = new RegExp(`${begin.source}${NAME}`).exec(statement);
  return found?.[1] === undefined ? [] : [found[1]];
}

/** The actions of an `alter table`, which commas outside parentheses separate. */
export function actionsOf(statement: string): string[] {
  const actions: string[] = [];
  let depth = 0;
  let action = '';
  const body = statement.replace(new RegExp(`^alter table (?:if exists )?${NAME} `), '');
  for (const letter of body) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) {
      actions.push(action.trim());
      action = '';
    } else action += letter;
  }
  return [...actions, action.trim()];
}
