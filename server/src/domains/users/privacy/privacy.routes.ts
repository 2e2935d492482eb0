import * as account from '@sesame/contract/shop/account.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { exportData } from './export-data.ts';
import { requestDeletion } from './request-deletion.ts';

/**
 * Routes for exporting personal data and deleting the account.
 * @param others readers of the other domains' personal data
 */
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
  bind(api, account.cancelDeletion, (call) => cancelDeletion(platform, call.session.userId));
}
