import * as contract from '@sesame/contract/referrals.ts';
import * as users from '@sesame/contract/users.ts';
import { bind } from '../../platform/http/bind.ts';
import { bindOnce } from '../../platform/http/bind-once.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { activateCampaign } from './activate-campaign.ts';
import { chooseReferralMode } from './choose-referral-mode.ts';
import { listCommissions } from './commissions/list-commissions.ts';
import { getReferralData } from './get-referral-data.ts';
import { getReferralStatistics } from './get-referral-statistics.ts';
import { cancelPayout } from './payouts/cancel-payout.ts';
import { listPayouts } from './payouts/list-payouts.ts';
import { requestPayout } from './payouts/request-payout.ts';
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
  bind(api, contract.countReferralVisit, async (call) => {
    await visitReferral(platform, call.query.r, visitorOf(call));
    return {};
  });
  bind(api, contract.getReferralData, ({ session }) => getReferralData(platform, session.userId));
  bind(api, contract.getReferralStatistics, ({ session, query }) =>
    getReferralStatistics(platform, session.userId, Number(query.days)),
  );
  bind(api, contract.chooseReferralMode, async ({ session, body }) => {
    await chooseReferralMode(platform, session.userId, body);
    return {};
  });
  bind(api, contract.listCommissions, ({ session, query }) =>
    listCommissions(platform, session.userId, query.before),
  );
  bind(api, contract.listPayouts, ({ session, query }) =>
    listPayouts(platform, session.userId, query.before),
  );
  bindOnce(api, contract.requestPayout, ({ session, body }, once) =>
    requestPayout(platform, once, session.userId, body),
  );
  bind(api, contract.cancelPayout, ({ session, params }) =>
    cancelPayout(platform, session.userId, params.id),
  );
}
