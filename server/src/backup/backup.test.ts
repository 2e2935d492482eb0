import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import { buildPromo } from '../../test/build/build-promo.ts';
import { buildTicket } from '../../test/build/build-ticket.ts';
import { createDatabaseFrom, dropDatabase } from '../../test/database/test-database.ts';
import { spawnServer } from '../../test/processes/spawn-server.ts';
import { type Shop, startShop } from '../../test/shops/start-shop.ts';
import type { Database } from '../database.types.ts';
import { verifyLedger } from '../ledger-verification/verify-ledger.ts';
import { createDatabase } from '../platform/db/database.ts';
import { sendMails } from '../platform/mail/create-mail-queue.ts';
import { frames, tableFrame } from './backup-format.ts';
import { checkBackup } from './check-backup.ts';
import { parseFrame, readFrames } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { connectForCopy, listSequences, listTables, rowsOf, withBackupLock } from './tables.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

const server = inject('postgresUrl');
const empties: string[] = [];
let shop: Shop<'sales'>;
let folder: string;
let url: string;
/** Restores need the owner of the tables; a backup is made as the shop's role. */
let ownerUrl: string;
let owner: pg.Pool;
let whole: WrittenBackup;
let path: string;

/** A shop with paid, refunded and pending payments, texts in two scripts, and rows of all sizes. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-backup-'));
  shop = await startShop(['sales']);
  url = shop.app.databaseUrl;
  ownerUrl = shop.app.owner.url;
  owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  await buildPromo(shop.app.platform, { code: 'BACKUP', discount_percent: 1_000 });
  const [one, two] = [await shop.newBuyer(), await shop.newBuyer()];
  const { priceId } = shop.product;
  const paid = (await shop.pay(one, { priceId, promocode: 'BACKUP' })).body.payment_id;
  const refunded = (await shop.pay(two, { priceId })).body.payment_id;
  await shop.bank.decide(paid, 'pay');
  await shop.bank.decide(refunded, 'pay');
  await shop.settled();
  await shop.bank.decide(refunded, 'refund');
  await shop.settled();
  await buildTicket(shop.app, one.token);
  await shop.app.platform.pool.query(
    `insert into alerts (kind, subject, detail, created_at)
     select 'payment_late', 'Ночь\\t\\n"' || n, jsonb_build_object('text', repeat('x', (n * 7919) % 3000)), now()
     from generate_series(1, 800) n`,
  );
  // In two months here, and in none of them after a restore.
  await shop.app.platform.pool.query(
    `insert into security_events (kind, created_at) values ('later', '2026-04-01Z'), ('early', '2026-03-01Z'), ('late', '2026-04-02Z')`,
  );
  await shop.app.jobs.run('keep-months');
  await shop.app.platform.jobs.enqueue(shop.app.platform.db, sendMails, { mail: '1' });
  whole = await writeBackup({ url, folder, now: new Date('2026-03-10T12:00:00.000Z') });
  path = join(folder, whole.file);
});
afterAll(async () => {
  await owner.end();
  for (const name of empties) await dropDatabase(server, name);
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

function emptyDatabase(): Promise<string> {
  const name = `sesame_restore_${randomUUID().slice(0, 8)}`;
  empties.push(name);
  return createDatabaseFrom(server, name, 'template0');
}

/** Whether nothing was created in the database, so that a restore into it can begin. */
async function isUntouched(database: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(
    `select 1 from pg_namespace where nspname in ('pgboss', 'sesame_restoring')
     union all select 1 from pg_class where relnamespace = 'public'::regnamespace`,
  );
  await client.end();
  return rows.length === 0;
}

/** Rows of every table in COPY format, sorted. */
async function contentOf(database: string): Promise<Record<string, string[]>> {
  const client = await connectForCopy(database);
  const content: Record<string, string[]> = {};
  for (const table of await listTables(client)) {
    // Joined before decoding: a block may end within a character.
    const blocks: Buffer[] = [];
    for await (const block of rowsOf(client, table)) blocks.push(block);
    content[table.name] = Buffer.concat(blocks).toString().split('\n').sort();
  }
  content.sequences = (await listSequences(client)).map((sequence) => JSON.stringify(sequence));
  await client.end();
  return content;
}

