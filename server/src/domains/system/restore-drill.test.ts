import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getSystem, listBackups } from '@sesame/contract/console/system.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { listRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import type { Platform } from '../../platform/platform.ts';
import { planBackups } from './plan-backups.ts';
import { runBackup } from './run-backup.ts';

const test = shopTest(['folder'], {
  now: '2026-03-10T12:00:00.000Z',
  env: { BACKUP_EVERY_HOURS: '24' },
});
const { app } = test;

async function listed() {
  const { token } = await buildOperator(app);
  expect((await app.call(getSystem, {}, { token })).body.dead).toBe(0);
  return (await app.call(listBackups, {}, { token })).body;
}

/** Plans and runs as a worker with another role or other settings. */
async function planAs(platform: Platform): Promise<void> {
  await planBackups({ ...platform, jobs: { ...platform.jobs, enqueue: async () => {} } });
  const [open] = await listRows(platform.db, 'backups', { ended_at: null }, ['id']);
  if (open !== undefined) await runBackup(platform, { run: open.id });
}

const isAlerted = async () =>
  (await listRows(app, 'alerts', { kind: 'backup_failed', resolved_at: null }, ['subject'])).map(
    ({ subject }) => subject,
  );

test('a shop backs itself up every day, and restores the newest backup as a test every week', async () => {
  await app.jobs.run('plan-backups');
  expect(await listed()).toMatchObject({
    backups: [{ state: 'done', check: null }],
    next_backup_at: '2026-03-11T12:00:00.000Z',
    drill: null,
    next_drill_at: '2026-03-10T12:00:00.000Z',
  });
  // The role of the shop may not create a database: that is said once, and does not fail each week.
  const withoutOwner = { ...app.platform, ownerUrl: undefined };
  await planAs(withoutOwner);
  expect(await listed()).toMatchObject({
    drill: { state: 'failed', problem: 'may_not_create' },
    next_drill_at: null,
  });
  app.clock.advance(8 * DAY_MS);
  await planAs(withoutOwner);
  await planAs(withoutOwner);
  const runs = await listRows(app, 'backups', {}, ['backup_id', 'is_scheduled']);
  expect(runs.filter(({ backup_id }) => backup_id !== null)).toHaveLength(1);
  expect(runs.every(({ is_scheduled }) => is_scheduled)).toBe(true);
  expect(await isAlerted()).toEqual(['restore check']);

  // With a role that may create databases and nothing else, the drill follows at once.
  const role = `sesame_drill_${randomUUID().slice(0, 8)}`;
  await sql`create role ${sql.ref(role)} login createdb password 'p'`.execute(app.owner.db);
  const databaseDrillUrl = app.databaseUrl.replace(/^(\w+:\/\/)[^@]*@/, `$1${role}:p@`);
  await planAs({ ...withoutOwner, config: { ...withoutOwner.config, databaseDrillUrl } });
  await sql`drop role ${sql.ref(role)}`.execute(app.owner.db);
  const { backups, drill, next_drill_at: next } = await listed();
  expect(drill).toMatchObject({ state: 'done', problem: null, violations: [], seconds: 0 });
  expect({ backup: drill?.backup, rows: drill?.rows }).toEqual({
    backup: backups[0]?.id,
    rows: backups[0]?.rows,
  });
  expect(next).toBe('2026-03-25T12:00:00.000Z');
  expect(await isAlerted()).toEqual([]);
  await app.jobs.run('plan-backups');
  expect((await listed()).drill).toEqual(drill);
});

test('a drill that fails raises an alert, and is repeated a day later with the next backup', async ({
  shop,
}) => {
  app.clock.advance(7 * DAY_MS);
  const mine = generateKeyPairSync('x25519');
  const config = { ...app.platform.config, backupKey: mine.publicKey };
  const encrypting = { ...app.platform, config };
  await planAs(encrypting);
  const [{ file, encrypted_for: key } = { file: null, encrypted_for: null }] = (await listed())
    .backups;
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  // Without the private key that is said once.
  await planAs(encrypting);
  await planAs(encrypting);
  expect(await listed()).toMatchObject({ drill: { problem: 'encrypted' }, next_drill_at: null });

  await writeFile(join(shop.folder, 'backups', String(file)), 'nothing of it is left');
  app.clock.advance(1_000);
  const reading = { ...encrypting, config: { ...config, backupPrivateKey: mine.privateKey } };
  await planAs(reading);
  expect(await listed()).toMatchObject({ drill: { state: 'failed', problem: 'damaged' } });
  expect(await isAlerted()).toEqual(['restore check']);
  app.clock.advance(DAY_MS);
  await planAs(reading);
  await planAs(reading);
  expect(await listed()).toMatchObject({ drill: { state: 'done', problem: null, violations: [] } });
  expect(await isAlerted()).toEqual([]);
});
