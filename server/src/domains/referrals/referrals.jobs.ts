import type { Platform } from '../../platform/platform.ts';
import { deleteMarksBefore } from './visit-marks.store.ts';
import { dayOf } from './visitors.rules.ts';

export function referralJobs({ clock, db, jobs }: Platform): void {
  jobs.schedule('forget-visitors', 3_600, () => deleteMarksBefore(db, dayOf(clock.now())));
}
