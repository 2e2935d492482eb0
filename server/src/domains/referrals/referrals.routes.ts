import * as campaignVisits from '@sesame/contract/shop/campaign-visits.ts';
import * as contract from '@sesame/contract/shop/referrals.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { activateCampaign } from './campaigns/activate-campaign.ts';
import { visitCampaign } from './campaigns/visit-campaign.ts';
import { visitReferral } from './campaigns/visit-referral.ts';
import { visitorOf } from './campaigns/visitor.ts';
import { listCommissions } from './commissions/list-commissions.ts';
import { chooseReferralMode } from './partners/choose-referral-mode.ts';
import { getReferralData } from './partners/get-referral-data.ts';
import { getReferralStatistics } from './partners/get-referral-statistics.ts';
import { cancelPayout } from './payouts/cancel-payout.ts';
import { listPayouts } from './payouts/list-payouts.ts';
import { requestPayout } from './payouts/request-payout.ts';

export function referralRoutes(api: Api): void {
  const { platform } = api;
  bind(api, campaignVisits.visitCampaign, (call) =>
    visitCampaign(platform, call.body.value, visitorOf(call)),
  );
  bind(api, campaignVisits.activateCampaign, (call) =>
    activateCampaign(platform, call.session.userId, call.body),
  );
  // The answer does not reveal whether a code exists.
  bind(api, contract.countReferralVisit, (call) =>
    visitReferral(platform, call.query.r, visitorOf(call)),
  );
  bind(api, contract.getReferralData, ({ session }) => getReferralData(platform, session.userId));
  bind(api, contract.getReferralStatistics, ({ session, query }) =>
    getReferralStatistics(platform, session.userId, Number(query.days)),
  );
  bind(api, contract.chooseReferralMode, ({ session, body }) =>
    chooseReferralMode(platform, session.userId, body),
  );
  bind(api, contract.listCommissions, ({ session, query }) =>
    listCommissions(platform, session.userId, query.before),
  );
  bind(api, contract.listPayouts, ({ session, query }) =>
    listPayouts(platform, session.userId, query.before),
  );
  bindIdempotent(api, contract.requestPayout, ({ session, body }, once) =>
    requestPayout(platform, once, session.userId, body),
  );
  bind(api, contract.cancelPayout, ({ session, params }) =>
    cancelPayout(platform, session.userId, params.id),
  );
}
