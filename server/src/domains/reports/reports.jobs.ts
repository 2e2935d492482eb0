import type { Platform } from '../../platform/platform.ts';
import { addUpDays } from './add-up-days.ts';
import { addUpPaymentDays } from './add-up-payment-days.ts';
import { closeHandled } from './alerts/handled-alerts.store.ts';
import { createReport } from './watch-worker.ts';

export function reportJobs(platform: Platform): void {
  const { clock, db, jobs } = platform;
  jobs.schedule('add-up-days', 600, () => addUpDays(platform));
  jobs.schedule('add-up-payment-days', 3_600, () => addUpPaymentDays(platform));
  jobs.schedule('close-handled-alerts', 30, () => closeHandled(db, clock.now()));
  jobs.schedule('worker-heartbeat', 20, createReport(platform));
}
