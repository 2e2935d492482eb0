import {
  actionsOf,
  createdTables,
  type MigrationProblem,
  statementsOf,
  tableOf,
} from './migration-statements.ts';

/** A function whose value differs from row to row, so that every row is written. */
const VOLATILE =
  /\bdefault\s+\(?\s*(gen_random_uuid|uuidv[47]|random|clock_timestamp|nextval|timeofday)\s*\(/;

/** Tables that the migration declares to be small, with `export const smallTables = ['shop_settings']`. */
function smallTablesOf(source: string): string[] {
  const [, list = ''] = /export const smallTables = \[([^\]]*)\]/.exec(source) ?? [];
  return [...list.matchAll(/'([a-z_0-9]+)'/g)].map(([, name = '']) => name);
}

/**
 * What locks a table for as long as it has rows.
 * @param source a migration after the baseline
 * @param earlier those that ran before it, for constraints that they have validated
 */
export function lockProblems(source: string, earlier: readonly string[] = []): MigrationProblem[] {
  const statements = statementsOf(source);
  const free = new Set([...createdTables(statements), ...smallTablesOf(source)]);
  const before = earlier.flatMap(statementsOf);
  return statements
    .flatMap((statement, at) => problemsOf(statement, [...before, ...statements.slice(0, at)]))
    .filter(({ table }) => !free.has(table));
}

function problemsOf(statement: string, before: readonly string[]): MigrationProblem[] {
  const [index] = tableOf(
    statement,
    /^create (?:unique )?index (?:if not exists )?(?:[a-z_0-9]+ )?on /,
  );
  if (index !== undefined) {
    return [
      {
        table: index,
        problem:
          'an index is built while writes wait: list it in `indexes`, which are built concurrently',
      },
    ];
  }
  const [rewritten] = [
    ...tableOf(statement, /^update /),
    ...tableOf(statement, /^delete from /),
    ...tableOf(statement, /^merge into /),
  ];
  if (rewritten !== undefined) {
    return [
      {
        table: rewritten,
        problem: 'rows are changed in one transaction: register a backfill, which works in batches',
      },
    ];
  }
  const [whole] = tableOf(
    statement,
    /^(?:vacuum full|cluster|reindex table|truncate(?: table)?|lock(?: table)?) /,
  );
  if (whole !== undefined) return [{ table: whole, problem: 'the whole table is locked' }];
  const [altered] = tableOf(statement, /^alter table (?:if exists )?/);
  if (altered === undefined) return [];
  return actionsOf(statement).flatMap((action) => {
    const problem = actionProblem(action, altered, before);
    return problem === undefined ? [] : [{ table: altered, problem }];
  });
}

function actionProblem(
  action: string,
  table: string,
  before: readonly string[],
): string | undefined {
  if (/^alter (?:column )?"?\w+"? (?:set data )?type\b/.test(action)) {
    return 'every row is written for the new type: add a column and backfill it';
  }
  const [, column] = /^alter (?:column )?"?(\w+)"? set not null/.exec(action) ?? [];
  if (column !== undefined) {
    return isKnownFilled(table, column, before)
      ? undefined
      : `all rows are read under a lock: first add the check (${column} is not null) not valid, then validate it in a later migration`;
  }
  if (/^(?:set (?:logged|unlogged|tablespace|access method)|attach partition)\b/.test(action)) {
    return 'the whole table is locked';
  }
  if (
    /^add (?:column )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)/.test(action)
  ) {
    return columnProblem(action);
  }
  return /^add\b/.test(action) ? constraintProblem(action) : undefined;
}

function columnProblem(action: string): string | undefined {
  if (VOLATILE.test(action) || /\b(?:stored|serial|bigserial|as identity)\b/.test(action)) {
    return 'every row is written for the value of the new column: add it without one and backfill it';
  }
  const hasDefault = /\bdefault\b/.test(action);
  if (/\bnot null\b/.test(action) && !hasDefault) {
    return 'rows that exist, and those of processes of the release before, have no value: give it a default';
  }
  if (/\b(?:unique|primary key)\b/.test(action)) {
    return 'an index is built while writes wait: list it in `indexes`';
  }
  if (hasDefault && /\b(?:check|references)\b/.test(action)) {
    return 'all rows are read under a lock: add the constraint apart, not valid';
  }
  return undefined;
}

function constraintProblem(action: string): string | undefined {
  if (/\b(?:unique|primary key)\b/.test(action) && !/\busing index\b/.test(action)) {
    return 'an index is built while writes wait: build it concurrently, then add the constraint using it';
  }
  if (/\b(?:check|foreign key)\b/.test(action) && !/\bnot valid\b/.test(action)) {
    return 'all rows are read under a lock: add it not valid, and validate it in a later migration';
  }
  return /\bexclude\b/.test(action) ? 'an index is built while writes wait' : undefined;
}

/** Whether a check that the column has values was validated, so that no row has to be read again. */
function isKnownFilled(table: string, column: string, before: readonly string[]): boolean {
  const ofTable = before.filter((one) => tableOf(one, /^alter table (?:if exists )?/)[0] === table);
  const names = ofTable.flatMap((one) =>
    [...one.matchAll(/add constraint (\w+) check \((\w+) is not null\) not valid/g)]
      .filter(([, , checked]) => checked === column)
      .map(([, name = '']) => name),
  );
  return names.some((name) => ofTable.some((one) => one.includes(`validate constraint ${name}`)));
}
