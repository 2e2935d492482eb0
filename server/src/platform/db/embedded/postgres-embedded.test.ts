import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../telemetry/log.ts';
import { startEmbeddedPostgres } from './postgres-embedded.ts';

const log = createLog({ level: 'silent' });
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-embedded-'));
  await chmod(folder, 0o700);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('starts in an empty folder, keeps its data and stops cleanly', async () => {
  const dataDir = join(folder, 'data');
  const first = await startEmbeddedPostgres(dataDir, log);
  await query(first.ownerUrl, 'create table kept as select 7 as n');
  expect(
    await query(
      first.url,
      "select current_setting('fsync') as f, current_setting('synchronous_commit') as s",
    ),
  ).toEqual([{ f: 'on', s: 'on' }]);
  for (const file of ['postgres-password', 'postgres-shop-password'])
    expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600);
  const WHO =
    'select current_user::text as who, rolsuper from pg_roles where rolname = current_user';
  expect(await query(first.ownerUrl, WHO)).toEqual([{ who: 'sesame', rolsuper: true }]);
  expect(await query(first.url, WHO)).toEqual([{ who: 'sesame_shop', rolsuper: false }]);
  // A folder of an earlier version has only the owner's role.
  await query(first.ownerUrl, 'drop role sesame_shop');
  await rm(join(dataDir, 'postgres-shop-password'));
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();

  const second = await startEmbeddedPostgres(dataDir, log);
  expect(second.reused).toBe(false);
  expect(await query(second.url, WHO)).toEqual([{ who: 'sesame_shop', rolsuper: false }]);
  expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  expect(await query(second.url, "select lower('ПРИВЕТ') as l")).toEqual([{ l: 'привет' }]);
  await second.stop();
});

test('a wrong password is refused', async () => {
  const database = await startEmbeddedPostgres(join(folder, 'data'), log);
  await expect(query(database.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    /password/,
  );
  await database.stop();
});

test('is reused after its server was killed, and recovers after being killed itself', async () => {
  const dataDir = join(folder, 'data');
  const launcher = new URL('./postgres-embedded.ts', import.meta.url).pathname;
  const logger = new URL('../../telemetry/log.ts', import.meta.url).pathname;
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(launcher)};
    import { createLog } from ${JSON.stringify(logger)};
    await startEmbeddedPostgres(${JSON.stringify(dataDir)}, createLog({ level: 'silent' }));
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  expect(
    await new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal))),
  ).toBe('SIGKILL');

  const survivor = await startEmbeddedPostgres(dataDir, log);
  expect(survivor.reused).toBe(true);
  await query(survivor.ownerUrl, 'create table acknowledged as select 1 as n');
  process.kill(survivor.pid, 'SIGKILL');
  await expect
    .poll(() =>
      query(survivor.url, 'select 1').then(
        () => 'alive',
        () => 'dead',
      ),
    )
    .toBe('dead');

  const restarted = await startEmbeddedPostgres(dataDir, log);
  expect(await query(restarted.ownerUrl, 'select n from acknowledged')).toEqual([{ n: 1 }]);
  await restarted.stop();
});
