import type { ConnectionName } from '@sesame/contract/console/settings/connections.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { testAddress } from './test-address.ts';
import { testBackup } from './test-backup.ts';
import { testBackupFolder } from './test-folder.ts';
import { testMail } from './test-mail.ts';
import type { ConnectionTest, ConnectionTestResult } from './test-result.ts';
import { testTelegram } from './test-telegram.ts';

const tests: Readonly<Record<ConnectionName, ConnectionTest>> = {
  address: testAddress,
  mail: testMail,
  telegram: testTelegram,
  folder: testBackupFolder,
  backup: testBackup,
};

/** Tries a connection for real. Refuses `connection_not_ready` without its required settings. */
export async function testConnection(
  platform: Platform,
  name: ConnectionName,
  by: Actor,
): Promise<ConnectionTestResult> {
  const result = (await tests[name](platform, by)) ?? refuse('connection_not_ready');
  await inTransaction(platform.db, (tx) =>
    recordAuditEvent(tx, platform, {
      ...by,
      action: 'settings.test_connection',
      subject: `connection:${name}`,
      after: { ...result },
    }),
  );
  return result;
}
