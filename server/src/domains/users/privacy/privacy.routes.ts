import * as account from '@sesame/contract/account.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { exportData } from './export-data.ts';
import { requestDeletion } from './request-deletion.ts';

/** Taking one's data along, and leaving. @param others what the other domains hold about a person */
export function privacyRoutes(api: Api, others: readonly PersonalData[]): void {
  const { platform } = api;
  bind(api, account.exportData, async (call) => {
    const file = await exportData(platform, call.session.userId, call.body.password, others);
    call.setHeader('content-disposition', 'attachment; filename="my-data.json"');
    return file;
  });
  bind(api, account.requestDeletion, async (call) => {
    const deletionAt = await requestDeletion(platform, call.session, call.body.password);
    return { deletion_at: deletionAt.toISOString() };
  });
  bind(api, account.cancelDeletion, async (call) => {
    await cancelDeletion(platform, call.session.userId);
    return {};
  });
}
