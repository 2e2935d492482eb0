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

export function systemConsoleRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.getSystem, () => getSystem(platform));
  bindList(api, contract.listMails, () => listMails(platform));
  bind(api, contract.sendMailsNow, (call) => sendMailsNow(platform, call.by));
  bind(api, contract.runJob, async ({ params, operator, ip }) => {
    await runJob(platform, params.name, { operator, request: { ip } });
    return {};
  });
  bind(api, contract.retryDeadJob, async ({ params, operator, ip }) => {
    await retryDeadJob(platform, params.id, { operator, request: { ip } });
    return {};
  });
  bind(api, contract.discardDeadJob, async ({ params, operator, ip }) => {
    await discardDeadJob(platform, params.id, { operator, request: { ip } });
    return {};
  });
  bind(api, contract.listBackups, () => listBackups(platform));
  bind(api, contract.createBackup, async ({ operator, ip }) => {
    await requestBackup(platform, { operator, request: { ip } });
    return {};
  });
  bind(api, contract.checkBackup, async ({ params, operator, ip }) => {
    await requestRestoreTest(platform, params.id, { operator, request: { ip } });
    return {};
  });
}
