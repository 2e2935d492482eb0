import type { Platform } from '../../platform/platform.ts';
import { aggregatePaymentDays } from './aggregate-payment-days.ts';
import { aggregateSalesDays } from './aggregate-sales-days.ts';
import { closeHandled } from './alerts/handled-alerts.store.ts';
import { createReport } from './watch-worker.ts';

export function reportJobs(platform: Platform): void {
  const { clock, db, jobs } = platform;
  jobs.schedule('aggregate-sales-days', 600, () => aggregateSalesDays(platform));
  jobs.schedule('aggregate-payment-days', 3_600, () => aggregatePaymentDays(platform));
  jobs.schedule('close-handled-alerts', 30, () => closeHandled(db, clock.now()));
  jobs.schedule('worker-heartbeat', 20, createReport(platform));
}
