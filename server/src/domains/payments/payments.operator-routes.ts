import * as detailContract from '@sesame/contract/operator-payment-detail.ts';
import * as listContract from '@sesame/contract/operator-payment-list.ts';
import * as contract from '@sesame/contract/operator-payments.ts';
import { bind } from '../../platform/http/bind.ts';
import { bindOnce } from '../../platform/http/bind-once.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { confirmationOperatorRoutes } from './by-hand/confirmations.operator-routes.ts';
import { countAllPayments } from './console/count-all-payments.ts';
import {
  exportPayments,
  listAllPayments,
  listPaymentFilters,
} from './console/list-all-payments.ts';
import { revealNotice } from './console/reveal-notice.ts';
import { creditOperatorRoutes } from './credits/credits.operator-routes.ts';
import { declareDispute } from './declare-dispute.ts';
import { gatewayOperatorRoutes } from './gateways.operator-routes.ts';
import { promoOperatorRoutes } from './promos/promos.operator-routes.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { recheckPayment } from './recheck-payment.ts';
import { paymentStanding } from './refunds/payment-standing.ts';
import { repayRefund } from './refunds/repay-refund.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { resolveReview } from './resolve-review.ts';
import { subscriptionActRoutes } from './subscriptions/subscription-acts.operator-routes.ts';
import { transferOperatorRoutes } from './transfers/transfers.operator-routes.ts';

export function paymentOperatorRoutes(api: Api): void {
  gatewayOperatorRoutes(api);
  transferOperatorRoutes(api);
  promoOperatorRoutes(api);
  subscriptionActRoutes(api);
  confirmationOperatorRoutes(api);
  creditOperatorRoutes(api);
  listRoutes(api);
  noticeRoutes(api);
  moneyRoutes(api);
}

function listRoutes(api: Api): void {
  const { platform } = api;
  bind(api, listContract.listAllPayments, ({ query }) => listAllPayments(platform, query));
  bind(api, listContract.countAllPayments, ({ query }) => countAllPayments(platform, query));
  bind(api, listContract.listPaymentFilters, () => listPaymentFilters(platform));
  bind(api, listContract.exportPayments, ({ query }) => exportPayments(platform, query));
}

function noticeRoutes(api: Api): void {
  bind(api, detailContract.revealNotice, ({ operator, ip, params, body }) =>
    revealNotice(api.platform, {
      ...body,
      paymentId: params.id,
      noticeId: params.notice,
      operator,
      request: { ip },
    }),
  );
}

/** Each answers how the payment stands afterwards. */
function moneyRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  bind(api, contract.listPaymentRefunds, ({ params }) => paymentStanding(platform, params.id));
  bindOnce(api, contract.refundPayment, ({ operator, ip, params, body }, once) => {
    const { expected_refunded: expectedRefunded, ...asked } = body;
    return requestRefund(platform, gateways, once, {
      ...asked,
      expectedRefunded,
      paymentId: params.id,
      operator,
      request: { ip },
    });
  });
  bindOnce(api, contract.repayRefund, ({ operator, ip, params, body }, once) => {
    const { expected_owed: expectedOwed, ...asked } = body;
    return repayRefund(platform, gateways, once, {
      ...asked,
      expectedOwed,
      paymentId: params.id,
      operator,
      request: { ip },
    });
  });
  bind(api, contract.declareDispute, async ({ operator, ip, params, body }) => {
    await declareDispute(platform, {
      ...body,
      paymentId: params.id,
      operator,
      request: { ip },
    });
    return paymentStanding(platform, params.id);
  });
  bind(api, contract.resolveReview, async ({ operator, ip, params, body }) => {
    await resolveReview(platform, gateways, {
      ...body,
      paymentId: params.id,
      operator,
      request: { ip },
    });
    return paymentStanding(platform, params.id);
  });
  bind(api, contract.recheckPayment, async ({ operator, ip, params }) => {
    await recheckPayment(platform, gateways, { paymentId: params.id, operator, request: { ip } });
    return paymentStanding(platform, params.id);
  });
}
