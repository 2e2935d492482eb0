import type { listBackups as contract } from '@sesame/contract/console/system.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { backupFolder, placeOf } from '../../backup/backup-folder.ts';
import { keyFingerprint } from '../../backup/encrypt-backup.ts';
import type { Platform } from '../../platform/platform.ts';
import { bucketAddress } from '../../platform/storage/storage-url.ts';
import { backupDueAt, drillDueAt } from './backup-plan.rules.ts';
import { listBackupRows, listCheckRows } from './backups.store.ts';
import { type BackupPlan, findBackupPlan } from './plan-backups.ts';

type Row = Awaited<ReturnType<typeof listBackupRows>>[number];

export async function listBackups({
  db,
  config,
  clock,
}: Pick<Platform, 'db' | 'config' | 'clock'>): Promise<AnswerOf<typeof contract>> {
  const rows = await listBackupRows(db);
  const ids = rows.map(({ id }) => id);
  const checks = ids.length === 0 ? [] : await listCheckRows(db, ids);
  const { facts, drill } = await findBackupPlan(db);
  const now = clock.now();
  const target = config.shop().connections.backup;
  return {
    folder: backupFolder(config),
    bucket: target === undefined ? null : bucketAddress(target),
    uploads: config.storage === undefined ? 'disk' : 's3',
    key: config.secretsKey === undefined ? 'folder' : 'setting',
    encrypted_for: config.backupKey === undefined ? null : keyFingerprint(config.backupKey),
    next_backup_at: backupDueAt(facts, config.backupEveryMs, now)?.toISOString() ?? null,
    kept: { ...config.keptBackups },
    drill: drill === undefined ? null : serializeDrill(drill),
    next_drill_at: drillDueAt(facts, now)?.toISOString() ?? null,
    backups: rows.map((row) => {
      const check = checks.find((one) => one.backup_id === row.id);
      return {
        ...serializeRun(row),
        id: row.id,
        host: row.host,
        file: row.file,
        folder: row.file === null ? null : placeOf(config, row.folder),
        bytes: row.bytes,
        rows: row.rows,
        sha256: row.sha256,
        removed: row.removed_at !== null,
        copied_to: row.copied_to,
        copy_failed: row.copy_failed,
        encrypted_for: row.encrypted_for,
        check:
          check === undefined ? null : { ...serializeRun(check), violations: check.violations },
      };
    }),
  };
}

function serializeDrill(run: NonNullable<BackupPlan['drill']>) {
  const { backup_id: backup, rows, violations, started_at: startedAt, ended_at: endedAt } = run;
  if (backup === null) throw new Error(`run ${run.id} is no test restore`);
  const tookMs =
    startedAt === null || endedAt === null ? null : Number(endedAt) - Number(startedAt);
  return {
    ...serializeRun(run),
    backup,
    rows,
    seconds: tookMs === null ? null : Math.ceil(tookMs / 1_000),
    violations,
  };
}

function serializeRun({ state, requested_at, ended_at, tables_done, tables, problem }: Row) {
  return {
    state,
    requested_at: requested_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    tables_done,
    tables,
    problem,
  };
}
