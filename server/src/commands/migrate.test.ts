import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import {
  createDatabaseFrom,
  dropDatabase,
  withDatabase,
} from '../../test/database/test-database.ts';
import { runProgram } from '../../test/processes/program.ts';

const name = `sesame_migrate_${randomUUID().slice(0, 8)}`;
afterAll(() => dropDatabase(inject('postgresUrl'), name));

test('an empty database is migrated once, by the owner of its tables', async () => {
  const ownerUrl = await createDatabaseFrom(inject('postgresUrl'), name, 'template0');
  const shopUrl = withDatabase(inject('shopPostgresUrl'), name);
  expect(await runProgram('migrate', [], { DATABASE_URL: shopUrl })).toMatchObject({ code: 1 });

  // As the image runs it, without the keys of the shop.
  const env = { NODE_ENV: 'production', DATABASE_URL: shopUrl, DATABASE_OWNER_URL: ownerUrl };
  const first = await runProgram('migrate', [], env);
  expect(first).toEqual({ code: 0, output: expect.stringMatching(/^Migrated: .+\.$/m) });
  const second = await runProgram('migrate', [], env);
  expect(second).toEqual({ code: 0, output: 'The schema was up to date.\n' });
});
