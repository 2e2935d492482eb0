import * as contract from '@sesame/contract/console/referrals.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { bindReading } from '../../platform/http/lists/bind-reading.ts';
import { listPartnerCommissions } from './commissions/list-commissions.ts';
import { voidCommission } from './commissions/void-commission.ts';
import { listFlags } from './partners/list-flags.ts';
import { listPartners, readPartner } from './partners/list-partners.ts';
import { resolveFlag } from './partners/resolve-flag.ts';
import { verifyPartner } from './partners/verify-partner.ts';
import { decidePayout } from './payouts/decide-payout.ts';
import {
  listConsolePayouts,
  readPayout,
  readPayoutTotals,
} from './payouts/list-console-payouts.ts';
import { sendPayout } from './payouts/send-payout.ts';
import { stopSendingPayout } from './payouts/stop-sending-payout.ts';
import { changeRules } from './rules/change-rules.ts';
import { approveRuleChange, withdrawRuleChange } from './rules/decide-rule-change.ts';
import { getReferralRules, getWaitingRules } from './rules/read-rules.ts';

export function referralConsoleRoutes(api: Api): void {
  payoutRoutes(api);
  partnerRoutes(api);
}

function payoutRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listConsolePayouts, (_call, reading) => listConsolePayouts(reading));
  bindReading(api, contract.readPayoutTotals, (_call, reading) => readPayoutTotals(reading));
  bind(api, contract.readPayout, ({ params }) => readPayout(platform, params.id));
  bind(api, contract.approvePayout, ({ by, params }) =>
    decidePayout(platform, {
      ...by,
      payoutId: params.id,
      decision: { state: 'approved' },
    }),
  );
  bind(api, contract.rejectPayout, ({ by, params, body }) =>
    decidePayout(platform, {
      ...by,
      payoutId: params.id,
      decision: { state: 'rejected', reason: body.reason },
    }),
  );
  bind(api, contract.sendPayout, ({ by, params }) =>
    sendPayout(platform, { ...by, payoutId: params.id }),
  );
  bind(api, contract.stopSendingPayout, ({ by, params, body }) =>
    stopSendingPayout(platform, { ...by, payoutId: params.id, reason: body.reason }),
  );
  bind(api, contract.markPayoutPaid, ({ by, params, body }) =>
    decidePayout(platform, {
      ...by,
      payoutId: params.id,
      decision: { state: 'paid', transaction: body.transaction },
    }),
  );
}

function partnerRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listPartners, (_call, reading) => listPartners(reading));
  bind(api, contract.readPartner, ({ params }) => readPartner(platform, params.id));
  bind(api, contract.verifyPartner, ({ by, params, body }) =>
    verifyPartner(platform, { ...by, userId: params.id, ...body }),
  );
  bindList(api, contract.listPartnerCommissions, ({ params }, reading) =>
    listPartnerCommissions(reading, params.id),
  );
  bind(api, contract.voidCommission, ({ by, params, body }) =>
    voidCommission(platform, { ...by, commissionId: params.id, ...body }),
  );
  bind(api, contract.getReferralRules, () => getReferralRules(platform));
  bind(api, contract.changeReferralRules, ({ by, language, body }) =>
    changeRules(platform, { ...by, language, rules: body }),
  );
  bind(api, contract.getWaitingRules, () => getWaitingRules(platform));
  bind(api, contract.approveRuleChange, ({ by, params }) =>
    approveRuleChange(platform, { id: params.id, ...by }),
  );
  bind(api, contract.withdrawRuleChange, ({ by, params }) =>
    withdrawRuleChange(platform, { id: params.id, ...by }),
  );
  bindReading(api, contract.listReferralFlags, (_call, reading) => listFlags(reading));
  bind(api, contract.resolveReferralFlag, ({ by, params, body }) =>
    resolveFlag(platform, { ...by, flagId: params.id, ...body }),
  );
}
