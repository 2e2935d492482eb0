import * as contract from '@sesame/contract/console/campaigns.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindList } from '../../../platform/http/lists/bind-list.ts';
import { listCampaigns } from './list-campaigns.ts';
import { setCampaignCost } from './set-campaign-cost.ts';

export function campaignConsoleRoutes(api: Api): void {
  bindList(api, contract.listCampaigns, (_call, reading) => listCampaigns(reading));
  bind(api, contract.setCampaignCost, (call) => setCampaignCost(api.platform, call.body, call.by));
}
