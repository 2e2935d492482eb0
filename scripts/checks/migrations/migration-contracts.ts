import {
  actionsOf,
  createdTables,
  type MigrationProblem,
  statementsOf,
  tableOf,
} from './migration-statements.ts';

/**
 * What a migration takes away, with the published release whose processes use it no more:
 * `export const contracts = { 'payments.old_note': '0.3.0', old_table: '0.3.0' }`.
 */
function contractsOf(source: string): ReadonlyMap<string, string> {
  const [, list = ''] = /export const contracts = \{([^}]*)\}/.exec(source) ?? [];
  return new Map(
    [...list.matchAll(/'?([a-z_0-9.]+)'?: '([^']+)'/g)].map(([, what = '', release = '']) => [
      what,
      release,
    ]),
  );
}

/** Versions that the changelog lists as published. */
export function releasesOf(changelog: string): string[] {
  return [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version);
}

/**
 * What breaks processes of the release before, which work on while a migration runs, on tables of any size.
 * @param releases those published
 */
export function contractProblems(source: string, releases: readonly string[]): MigrationProblem[] {
  const statements = statementsOf(source);
  const created = new Set(createdTables(statements));
  const contracts = contractsOf(source);
  return statements.flatMap(removalsOf).flatMap(({ table, what, change }) => {
    if (created.has(table)) return [];
    const release = contracts.get(what);
    if (release !== undefined && releases.includes(release)) return [];
    const reason =
      release === undefined
        ? `processes of the release before still use ${what}: name the published release that stopped in \`contracts\``
        : `${release} is not published, so processes that use ${what} may run`;
    return [{ table, problem: `${change}: ${reason}` }];
  });
}

interface Removal {
  readonly table: string;
  /** The key in `contracts`: a table, or a column as `table.column`. */
  readonly what: string;
  readonly change: string;
}

function removalsOf(statement: string): Removal[] {
  const [, kind = '', dropped] =
    /^drop (table|view|materialized view) (?:if exists )?(.+?)(?: cascade| restrict)?$/.exec(
      statement,
    ) ?? [];
  if (dropped !== undefined) {
    return dropped
      .split(',')
      .map((name) => name.trim().replace(/^public\.|"/g, ''))
      .map((table) => ({ table, what: table, change: `drop ${kind}` }));
  }
  const [table] = tableOf(statement, /^alter table (?:if exists )?/);
  if (table === undefined) return [];
  return actionsOf(statement).flatMap((action) => {
    const removed = removedBy(action);
    if (removed === undefined) return [];
    const { column, change } = removed;
    return [{ table, what: column === undefined ? table : `${table}.${column}`, change }];
  });
}

/** Actions on a column that a process of the release before may not survive. */
const COLUMN_CHANGES: readonly (readonly [RegExp, string])[] = [
  [/^drop (?:column )?(?:if exists )?"?(?!constraint\b)(\w+)/, 'drop column'],
  [/^rename (?:column )?"?(?!constraint\b|to\b)(\w+)"? to /, 'rename'],
  [/^alter (?:column )?"?(\w+)"? (?:set data )?type\b/, 'new type'],
  [/^alter (?:column )?"?(\w+)"? drop default\b/, 'drop default'],
];

function removedBy(action: string): { column?: string; change: string } | undefined {
  if (/^rename to |^set schema /.test(action)) return { change: 'rename' };
  for (const [pattern, change] of COLUMN_CHANGES) {
    const column = pattern.exec(action)?.[1];
    if (column !== undefined) return { column, change };
  }
  const [, added] =
    /^add (?:column )?(?:if not exists )?"?(\w+)"? .*\bnot null\b/.exec(action) ?? [];
  const isFilled = /\bdefault\b|\bgenerated\b|\b(?:big|small)?serial\b/.test(action);
  const isColumn = !/^(?:constraint|check|unique|primary|foreign|exclude)$/.test(added ?? 'check');
  return added !== undefined && isColumn && !isFilled
    ? { column: added, change: 'not null without default' }
    : undefined;
}
