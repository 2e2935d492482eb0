import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../test/database/test-database.ts';
import { renderTypes } from './render-types.ts';

test('the types match the migrations: otherwise run `npm run generate-types`', async () => {
  const server = inject('postgresUrl');
  const name = `sesame_types_${randomUUID().slice(0, 8)}`;
  const url = await createDatabaseFrom(server, name, inject('templateDatabase'));
  const pool = new pg.Pool({ connectionString: url });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const types = await renderTypes(db);
  await db.destroy();
  await dropDatabase(server, name);
  expect(types).toBe(await readFile(join(import.meta.dirname, '../src/database.gen.ts'), 'utf8'));
});
