import { listCampaigns as list } from '@sesame/contract/console/campaigns.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindList } from '../../../platform/http/lists/bind-list.ts';
import { listCampaigns } from './list-campaigns.ts';

export function campaignConsoleRoutes(api: Api): void {
  bindList(api, list, () => listCampaigns(api.platform));
}
