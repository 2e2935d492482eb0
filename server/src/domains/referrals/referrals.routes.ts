import { countReferralVisit } from '@sesame/contract/referrals.ts';
import * as users from '@sesame/contract/users.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { activateCampaign } from './activate-campaign.ts';
import { visitCampaign } from './visit-campaign.ts';
import { visitReferral } from './visit-referral.ts';
import { visitorOf } from './visitor.ts';

export function referralRoutes(api: Api): void {
  const { platform } = api;
  bind(api, users.visitCampaign, async (call) => {
    await visitCampaign(platform, call.body.value, visitorOf(call));
    return {};
  });
  bind(api, users.activateCampaign, async (call) => {
    await activateCampaign(platform, call.session.userId, call.body);
    return {};
  });
  // The answer never tells whether a code is known.
  bind(api, countReferralVisit, async (call) => {
    await visitReferral(platform, call.query.r, visitorOf(call));
    return {};
  });
}
