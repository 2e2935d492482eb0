import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { declaredTables } from '../tables/find-table-uses.ts';
import { deletesFrom, leadsTo, readSources } from './find-deletion.ts';
import { PAGE, withGrowth } from './growth-page.ts';
import { type Pruned, tableGrowth } from './table-growth.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readAll = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(test|soak)\.ts$/.test(file))
    .map(read);

const tables = declaredTables(read('server/src/database.gen.ts'));
const server = readSources(
  readAll('server/src/{platform,domains}/**/*.ts').concat(read('server/src/app.ts')),
);
const migrations = readAll('server/migrations/**/*.ts').join('\n');

/** Why a table does not end as it is declared; undefined if it does. */
function problemOf(table: string, growth: Pruned): string | undefined {
  if (growth.job !== undefined) {
    const { job, by } = growth;
    if (!server.jobs.has(job)) return `there is no job ${job}`;
    if (!leadsTo(server, job, by)) return `${job} does not lead to ${by}`;
    return deletesFrom(server, by, table) || (by === 'keepMonths' && isMonthly(table))
      ? undefined
      : `${by} does not delete from ${table}`;
  }
  if ('library' in growth) return undefined;
  const [, columns = ''] = new RegExp(`create table ${table} \\(([^;]*)`).exec(migrations) ?? [];
  return columns.includes(`references ${growth.with} on delete cascade`)
    ? undefined
    : `its rows do not go with those of ${growth.with}`;
}

const isMonthly = (table: string) =>
  new RegExp(`insert into monthly_tables values[^;]*\\('${table}'`).test(migrations);

describe('the growth of the tables', () => {
  test('is declared for every table', () => {
    expect(Object.keys(tableGrowth).toSorted()).toEqual([...tables].toSorted());
  });

  test('ends as declared, where rows end', () => {
    const problems = Object.entries(tableGrowth).flatMap(([table, growth]) =>
      growth.grows === 'pruned' ? (problemOf(table, growth) ?? []) : [],
    );
    expect(problems).toEqual([]);
  });

  test('is bounded by the limiter for its counters', () => {
    // The package deletes expired counters unless an option forbids it.
    expect(readAll('server/src/platform/http/limits/*.ts').join()).not.toContain(
      'clearExpiredByTimeout',
    );
    expect(read('node_modules/rate-limiter-flexible/lib/RateLimiterPostgres.js')).toContain(
      "this._clearExpiredByTimeout = typeof value === 'undefined' ? true",
    );
  });

  test('is shown in docs/scaling.md: npx node scripts/checks/tables/write-tables.ts', () => {
    const page = readFileSync(PAGE, 'utf8');
    expect(withGrowth(page)).toBe(page);
  });
});

describe('the search for deletions', () => {
  const sources = readSources([
    `jobs.schedule('delete-old-letters', 60, () => deleteLetters(db));
     jobs.schedule('remove-parcels', 60, () => findParcels(db));
     jobs.work(parcelQueue, ({ id }) => removeParcel(db, id));
}`,
    `export async function deleteLetters(db) {
  await db.deleteFrom('letters').execute();
}
export const parcelQueue = defineQueue<{ readonly id: string }>('remove-parcel', {});
function findParcels(db) {
  return enqueueDue(db, { queue: parcelQueue });
}
async function removeParcel(db, id) {
  await sql\`delete from parcels where id = \${id}\`;
}`,
  ]);

  test.each([
    ['delete-old-letters', 'deleteLetters', true],
    ['remove-parcels', 'removeParcel', true],
    ['remove-parcel', 'removeParcel', true],
    ['delete-old-letters', 'removeParcel', false],
    ['elsewhere', 'deleteLetters', false],
  ])('follows %s to %s: %s', (job, target, expected) => {
    expect(leadsTo(sources, job, target)).toBe(expected);
  });

  test.each([
    ['deleteLetters', 'letters', true],
    ['removeParcel', 'parcels', true],
    ['deleteLetters', 'parcels', false],
    ['findParcels', 'parcels', false],
  ])('sees what %s deletes of %s: %s', (name, table, expected) => {
    expect(deletesFrom(sources, name, table)).toBe(expected);
  });
});
