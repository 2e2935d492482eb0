import type { Platform } from '../../platform/platform.ts';
import { alertStuckMoney } from './alert-stuck-money.ts';
import { applyInbox } from './apply-inbox.ts';
import { expirePayments } from './expire-payments.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { fetchRates } from './rates/fetch-rates.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { followRefunds } from './refunds/follow-refunds.ts';
import { removeWebhookBodies } from './remove-webhook-bodies.ts';
import { alertUncheckedReceipts } from './transfers/alert-unchecked-receipts.ts';
import { removeReceipts } from './transfers/remove-receipts.ts';

export function paymentJobs(platform: Platform): void {
  const gateways = gatewaysOf(platform);
  const { jobs } = platform;
  jobs.schedule('apply-notices', 5, () => applyInbox(platform, gateways));
  jobs.schedule('reconcile-payments', 10, () => reconcilePayments(platform, gateways));
  jobs.schedule('follow-refunds', 30, () => followRefunds(platform, gateways));
  jobs.schedule('expire-payments', 15, () => expirePayments(platform));
  jobs.schedule('fetch-rates', 300, () => fetchRates(platform));
  jobs.schedule('alert-stuck-money', 60, () => alertStuckMoney(platform));
  jobs.schedule('alert-unchecked-receipts', 300, () => alertUncheckedReceipts(platform));
  jobs.schedule('remove-webhook-bodies', 3_600, () => removeWebhookBodies(platform));
  jobs.schedule('remove-receipts', 3_600, () => removeReceipts(platform));
}