/** The content of each table in a backup file. */
async function tablesIn(file: string): Promise<Record<string, string>> {
  const tables: { name: string; blocks: Buffer[] }[] = [];
  for await (const frame of readFrames(file)) {
    if (frame.kind === frames.table) {
      tables.push({ name: parseFrame(tableFrame, frame, file).name, blocks: [] });
    }
    if (frame.kind === frames.data) tables.at(-1)?.blocks.push(frame.content);
  }
  return Object.fromEntries(
    tables.map(({ name, blocks }) => [name, Buffer.concat(blocks).toString()]),
  );
}

test('a backup restores every row, with its triggers enabled and the ledger sound', async () => {
  const target = await emptyDatabase();
  const restored = await restoreBackup({ path, url: target, migrations });
  expect(restored.rows).toBe(whole.rows);
  expect(restored.tables).toBe(whole.tables);
  const content = await contentOf(url);
  expect(content.payments?.length).toBeGreaterThan(2);
  expect(content['pgboss.job_common']?.join()).toContain('\tsend-mails\t');
  expect(await contentOf(target)).toEqual(content);

  const pool = new pg.Pool({ connectionString: target, max: 1 });
  const db = createDatabase<Database>(pool);
  expect(await verifyLedger(db, shop.app.clock.now())).toEqual([]);
  await expect(pool.query('delete from payments')).rejects.toThrow();
  await expect(
    pool.query("update sessions set user_id = '01970000-0000-7000-8000-000000000000'"),
  ).rejects.toThrow(/foreign key/);
  const guards = `
    select (select count(*) from pg_constraint where contype = 'f' and conparentid = 0) as references,
      (select count(*) from pg_trigger where tgenabled <> 'O') as disabled`;
  expect((await pool.query(guards)).rows).toEqual(
    (await shop.app.platform.pool.query(guards)).rows.map((row) => ({
      references: String(row.references),
      disabled: '0',
    })),
  );
  await db.destroy();
});

test('only its owner may read the file, and no unfinished file remains', async () => {
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual([whole.file]);
});

test('a check restores into a separate database, finds no problem and drops it', async () => {
  const seen: number[] = [];
  const checked = await checkBackup({
    path,
    url: ownerUrl,
    migrations,
    onProgress: async (done) => void seen.push(done),
  });
  expect(checked).toEqual({ tables: whole.tables, rows: whole.rows, violations: [] });
  expect(seen.at(-1)).toBe(whole.tables);
  const { rows } = await shop.app.platform.pool.query(
    "select datname from pg_database where datname = current_database() || '_check'",
  );
  expect(rows).toEqual([]);
});

test('a check names the rules that the restored data violates', async () => {
  const { pool } = shop.app.platform;
  await pool.query('update promo_codes set uses = uses + 7');
  const broken = await writeBackup({
    url,
    folder,
    now: new Date('2026-03-10T12:00:01.000Z'),
  });
  await pool.query('update promo_codes set uses = uses - 7');
  const { violations } = await checkBackup({
    path: join(folder, broken.file),
    url: ownerUrl,
    migrations,
  });
  expect(violations.map(({ invariant }) => invariant)).toContain('I7 count');
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
  [
    'changed in one place',
    (bytes: Buffer) => {
      const changed = Buffer.from(bytes);
      const middle = Math.floor(changed.length / 2);
      changed[middle] = (changed[middle] ?? 0) ^ 1;
      return changed;
    },
  ],
  ['something else', () => Buffer.from('not a backup at all')],
])('a file that is %s is detected, and the database stays empty', async (_what, damage) => {
  const bad = join(folder, 'damaged');
  await writeFile(bad, damage(await readFile(path)));
  const target = await emptyDatabase();
  await expect(restoreBackup({ path: bad, url: target, migrations })).rejects.toMatchObject({
    problem: 'damaged',
  });
  await expect(checkBackup({ path: bad, url: ownerUrl, migrations })).rejects.toMatchObject({
    problem: 'damaged',
  });
  expect(await isUntouched(target)).toBe(true);
  await rm(bad);
});

