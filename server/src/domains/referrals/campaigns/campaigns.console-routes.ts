import {
  exportCampaigns as exportCampaignsRoute,
  listCampaigns as listCampaignsRoute,
} from '@sesame/contract/shop/campaigns.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { exportCampaigns, listCampaigns } from './list-campaigns.ts';

export function campaignConsoleRoutes(api: Api): void {
  bind(api, listCampaignsRoute, (call) => listCampaigns(api.platform, call.query));
  bind(api, exportCampaignsRoute, (call) => exportCampaigns(api.platform, call.query));
}
