import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningBank, startBank } from '@sesame/emulators/bank/start-bank.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../../test/database/test-database.ts';
import { type SpawnedServer, spawnServer } from '../../test/processes/spawn-server.ts';
import { setDatabaseAside } from './set-database-aside.ts';

let bank: RunningBank;
let folder: string;
beforeAll(async () => {
  bank = await startBank();
  folder = await mkdtemp(join(tmpdir(), 'sesame-history-'));
});
afterAll(async () => {
  await bank.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a demo; it answers with its first message, which a demo without a past sends when its history begins. */
function startDemo(env: Record<string, string>): Promise<SpawnedServer> {
  return spawnServer({
    DEMO: 'true',
    BANK_URL: bank.url,
    BANK_API_KEY: bank.apiKey,
    BANK_WEBHOOK_SECRET: bank.webhookSecret,
    ...env,
  });
}

// In their order, in one data folder: each database created in it takes most of a start.
describe('with its own data folder', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = join(folder, 'embedded');
  });
  const databases = async () =>
    (await readdir(dataDir)).filter((name) => /^postgres(?:-demo-\d{14})?$/.test(name));

  test('an interrupted history begins anew in another database, and the first one is kept', async () => {
    const first = await startDemo({ DATA_DIR: dataDir });
    expect(await first.end('SIGINT')).toEqual({ code: 0, signal: null });

    const second = await startDemo({ DATA_DIR: dataDir });
    expect(second.url).toBeUndefined();
    expect(second.output()).toContain('the demo begins anew');
    expect(await databases()).toHaveLength(2);
    await second.end('SIGINT');
  });

  test('another database in its place is left alone, as that of a shop which has left the demo', async () => {
    // The history of the second database was interrupted too.
    await setDatabaseAside(dataDir, new Date('2026-03-10T12:00:00.000Z'));
    await (await startDemo({ DATA_DIR: dataDir, DEMO: 'false' })).end('SIGINT');
    const before = await databases();
    expect(before).toHaveLength(3);

    const demo = await startDemo({ DATA_DIR: dataDir, DEMO_HISTORY: 'true' });
    expect(demo.output()).not.toContain('the demo begins anew');
    expect(await databases()).toEqual(before);
    await demo.end('SIGINT');
  });
});

test('in a database that was given, it is refused until the part is accepted', async () => {
  const name = `sesame_history_${randomUUID().slice(0, 8)}`;
  const databaseUrl = await createDatabaseFrom(
    inject('postgresUrl'),
    name,
    inject('templateDatabase'),
  );
  const env = { DATA_DIR: join(folder, 'given'), DATABASE_URL: databaseUrl };
  await (await startDemo(env)).end('SIGINT');

  await expect(startDemo(env)).rejects.toThrow('set DEMO_HISTORY=false to go on');
  const third = await startDemo({ ...env, DEMO_HISTORY: 'false' });
  expect(third.url).toMatch(/^http/);
  await third.end('SIGINT');
  const fourth = await startDemo(env);
  expect(fourth.url).toMatch(/^http/);
  await fourth.end('SIGINT');
  await dropDatabase(inject('postgresUrl'), name);
});