describe('an encrypted backup', () => {
  const mine = generateKeyPairSync('x25519');
  const other = generateKeyPairSync('x25519');
  let encrypted: string;
  beforeAll(async () => {
    const made = await writeBackup({
      url,
      folder,
      now: new Date('2026-03-10T12:00:02.000Z'),
      recipient: mine.publicKey,
    });
    encrypted = join(folder, made.file);
  });

  test('restores every row with its private key', async () => {
    const target = await emptyDatabase();
    const { privateKey } = mine;
    await restoreBackup({ path: encrypted, url: target, migrations, privateKey });
    expect(await contentOf(target)).toEqual(await contentOf(url));
  });

  test('reveals nothing of its content', async () => {
    const bytes = await readFile(encrypted);
    expect(() => gunzipSync(bytes)).toThrow();
    expect(bytes.includes('Ночь')).toBe(false);
  });

  test.each([
    ['without its key', undefined, 'encrypted'],
    ['with another key', other.privateKey, 'wrong_key'],
  ])('is refused %s, and the database stays empty', async (_how, privateKey, problem) => {
    const target = await emptyDatabase();
    const attempt = restoreBackup({ path: encrypted, url: target, migrations, privateKey });
    await expect(attempt).rejects.toMatchObject({ problem });
    expect(await isUntouched(target)).toBe(true);
  });

  /** Where the last chunk begins. */
  const lastBoundary = ({ length }: Buffer) => length - ((length - 48 - 1) % 65_552) - 1;

  test.each([
    ['cut off within a chunk', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    ['cut off after a complete chunk', (bytes: Buffer) => bytes.subarray(0, lastBoundary(bytes))],
    ['cut off after its header', (bytes: Buffer) => bytes.subarray(0, 48)],
    [
      'changed in one place',
      (bytes: Buffer) => {
        const changed = Buffer.from(bytes);
        const middle = Math.floor(changed.length / 2);
        changed[middle] = (changed[middle] ?? 0) ^ 1;
        return changed;
      },
    ],
    ['joined from two', (bytes: Buffer) => Buffer.concat([bytes, bytes.subarray(48)])],
  ])('is detected as damaged when it is %s', async (_what, damage) => {
    const bad = join(folder, 'damaged');
    await writeFile(bad, damage(await readFile(encrypted)));
    const target = await emptyDatabase();
    const { privateKey } = mine;
    await expect(
      restoreBackup({ path: bad, url: target, migrations, privateKey }),
    ).rejects.toMatchObject({ problem: 'damaged' });
    await rm(bad);
  });

  test('cannot be checked by the shop, which has no key for it', async () => {
    await expect(checkBackup({ path: encrypted, url: ownerUrl, migrations })).rejects.toMatchObject(
      {
        problem: 'encrypted',
      },
    );
  });
});

test('a backup of another schema and a missing file are refused', async () => {
  const target = await emptyDatabase();
  const newer = { ...migrations, '9999-later': { up: async () => {} } };
  await expect(restoreBackup({ path, url: target, migrations: newer })).rejects.toMatchObject({
    problem: 'other_schema',
  });
  await expect(
    restoreBackup({ path: join(folder, 'none'), url: target, migrations }),
  ).rejects.toMatchObject({ problem: 'file_missing' });
});

test('an interrupted restore can be repeated, and no server starts on its remains', async () => {
  const target = await emptyDatabase();
  const cutOff = restoreBackup({
    path,
    url: target,
    migrations,
    onProgress: async (done) => {
      if (done === 3) throw new Error('cut off');
    },
  });
  await expect(cutOff).rejects.toThrow('cut off');
  await expect(
    spawnServer({
      DATABASE_URL: target,
      SECRETS_KEY: `k:${Buffer.alloc(32, 7).toString('base64')}`,
    }),
  ).rejects.toThrow('The restore into this database was cut off: run it again');
  await restoreBackup({ path, url: target, migrations });
  expect(await contentOf(target)).toEqual(await contentOf(url));
  await expect(restoreBackup({ path, url: target, migrations })).rejects.toMatchObject({
    problem: 'not_empty',
  });
});

test('a database that is not empty is left unchanged', async () => {
  const before = await contentOf(url);
  await expect(restoreBackup({ path, url, migrations })).rejects.toMatchObject({
    problem: 'not_empty',
  });
  expect(await contentOf(url)).toEqual(before);
});

test('only one backup of a database is made or checked at a time', async () => {
  await withBackupLock(url, async () => {
    const options = { url, folder, now: new Date('2026-03-10T12:00:02.000Z') };
    await expect(writeBackup(options)).rejects.toMatchObject({ problem: 'busy' });
    await expect(checkBackup({ path, url: ownerUrl, migrations })).rejects.toMatchObject({
      problem: 'busy',
    });
  });
});

test('a backup is a consistent snapshot: a row moved meanwhile is in only one table', async () => {
  const { pool } = shop.app.platform;
  // The names make one table the first of the backup and the other the last.
  await owner.query(`create table aaa_side (n integer); create table zzz_side (n integer);
    grant all on aaa_side, zzz_side to public`);
  await pool.query('insert into aaa_side values (1)');
  let moved = false;
  const made = await writeBackup({
    url,
    folder,
    now: new Date('2026-03-10T12:00:03.000Z'),
    onProgress: async () => {
      if (moved) return;
      moved = true;
      await pool.query(
        'with gone as (delete from aaa_side returning n) insert into zzz_side select n from gone',
      );
    },
  });
  const { aaa_side, zzz_side } = await tablesIn(join(folder, made.file));
  expect({ aaa_side, zzz_side }).toEqual({ aaa_side: '1\n', zzz_side: '' });
  expect((await pool.query('select n from zzz_side')).rows).toEqual([{ n: 1 }]);
  await owner.query('drop table aaa_side; drop table zzz_side');
});

test('a role that may not create databases gets a clear error', async () => {
  await expect(checkBackup({ path, url, migrations })).rejects.toMatchObject({
    problem: 'may_not_create',
  });
});

test('an owner without further privileges can restore', async () => {
  const target = await emptyDatabase();
  const role = `sesame_owner_${randomUUID().slice(0, 8)}`;
  const name = target.slice(target.lastIndexOf('/') + 1);
  await owner.query(
    `create role ${role} login password 'p'; alter database ${name} owner to ${role}`,
  );
  const narrow = target.replace(/^(\w+:\/\/)[^@]*@/, `$1${role}:p@`);
  const restored = await restoreBackup({ path, url: narrow, migrations });
  expect(restored.rows).toBe(whole.rows);
  await dropDatabase(server, name);
  await owner.query(`drop role ${role}`);
});

test('expired backups are deleted from the folder, and nothing else in it', async () => {
  const backups = join(folder, 'kept');
  await mkdir(backups);
  const older = [1, 2, 3, 4].map((day) => `sesame-2026031${day}T120000000Z.backup`);
  for (const name of [...older, 'of-mine.backup']) await writeFile(join(backups, name), '');
  const made = await writeBackup({
    ...{ url, folder: backups, now: new Date('2026-03-15T12:00:00.000Z') },
    kept: { days: 1, weeks: 0, months: 0 },
    proven: older[0],
  });
  expect(made.removed).toEqual([older[1]]);
  const left = [older[0], older[2], older[3], made.file, 'of-mine.backup'];
  expect((await readdir(backups)).toSorted()).toEqual(left.toSorted());
});
