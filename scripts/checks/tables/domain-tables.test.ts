import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { domainTables } from './domain-tables.ts';
import { declaredTables, findTableUses } from './find-table-uses.ts';
import { withTables } from './render-tables.ts';
import { tablesOutsideArrows } from './tables-outside-arrows.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.(test|soak)\.ts$/.test(file));

const tables = declaredTables(read('server/src/database.gen.ts'));

const BESIDE_DOMAINS = ['platform', 'ledger-verification', 'demo'];

/** Tables that the files of an area use, by the way they use them. */
function usesOf(area: string) {
  const parent = BESIDE_DOMAINS.includes(area) ? 'server/src' : 'server/src/domains';
  const uses = files(`${parent}/${area}/**/*.ts`).flatMap((file) =>
    findTableUses(read(file), tables),
  );
  const of = (kind: string) =>
    new Set(uses.filter((use) => use.kind === kind).map((use) => use.table));
  return { reads: of('read'), writes: of('write') };
}

describe('the tables of the domains', () => {
  test('have one owner each', () => {
    const owned = Object.values(domainTables).flatMap(({ owns }) => owns);
    expect(owned.toSorted()).toEqual([...tables].toSorted());
    expect(tables.size).toBeGreaterThan(90);
  });

  test('are declared for every domain', () => {
    const domains = globSync('server/src/domains/*', { cwd: root }).map((path) =>
      path.split('/').at(-1),
    );
    expect(Object.keys(domainTables).toSorted()).toEqual(
      [...BESIDE_DOMAINS, ...domains].toSorted(),
    );
  });

  test.each(Object.entries(domainTables))(
    'of others are used by %s only as declared',
    (area, { owns, reads = [], writes = [] }) => {
      const found = usesOf(area);
      const foreign = (set: ReadonlySet<string>) =>
        [...set].filter((table) => !owns.includes(table));
      expect(foreign(found.writes).toSorted()).toEqual([...writes].toSorted());
      expect(
        foreign(found.reads)
          .filter((table) => !writes.includes(table))
          .toSorted(),
      ).toEqual([...reads].toSorted());
    },
  );

  test('are used in stores only', () => {
    const outside = files('server/src/{domains,demo}/**/*.ts')
      .filter((file) => !file.endsWith('.store.ts'))
      .filter((file) => findTableUses(read(file), tables).length > 0);
    expect(outside).toEqual([]);
  });
});

describe('the tables outside of the import arrows', () => {
  test.each(Object.entries(domainTables).filter(([area]) => area !== 'demo'))(
    'have a reason each in %s',
    (area, { beyond = [] }) => {
      expect(beyond.flatMap((use) => use.tables).toSorted()).toEqual(tablesOutsideArrows(area));
    },
  );

  test('are shown in ARCHITECTURE.md: npx node scripts/checks/tables/write-tables.ts', () => {
    const page = read('ARCHITECTURE.md');
    expect(page).toBe(withTables(page));
  });
});

describe('the search for tables', () => {
  const names = new Set(['users', 'sessions', 'payments']);
  test.each([
    ["db.selectFrom('users as u').innerJoin('sessions', 's')", ['read users', 'read sessions']],
    ["db.selectFrom(['users', 'sessions as s'])", ['read users', 'read sessions']],
    ["db.updateTable('payments').from('users')", ['write payments', 'read users']],
    ['sql`select 1 from users join lateral sessions on true`', ['read users', 'read sessions']],
    ['sql`insert into payments select * from users`', ['write payments', 'read users']],
    ['sql`with paid as (select 1) select * from paid`', []],
    ['const text = `a letter from users`;', []],
    ['sql`from users where id = 1`', ['read users']],
    ['sql<{ id: string }>`join sessions s on true`', ['read sessions']],
    [
      'sql`select 1 from users u, sessions, lateral payments p`',
      ['read users', 'read sessions', 'read payments'],
    ],
    [
      "const OWN = ['users', 'sessions'] as const; for (const table of OWN) db.deleteFrom(table)",
      ['write users', 'write sessions'],
    ],
    ["// db.selectFrom('users')", []],
    [
      `sql\`select 1 \${all ? sql\`\` : sql\`from users \${own(\`s\`)} join sessions\`} union select 1 from payments\``,
      ['read users', 'read sessions', 'read payments'],
    ],
    [
      `sql\`\${{ a: "}\`" }} \${/\`}/} \${\`join users\`}\` + sql\`from payments\``,
      ['read users', 'read payments'],
    ],
    [`const text = \`a letter \${from(\`users\`)} from users\`;`, []],
    ['sql.raw(`from users`)', ['read users']],
    ["const rule = { sql: 'select 1 from users', text: 'from sessions' }", ['read users']],
  ])('finds those of %s', (source, expected) => {
    const found = findTableUses(source, names).map(({ kind, table }) => `${kind} ${table}`);
    expect(found).toEqual(expected);
  });

  test.each(['sql`from users', `sql\`from \${users\``])(
    'refuses %s, which does not end',
    (source) => {
      expect(() => findTableUses(source, names)).toThrow('no end');
    },
  );

  test.each([
    'db.deleteFrom(table)',
    'db.selectFrom(tables.of)',
    'for (const table of listed()) db.updateTable(table)',
    'for (const table of ELSEWHERE) db.insertInto(table)',
  ])('refuses %s, whose tables are unknown', (source) => {
    expect(() => findTableUses(source, names)).toThrow('does not know');
  });
});
