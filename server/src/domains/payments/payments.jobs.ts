import type { Platform } from '../../platform/platform.ts';
import { checkCharge, checkChargeQueue, checkCharges } from './charges/check-charges.ts';
import { cancelAtGateway, cancelAtGatewayQueue } from './checkout/cancel-at-gateway.ts';
import {
  removeDisputeFile,
  removeDisputeFileQueue,
  removeDisputeFiles,
} from './disputes/remove-dispute-files.ts';
import {
  discardAnswer,
  sendDisputeAnswer,
  sendDisputeAnswerQueue,
} from './disputes/send-dispute-answer.ts';
import { refundDoublePaymentQueue } from './double-payments/refund-double-payment-queue.ts';
import { alertLateReceipts } from './fiscal-receipts/alert-late-receipts.ts';
import { discardFiscalReceipt, sendFiscalReceipt } from './fiscal-receipts/send-fiscal-receipt.ts';
import { sendFiscalReceiptQueue } from './fiscal-receipts/send-fiscal-receipt-queue.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { fetchRates } from './rates/fetch-rates.ts';
import {
  followUpRefund,
  followUpRefundQueue,
  followUpRefunds,
} from './refunds/follow-up-refunds.ts';
import { refundDoublePayment, requestBuyerDecision } from './refunds/refund-double-payment.ts';
import { checkMethod, checkMethods } from './saved-methods/checks/check-methods.ts';
import { checkMethodQueue } from './saved-methods/checks/check-methods-queue.ts';
import { discardForgetting, forgetMethod } from './saved-methods/forget-method.ts';
import { forgetMethodQueue } from './saved-methods/forget-method-queue.ts';
import {
  removeMethodOfErased,
  removeMethodOfErasedQueue,
  removeMethodsOfErased,
} from './saved-methods/remove-methods-of-erased.ts';
import { expirePayment, expirePaymentQueue, expirePayments } from './sync/expire-payments.ts';
import { reconcilePayments, syncDuePayment, syncPaymentQueue } from './sync/reconcile-payments.ts';
import { alertUncheckedProofs } from './transfers/alert-unchecked-proofs.ts';
import { removeProof, removeProofQueue, removeProofs } from './transfers/remove-proofs.ts';
import { alertStuckMoney } from './webhooks/alert-stuck-money.ts';
import { applyWaitingWebhooks, applyWebhook, applyWebhookQueue } from './webhooks/apply-webhook.ts';
import { removeWebhookBodies } from './webhooks/remove-webhook-bodies.ts';
import { markApplied } from './webhooks/webhook-events.store.ts';

export function paymentJobs(platform: Platform): void {
  const gateways = gatewaysOf(platform);
  const { clock, jobs } = platform;
  jobs.schedule('apply-webhooks', 5, () => applyWaitingWebhooks(platform));
  jobs.work(
    applyWebhookQueue,
    ({ webhookEvent }) => applyWebhook(platform, gateways, webhookEvent),
    {
      onDiscard: (tx, { webhookEvent }) =>
        markApplied(tx, webhookEvent, { outcome: 'nothing_to_do', at: clock.now() }),
    },
  );
  jobs.schedule('reconcile-payments', 10, () => reconcilePayments(platform));
  jobs.work(syncPaymentQueue, ({ payment }) => syncDuePayment(platform, gateways, payment));
  jobs.schedule('check-charges', 30, () => checkCharges(platform));
  jobs.work(checkChargeQueue, ({ payment }) => checkCharge(platform, gateways, payment));
  jobs.schedule('follow-up-refunds', 30, () => followUpRefunds(platform));
  jobs.work(followUpRefundQueue, ({ refund }) => followUpRefund(platform, gateways, refund));
  jobs.work(
    refundDoublePaymentQueue,
    ({ payment }) => refundDoublePayment(platform, gateways, payment),
    { onDiscard: (tx, { payment }) => requestBuyerDecision(tx, platform, payment) },
  );
  jobs.work(sendDisputeAnswerQueue, ({ answer }) => sendDisputeAnswer(platform, gateways, answer), {
    onDiscard: (tx, { answer }) => discardAnswer(tx, answer),
  });
  jobs.schedule('remove-dispute-files', 3_600, () => removeDisputeFiles(platform));
  jobs.work(removeDisputeFileQueue, ({ file }) => removeDisputeFile(platform, file));
  jobs.work(
    sendFiscalReceiptQueue,
    ({ receipt }) => sendFiscalReceipt(platform, gateways, receipt),
    { onDiscard: (tx, { receipt }) => discardFiscalReceipt(tx, platform, receipt) },
  );
  jobs.work(forgetMethodQueue, ({ method }) => forgetMethod(platform, gateways, method), {
    onDiscard: (tx, { method }) => discardForgetting(tx, method),
  });
  jobs.schedule('check-saved-methods', 600, () => checkMethods(platform));
  jobs.work(checkMethodQueue, ({ method }) => checkMethod(platform, gateways, method));
  jobs.schedule('remove-methods-of-erased', 600, () => removeMethodsOfErased(platform));
  jobs.work(removeMethodOfErasedQueue, ({ method }) => removeMethodOfErased(platform, method));
  jobs.schedule('alert-late-receipts', 600, () => alertLateReceipts(platform));
  jobs.schedule('expire-payments', 15, () => expirePayments(platform));
  jobs.work(expirePaymentQueue, ({ payment }) => expirePayment(platform, payment));
  jobs.work(cancelAtGatewayQueue, ({ payment }) => cancelAtGateway(platform, gateways, payment));
  jobs.schedule('fetch-rates', 300, () => fetchRates(platform));
  jobs.schedule('alert-stuck-money', 60, () => alertStuckMoney(platform));
  jobs.schedule('alert-unchecked-proofs', 300, () => alertUncheckedProofs(platform));
  jobs.schedule('remove-webhook-bodies', 3_600, () => removeWebhookBodies(platform));
  jobs.schedule('remove-proofs', 3_600, () => removeProofs(platform));
  jobs.work(removeProofQueue, ({ proof }) => removeProof(platform, proof));
}
