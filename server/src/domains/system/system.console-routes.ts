import * as contract from '@sesame/contract/console/system.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { discardDeadJob, retryDeadJob } from './dead-jobs.ts';
import { getSystem } from './get-system.ts';
import { listBackups } from './list-backups.ts';
import { listMails, sendMailsNow } from './mail-log.ts';
import { requestBackup, requestRestoreTest } from './request-backup.ts';
import { runJob } from './run-job.ts';
import { testFolderOfBackups } from './test-backup-folder.ts';

export function systemConsoleRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.getSystem, () => getSystem(platform));
  bindList(api, contract.listMails, (_call, reading) => listMails(reading));
  bind(api, contract.sendMailsNow, (call) => sendMailsNow(platform, call.by));
  bind(api, contract.runJob, ({ params, by }) => runJob(platform, params.name, by));
  bind(api, contract.retryDeadJob, ({ params, by }) => retryDeadJob(platform, params.id, by));
  bind(api, contract.discardDeadJob, ({ params, by }) => discardDeadJob(platform, params.id, by));
  bind(api, contract.listBackups, () => listBackups(platform));
  bind(api, contract.testBackupFolder, ({ by }) => testFolderOfBackups(platform, by));
  bind(api, contract.createBackup, ({ by }) => requestBackup(platform, by));
  bind(api, contract.checkBackup, ({ params, by }) => requestRestoreTest(platform, params.id, by));
}
