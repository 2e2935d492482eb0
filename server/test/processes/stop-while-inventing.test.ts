import { randomUUID } from 'node:crypto';
import { startBank } from '@sesame/emulators/bank/start-bank.ts';
import { afterAll, expect, inject, test } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../database/test-database.ts';
import { spawnServer } from './spawn-server.ts';

const name = `sesame_inventing_${randomUUID().slice(0, 8)}`;
afterAll(() => dropDatabase(inject('postgresUrl'), name));

test('a demo that is stopped with its emulators while it invents its history ends without an error', async () => {
  const url = await createDatabaseFrom(inject('postgresUrl'), name, inject('templateDatabase'));
  const bank = await startBank();
  const env = { DATABASE_URL: url, DEMO: 'true', ...bank.shopSettings };
  // Its first message is the progress of the history.
  const server = await spawnServer(env);
  const exit = server.end('SIGTERM');
  await bank.stop();
  expect(await exit).toEqual({ code: 0, signal: null });
  expect(server.output()).not.toMatch(/fetch failed|ECONNREFUSED/);
});
