import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAuditEvents } from '@sesame/contract/console/audit-log.ts';
import { changeConnection, testConnection } from '@sesame/contract/console/settings/connections.ts';
import {
  checkBackup,
  createBackup,
  listBackups,
  testBackupFolder,
} from '@sesame/contract/console/system.ts';
import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { startS3 } from '../../../test/network/start-s3.ts';
import { listRows, updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';

let app: TestApp;
let token: string;
let folder: string;
const test = shopTest(['folder'], { now: '2026-03-10T12:00:00.000Z' });
test.beforeAll(async ({ shop }) => {
  ({ app, folder } = shop);
  token = (await buildOperator(app)).token;
});

const list = async () => (await app.call(listBackups, {}, { token })).body;
const make = (by = token) => app.call(createBackup, {}, { token: by });
const check = (id: string, by = token) => app.call(checkBackup, { params: { id } }, { token: by });
const run = () => app.jobs.run('run-backup');

async function openAlerts() {
  const rows = await listRows(
    app,
    'alerts',
    { kind: 'backup_failed', resolved_at: null },
    ['subject'],
    'subject',
  );
  return rows.map(({ subject }) => subject);
}

test('a requested backup is made by the worker, one at a time, and recorded', async () => {
  expect(await list()).toEqual({
    folder: join(folder, 'backups'),
    bucket: null,
    uploads: 'disk',
    key: 'setting',
    encrypted_for: null,
    next_backup_at: null,
    kept: { days: 7, weeks: 4, months: 0 },
    drill: null,
    next_drill_at: null,
    backups: [],
  });
  expect((await make()).status).toBe(200);
  expect((await list()).backups).toMatchObject([{ state: 'requested', file: null, check: null }]);
  expect((await make()).refusal?.code).toBe('in_progress');
  await run();
  const { backups } = await list();
  expect(backups).toMatchObject([
    {
      state: 'done',
      host: hostname(),
      file: 'sesame-20260310T120000000Z.backup',
      removed: false,
      problem: null,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  expect(backups[0]?.tables_done).toBe(backups[0]?.tables);
  expect(backups[0]?.bytes).toBeGreaterThan(1_000);
  const { body } = await app.call(
    listAuditEvents,
    { query: { action: 'system.backup' } },
    { token },
  );
  expect(body).toHaveLength(1);
});

test('a check restores the backup as a test, and the result is listed with it', async () => {
  const id = (await list()).backups[0]?.id ?? '';
  expect((await check(id)).status).toBe(200);
  expect((await check(id)).refusal?.code).toBe('in_progress');
  expect((await make()).refusal?.code).toBe('in_progress');
  await run();
  expect((await list()).backups).toMatchObject([
    { id, check: { state: 'done', problem: null, violations: [] } },
  ]);
  expect(await openAlerts()).toEqual([]);
  expect((await check('01970000-0000-7000-8000-000000000000')).status).toBe(404);
});

test('a damaged file raises an alert until a check succeeds, not a backup', async () => {
  const { backups } = await list();
  const { id = '', file } = backups[0] ?? {};
  await writeFile(join(folder, 'backups', String(file)), 'nothing of it is left');
  await check(id);
  await run();
  expect((await list()).backups[0]?.check).toMatchObject({ state: 'failed', problem: 'damaged' });
  expect(await openAlerts()).toEqual(['restore check']);
  expect(app.logLines.some(({ msg }) => msg === 'backup failed')).toBe(true);

  app.clock.advance(MINUTE_MS);
  await make();
  await run();
  expect(await openAlerts()).toEqual(['restore check']);
});

describe('a check among several workers', () => {
  let other: TestApp;
  let otherFolder: string;
  beforeAll(async () => {
    otherFolder = await mkdtemp(join(tmpdir(), 'sesame-backups-'));
    const { databaseUrl } = app;
    const now = app.clock.now().toISOString();
    other = await startApp({ databaseUrl, now, env: { DATA_DIR: otherFolder } });
  });
  afterAll(async () => {
    await other.stop();
    await rm(otherFolder, { recursive: true, force: true });
  });

  test('fails when no worker has the file after a while', async () => {
    const { id = '', file } = (await list()).backups[0] ?? {};
    await rm(join(folder, 'backups', String(file)));
    app.clock.advance(MINUTE_MS);
    await check(id);
    await run();
    expect((await list()).backups[0]?.check).toMatchObject({ state: 'requested' });
    other.clock.set(new Date(app.clock.now().getTime() + 61_000).toISOString());
    await other.jobs.run('run-backup');
    expect((await list()).backups[0]?.check).toMatchObject({
      state: 'failed',
      problem: 'file_missing',
    });
    expect(await openAlerts()).toEqual(['restore check']);

    app.clock.advance(MINUTE_MS);
    await make();
    await run();
    expect(await openAlerts()).toEqual(['restore check']);
  });

  test('is left to the worker that has the file, and ends the alert', async () => {
    const id = (await list()).backups[0]?.id ?? '';
    app.clock.advance(MINUTE_MS);
    await check(id);
    other.clock.set(app.clock.now());
    expect(await other.jobs.run('run-backup')).toBe(1);
    expect((await list()).backups[0]?.check).toMatchObject({ state: 'requested' });
    app.clock.advance(3_000);
    await run();
    expect((await list()).backups[0]?.check).toMatchObject({ state: 'done' });
    expect(await openAlerts()).toEqual([]);
  });
});

test('an interrupted backup has failed, and the next one can start', async () => {
  app.clock.advance(MINUTE_MS);
  await make();
  await updateRows(app, 'backups', { state: 'requested' }, { state: 'running' });
  await run();
  expect((await list()).backups[0]).toMatchObject({ state: 'failed', problem: 'interrupted' });
  expect(await openAlerts()).toEqual(['backup']);
  app.clock.advance(MINUTE_MS);
  await make();
  await run();
  expect((await list()).backups[0]).toMatchObject({ state: 'done' });
  expect(await openAlerts()).toEqual([]);
});

test('a backup is copied to the bucket; one that could not be raises an alert until the next copy', async () => {
  const [first, second] = [await startS3(), await startS3()];
  const { token: confirmed } = await buildOperator(app);
  const addressOf = ({ url }: { url: string }) =>
    `${new URL(url.replace('s3+http:', 'http:')).origin}/pictures`;
  const enter = async (s3: { url: string }, version: number) => {
    const endpoint = new URL(addressOf(s3)).origin;
    const keys = { accessKey: 'access', secretKey: 'a/secret' };
    const values = { endpoint, bucket: 'pictures', region: 'eu-central-1', ...keys };
    const body = { version, values, reason: 'Keep backups elsewhere' };
    const params = { connection: 'backup' } as const;
    const { status } = await app.call(changeConnection, { params, body }, { token: confirmed });
    expect(status).toBe(200);
    await expect.poll(() => app.platform.config.shop().connections.backup?.endpoint).toBe(endpoint);
  };
  const backUp = async () => {
    app.clock.advance(MINUTE_MS);
    await make(confirmed);
    await run();
    const [newest] = (await list()).backups;
    return newest;
  };
  try {
    await enter(first, 0);
    const copied = await backUp();
    expect(copied).toMatchObject({ copied_to: addressOf(first), copy_failed: false });
    expect(first.files.get(copied?.file ?? '')?.bytes).toHaveLength(copied?.bytes ?? 0);

    // The copy is tested, which any worker can do: the file in the folder is damaged.
    await writeFile(join(folder, 'backups', String(copied?.file)), 'nothing of it is left');
    const tested = async () => {
      app.clock.advance(MINUTE_MS);
      await check(copied?.id ?? '', confirmed);
      await run();
      return (await list()).backups.find(({ id }) => id === copied?.id)?.check;
    };
    first.deny('GET');
    expect(await tested()).toMatchObject({ state: 'failed', problem: 'damaged' });
    first.deny();
    expect(await tested()).toMatchObject({ state: 'done' });

    first.deny('PUT');
    expect(await backUp()).toMatchObject({ state: 'done', copied_to: null, copy_failed: true });
    expect(await openAlerts()).toEqual(['backup copy']);

    await enter(second, 1);
    expect(await backUp()).toMatchObject({ copied_to: addressOf(second), copy_failed: false });
    expect(await openAlerts()).toEqual([]);
    const { bucket, backups } = await list();
    expect(bucket).toBe(addressOf(second));
    expect(backups.find(({ id }) => id === copied?.id)?.copied_to).toBe(addressOf(first));
    expect(first.files.has(copied?.file ?? '')).toBe(true);
  } finally {
    await app.platform.db.deleteFrom('connection_settings').execute();
    await Promise.all([first.stop(), second.stop()]);
  }
});

test('the folder is tested by an owner, and says why nothing can be stored in it', async () => {
  const { token: confirmed } = await buildOperator(app);
  const tried = async () => (await app.call(testBackupFolder, {}, { token: confirmed })).body;
  expect(await tried()).toMatchObject({ problem: null, detail: null });
  const backups = join(folder, 'backups');
  expect((await readdir(backups)).filter((name) => name.startsWith('sesame-test'))).toEqual([]);
  await rename(backups, `${backups}-kept`);
  await writeFile(backups, 'not a folder');
  expect(await tried()).toMatchObject({ problem: 'not_a_folder', free_bytes: null });
  await rm(backups);
  await rename(`${backups}-kept`, backups);
  const { token: auditor } = await buildOperator(app, { role: 'auditor' });
  expect((await app.call(testBackupFolder, {}, { token: auditor })).status).toBe(403);
});

test('an owner chooses another folder, inside the allowed ones only; earlier backups stay usable', async () => {
  ({ token } = await buildOperator(app));
  const earlier = await made();
  const params = { connection: 'folder' } as const;
  let version = 0;
  const choose = (value: string | null) => {
    const body = { version, values: { folder: value }, reason: 'Another disk' };
    return app.call(changeConnection, { params, body }, { token });
  };
  const use = async (value: string | null) => {
    expect((await choose(value)).status).toBe(200);
    version += 1;
    await expect
      .poll(() => app.platform.config.shop().connections.backupFolder)
      .toBe(value ?? backups);
  };
  const tried = async () => (await app.call(testConnection, { params }, { token })).body;
  const backups = join(folder, 'backups');
  for (const wrong of ['/etc', join(folder, 'media'), `${backups}/../media`, `${backups}2`]) {
    const { refusal } = await choose(wrong);
    expect(refusal).toMatchObject({ code: 'setting_wrong', field: 'folder' });
    expect(String(refusal?.mistake)).toMatch(/^Only these folders .+: \//);
  }

  const second = join(backups, 'second-disk');
  await use(second);
  expect(await tried()).toEqual({ problem: null, detail: null, result: second });
  const later = await made();
  expect(later).toMatchObject({ state: 'done', folder: second });
  expect(await readdir(second)).toEqual([later?.file]);
  // The earlier one is restored from where it is.
  expect((await check(String(earlier?.id))).status).toBe(200);
  await run();
  const { backups: rows } = await list();
  expect(rows.find(({ id }) => id === earlier?.id)?.check?.state).toBe('done');

  // A link inside an allowed folder may not lead out of it.
  const outside = join(folder, 'outside');
  await mkdir(outside);
  await symlink(outside, join(backups, 'link'));
  await use(join(backups, 'link', 'deeper'));
  expect(await tried()).toMatchObject({ problem: 'outside', result: null });
  expect(await made()).toMatchObject({ state: 'failed', problem: 'outside' });
  expect(await readdir(outside)).toEqual([]);
  await use(null);
  expect(await made()).toMatchObject({ state: 'done', folder: backups });
});

/** Makes a backup; the newest row. */
async function made() {
  app.clock.advance(1_000);
  expect((await make()).status).toBe(200);
  await run();
  return (await list()).backups[0];
}

test('auditors may list, managers may not back up, and owners have to confirm', async () => {
  const auditor = await buildOperator(app, { role: 'auditor' });
  expect((await app.call(listBackups, {}, { token: auditor.token })).status).toBe(200);
  expect((await make(auditor.token)).status).toBe(403);
  const manager = await buildOperator(app, { role: 'manager' });
  expect((await make(manager.token)).status).toBe(403);
  app.clock.advance(16 * MINUTE_MS);
  expect((await make()).refusal?.code).toBe('confirmation_required');
});
