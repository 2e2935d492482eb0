import type { Platform } from '../../platform/platform.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { fetchRates } from './rates/fetch-rates.ts';
import { followUpRefunds } from './refunds/follow-up-refunds.ts';
import { expirePayments } from './sync/expire-payments.ts';
import { reconcilePayments } from './sync/reconcile-payments.ts';
import { alertUncheckedProofs } from './transfers/alert-unchecked-proofs.ts';
import { removeProofs } from './transfers/remove-proofs.ts';
import { alertStuckMoney } from './webhooks/alert-stuck-money.ts';
import { applyWebhooks } from './webhooks/apply-webhooks.ts';
import { removeWebhookBodies } from './webhooks/remove-webhook-bodies.ts';

export function paymentJobs(platform: Platform): void {
  const gateways = gatewaysOf(platform);
  const { jobs } = platform;
  jobs.schedule('apply-webhooks', 5, () => applyWebhooks(platform, gateways));
  jobs.schedule('reconcile-payments', 10, () => reconcilePayments(platform, gateways));
  jobs.schedule('follow-up-refunds', 30, () => followUpRefunds(platform, gateways));
  jobs.schedule('expire-payments', 15, () => expirePayments(platform));
  jobs.schedule('fetch-rates', 300, () => fetchRates(platform));
  jobs.schedule('alert-stuck-money', 60, () => alertStuckMoney(platform));
  jobs.schedule('alert-unchecked-proofs', 300, () => alertUncheckedProofs(platform));
  jobs.schedule('remove-webhook-bodies', 3_600, () => removeWebhookBodies(platform));
  jobs.schedule('remove-proofs', 3_600, () => removeProofs(platform));
}
