import * as contract from '@sesame/contract/operator-system.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { askForBackup, askForCheck } from './ask-for-backup.ts';
import { getSystem } from './get-system.ts';
import { listBackups } from './list-backups.ts';
import { exportMails, hurryMails, listMails } from './mail-log.ts';
import { runJob } from './run-job.ts';

export function systemOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.getSystem, () => getSystem(platform));
  bind(api, contract.listMails, (call) => listMails(platform, call.query));
  bind(api, contract.exportMails, (call) => exportMails(platform, call.query));
  bind(api, contract.hurryMails, (call) =>
    hurryMails(platform, { operator: call.operator, request: call }),
  );
  bind(api, contract.runJob, async ({ params, operator, ip }) => {
    await runJob(platform, params.name, { operator, request: { ip } });
    return {};
  });
  bind(api, contract.listBackups, () => listBackups(platform));
  bind(api, contract.makeBackup, async ({ operator, ip }) => {
    await askForBackup(platform, { operator, request: { ip } });
    return {};
  });
  bind(api, contract.checkBackup, async ({ params, operator, ip }) => {
    await askForCheck(platform, params.id, { operator, request: { ip } });
    return {};
  });
}
