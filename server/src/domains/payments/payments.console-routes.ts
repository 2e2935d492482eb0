import { resendFiscalReceipt as resendContract } from '@sesame/contract/console/payments/fiscal-receipts.ts';
import * as detailContract from '@sesame/contract/console/payments/payment-detail.ts';
import * as listContract from '@sesame/contract/console/payments/payment-list.ts';
import * as contract from '@sesame/contract/console/payments/payments.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { creditConsoleRoutes } from './credits/credits.console-routes.ts';
import { disputeConsoleRoutes } from './disputes/disputes.console-routes.ts';
import { resendFiscalReceipt } from './fiscal-receipts/resend-fiscal-receipt.ts';
import { gatewayConsoleRoutes } from './gateways.console-routes.ts';
import { giftConsoleRoutes } from './gift-claims/gifts.console-routes.ts';
import { listConsolePayments, listPaymentFilters } from './history/list-console-payments.ts';
import { confirmationConsoleRoutes } from './manual/confirmations.console-routes.ts';
import { declareDispute } from './manual/declare-dispute.ts';
import { resolveReview } from './manual/resolve-review.ts';
import { promoCodeConsoleRoutes } from './promo-codes/promo-codes.console-routes.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { dismissDoublePayment } from './refunds/dismiss-double-payment.ts';
import { getPaymentRefunds } from './refunds/get-payment-refunds.ts';
import { previewRefund } from './refunds/preview-refund.ts';
import { repayRefund } from './refunds/repay-refund.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { resolveRefund } from './refunds/resolve-refund.ts';
import { subscriptionActionRoutes } from './subscriptions/subscription-actions.console-routes.ts';
import { syncConsolePayment } from './sync/sync-console-payment.ts';
import { syncPaymentById } from './sync/sync-payment-by-id.ts';
import { transferConsoleRoutes } from './transfers/transfers.console-routes.ts';
import { revealWebhook } from './webhooks/reveal-webhook.ts';

export function paymentConsoleRoutes(api: Api): void {
  gatewayConsoleRoutes(api);
  transferConsoleRoutes(api);
  promoCodeConsoleRoutes(api);
  subscriptionActionRoutes(api);
  confirmationConsoleRoutes(api);
  creditConsoleRoutes(api);
  disputeConsoleRoutes(api);
  giftConsoleRoutes(api);
  listRoutes(api);
  webhookRoutes(api);
  receiptRoutes(api);
  moneyRoutes(api);
}

function listRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, listContract.listConsolePayments, (_call, reading) => listConsolePayments(reading));
  bind(api, listContract.listPaymentFilters, () => listPaymentFilters(platform));
}

function webhookRoutes(api: Api): void {
  bind(api, detailContract.revealWebhook, ({ params, body, by }) =>
    revealWebhook(api.platform, {
      ...body,
      paymentId: params.id,
      webhookEventId: params.webhook,
      ...by,
    }),
  );
}

function receiptRoutes(api: Api): void {
  bind(api, resendContract, ({ params, body, by }) =>
    resendFiscalReceipt(api.platform, {
      ...body,
      paymentId: params.id,
      receiptId: params.receipt,
      ...by,
    }),
  );
}

/** Each returns the state of the payment afterwards. */
function moneyRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  bind(api, contract.listPaymentRefunds, ({ params }) => getPaymentRefunds(platform, params.id));
  bind(api, contract.previewRefund, ({ params, query }) =>
    previewRefund(platform, { ...query, paymentId: params.id }),
  );
  bindIdempotent(api, contract.refundPayment, ({ params, body, by }, once) => {
    const {
      expected_refunded: expectedRefunded,
      revokes_for_part: revokesForPart,
      ...input
    } = body;
    return requestRefund(platform, gateways, once, {
      ...input,
      expectedRefunded,
      revokesForPart,
      paymentId: params.id,
      ...by,
    });
  });
  bind(api, contract.resolveRefund, async ({ params, body, by }) => {
    await resolveRefund(platform, gateways, {
      ...body,
      paymentId: params.id,
      refundId: params.refund,
      ...by,
    });
    return getPaymentRefunds(platform, params.id);
  });
  bindIdempotent(api, contract.repayRefund, ({ params, body, by }, once) => {
    const { expected_owed: expectedOwed, ...input } = body;
    return repayRefund(platform, gateways, once, {
      ...input,
      expectedOwed,
      paymentId: params.id,
      ...by,
    });
  });
  bind(api, contract.declareDispute, async ({ params, body, by }) => {
    await declareDispute(platform, {
      ...body,
      paymentId: params.id,
      ...by,
    });
    return getPaymentRefunds(platform, params.id);
  });
  bind(api, contract.dismissDoublePayment, ({ params, body, by }) =>
    dismissDoublePayment(platform, { ...body, paymentId: params.id, ...by }),
  );
  bind(api, contract.resolveReview, async ({ params, body, by }) => {
    await resolveReview(platform, gateways, {
      ...body,
      paymentId: params.id,
      ...by,
    });
    return getPaymentRefunds(platform, params.id);
  });
  bind(api, contract.syncPaymentById, async ({ params, body, by }) => {
    const { gateway_payment: gatewayPaymentId, reason } = body;
    await syncPaymentById(platform, gateways, {
      paymentId: params.id,
      gatewayPaymentId,
      reason,
      ...by,
    });
    return getPaymentRefunds(platform, params.id);
  });
  bind(api, contract.syncConsolePayment, async ({ params, by }) => {
    await syncConsolePayment(platform, gateways, {
      paymentId: params.id,
      ...by,
    });
    return getPaymentRefunds(platform, params.id);
  });
}
