import type { testBackupFolder } from '@sesame/contract/console/system.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { testFolder } from '../../backup/test-folder.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { TransactionalPlatform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';

/** Writes a small file into the folder of the backups, reads it again and removes it, where this process makes backups. */
export async function testFolderOfBackups(
  platform: TransactionalPlatform,
  by: Actor,
): Promise<AnswerOf<typeof testBackupFolder>> {
  const { freeBytes, ...tested } = await testFolder(platform.config, platform.ids.uuid());
  const result = { ...tested, free_bytes: freeBytes };
  await inTransaction(platform.db, (tx) =>
    recordAuditEvent(tx, platform, {
      ...by,
      action: 'system.test_backup_folder',
      subject: 'backup:folder',
      after: { ...result },
    }),
  );
  return result;
}
