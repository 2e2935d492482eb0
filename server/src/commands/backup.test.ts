import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startApp, type TestApp } from '../../test/start-app.ts';
import { createDatabaseFrom, dropDatabase } from '../../test/test-database.ts';

let app: TestApp;
let folder: string;
const target = `sesame_restored_${process.pid}`;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'sesame-backup-command-'));
});
afterAll(async () => {
  await app.stop();
  await dropDatabase(inject('postgresUrl'), target);
  await rm(folder, { recursive: true, force: true });
});

function run(command: string, args: string[], env: Record<string, string>) {
  const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: folder, ...env } },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });
}

test('a shop is backed up and restored by two commands, into an empty database alone', async () => {
  const source = { DATABASE_URL: app.databaseUrl };
  const made = await run('backup', [], source);
  expect(made).toEqual({
    code: 0,
    output: expect.stringMatching(/^\d+ rows of \d+ tables are in/),
  });
  const [name = ''] = await readdir(join(folder, 'backups'));
  const file = join(folder, 'backups', name);

  const empty = await createDatabaseFrom(inject('postgresUrl'), target, 'template0');
  const restored = await run('restore', [file], { DATABASE_URL: empty });
  expect(restored.code, restored.output).toBe(0);
  expect(restored.output).toContain('The ledgers are sound.');

  const again = await run('restore', [file], { DATABASE_URL: empty });
  expect(again).toEqual({
    code: 1,
    output: 'The database is not empty: a backup is restored only into a new one.\n',
  });
});

test('without a file there is one clear sentence', async () => {
  const { code, output } = await run('restore', [], { DATABASE_URL: app.databaseUrl });
  expect({ code, output }).toEqual({
    code: 1,
    output:
      'Name one backup: the path of its file, sesame-….backup, and after --key the file of its private key if it is encrypted\n',
  });
});

test('a backup is encrypted for the key of the settings, and restored with the private one', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const line = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const data = join(folder, 'encrypted');
  const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: data, BACKUP_PUBLIC_KEY: line };
  expect((await run('backup', [], env)).code).toBe(0);
  const [name = ''] = await readdir(join(data, 'backups'));
  const file = join(data, 'backups', name);
  const keyFile = join(folder, 'backup.key');
  await writeFile(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));

  const database = `${target}_encrypted`;
  const empty = await createDatabaseFrom(inject('postgresUrl'), database, 'template0');
  const closed = await run('restore', [file], { DATABASE_URL: empty });
  expect(closed.output).toContain('name the file of its private key');
  const opened = await run('restore', [file, '--key', keyFile], { DATABASE_URL: empty });
  expect(opened).toEqual({ code: 0, output: expect.stringContaining('The ledgers are sound.') });
  await dropDatabase(inject('postgresUrl'), database);
});
