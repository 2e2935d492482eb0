import type { HistoryShop } from './history-shop.ts';

/** What closes payments that were left unpaid. */
export const reconciliationJobs = ['reconcile-payments', 'expire-payments'];

/** The jobs that change what people see. Those that only clean up run once the shop has started. */
const DAILY = [
  ...reconciliationJobs,
  'mature-commissions',
  'fulfil-deliveries',
  'follow-up-refunds',
  'close-resolved-tickets',
  // Those that came before what they are about, such as a saved card before its payment.
  'apply-webhooks',
];

export async function runDailyJobs({ jobs }: HistoryShop): Promise<void> {
  for (const job of DAILY) await jobs.run(job);
  await jobs.runDue();
}

/** Sums up the days of the reports, and marks alerts of the past as known. */
export async function runLastJobs({ jobs }: HistoryShop): Promise<void> {
  for (const job of [
    'aggregate-sales-days',
    'aggregate-payment-days',
    'announce-operator-events',
  ]) {
    await jobs.run(job);
  }
  await jobs.runDue();
}
