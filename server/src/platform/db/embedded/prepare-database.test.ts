import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrations } from '../../../../migrations/all.ts';
import {
  createDatabaseFrom,
  dropDatabase,
  withDatabase,
} from '../../../../test/database/test-database.ts';
import { createLog } from '../../telemetry/log.ts';
import { createPool } from '../connections/pool.ts';
import { createDatabase } from '../database.ts';
import { warnAboutOwnerRights } from '../roles/shop-role.ts';
import { prepareDatabase } from './prepare-database.ts';

const server = inject('postgresUrl');
const name = `sesame_prepare_${randomUUID().slice(0, 8)}`;
const later = {
  ...migrations,
  '9999-later': {
    async up(db: Kysely<unknown>) {
      await sql`create table journals_of_later (n integer)`.execute(db);
    },
  },
};
let ownerUrl: string;
let url: string;
beforeAll(async () => {
  ownerUrl = await createDatabaseFrom(server, name, inject('templateDatabase'));
  url = withDatabase(inject('shopPostgresUrl'), name);
});
afterAll(() => dropDatabase(server, name));

test('a process without the owner role starts only on an up-to-date schema', async () => {
  const alone = { url, ownerUrl: undefined };
  expect(await prepareDatabase(alone, migrations)).toEqual([]);
  await expect(prepareDatabase(alone, later)).rejects.toThrow(/DATABASE_OWNER_URL first\.$/);
});

test('the owner migrates, and the role of the shop gets rights on new tables', async () => {
  expect(await prepareDatabase({ url, ownerUrl }, later)).toEqual(['9999-later']);
  const pool = createPool({
    url,
    size: 1,
    namedStatements: false,
    log: createLog({ level: 'silent' }),
  });
  await pool.query('insert into journals_of_later values (1)');
  await pool.end();
});

test('the same role for owner and shop is refused before rights are revoked', async () => {
  await expect(prepareDatabase({ url: ownerUrl, ownerUrl }, later)).rejects.toThrow(
    /both sign in as \w+: give the shop its own role/,
  );
});

test.each([
  ['the shop', () => url, []],
  ['the owner', () => ownerUrl, [expect.stringContaining('DATABASE_OWNER_URL')]],
])('signed in as %s, the log warns of owner rights or not', async (_who, address, warnings) => {
  const lines: string[] = [];
  const log = createLog({
    level: 'warn',
    destination: { write: (line) => void lines.push(JSON.parse(line).msg) },
  });
  const pool = createPool({ url: address(), size: 1, namedStatements: false, log });
  await warnAboutOwnerRights({ db: createDatabase(pool), log });
  await pool.end();
  expect(lines).toEqual(warnings);
});
