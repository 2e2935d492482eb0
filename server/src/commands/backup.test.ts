import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../../test/database/test-database.ts';
import { runProgram } from '../../test/processes/program.ts';
import { shopTest } from '../../test/shops/shop-test.ts';

let folder: string;
const target = `sesame_restored_${process.pid}`;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-backup-command-'));
});
afterAll(async () => {
  await dropDatabase(inject('postgresUrl'), target);
  await rm(folder, { recursive: true, force: true });
});

const run = (command: 'backup' | 'restore', args: string[], env: Record<string, string>) =>
  runProgram(command, args, { DATA_DIR: folder, ...env });

test('a shop is backed up and restored by two commands, only into an empty database', async () => {
  const source = { DATABASE_URL: app.databaseUrl };
  const made = await run('backup', [], source);
  expect(made).toEqual({
    code: 0,
    output: expect.stringMatching(/^\d+ rows of \d+ tables were written to/),
  });
  const [name = ''] = await readdir(join(folder, 'backups'));
  const file = join(folder, 'backups', name);

  const empty = await createDatabaseFrom(inject('postgresUrl'), target, 'template0');
  const restored = await run('restore', [file], { DATABASE_URL: empty });
  expect(restored.code, restored.output).toBe(0);
  expect(restored.output).toContain('The ledger is sound.');

  const again = await run('restore', [file], { DATABASE_URL: empty });
  expect(again).toEqual({
    code: 1,
    output: 'The database is not empty: a backup is restored only into a new one.\n',
  });
});

test('without a file there is a clear message', async () => {
  const { code, output } = await run('restore', [], { DATABASE_URL: app.databaseUrl });
  expect({ code, output }).toEqual({
    code: 1,
    output:
      'Name one backup: the path of its file, sesame-….backup; if it is encrypted, add --key and the file of its private key\n',
  });
});

test('a backup is encrypted with the public key of the settings and restored with the private one', async () => {
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
  expect(closed.output).toContain('pass the file of its private key');
  const opened = await run('restore', [file, '--key', keyFile], { DATABASE_URL: empty });
  expect(opened).toEqual({ code: 0, output: expect.stringContaining('The ledger is sound.') });
  await dropDatabase(inject('postgresUrl'), database);
});
