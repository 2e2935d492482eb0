import type { listBackups as contract } from '@sesame/contract/console/system.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { backupFolder, placeOf } from '../../backup/backup-folder.ts';
import type { Platform } from '../../platform/platform.ts';
import { bucketAddress } from '../../platform/storage/storage-url.ts';
import { listBackupRows, listCheckRows } from './backups.store.ts';

type Row = Awaited<ReturnType<typeof listBackupRows>>[number];

export async function listBackups({
  db,
  config,
}: Pick<Platform, 'db' | 'config'>): Promise<AnswerOf<typeof contract>> {
  const rows = await listBackupRows(db);
  const ids = rows.map(({ id }) => id);
  const checks = ids.length === 0 ? [] : await listCheckRows(db, ids);
  const target = config.shop().connections.backup;
  return {
    folder: backupFolder(config),
    bucket: target === undefined ? null : bucketAddress(target),
    uploads: config.storage === undefined ? 'disk' : 's3',
    key: config.secretsKey === undefined ? 'folder' : 'setting',
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
        check:
          check === undefined ? null : { ...serializeRun(check), violations: check.violations },
      };
    }),
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
