import type { Queueing } from '../platform.ts';
import { updateFailingAlerts } from './failing-jobs.store.ts';

/** Keeps the alerts about single jobs, also of those whose worker died. */
export async function watchFailingJobs({ db, clock, jobs }: Queueing): Promise<void> {
  const limits = Object.fromEntries(
    jobs
      .queues()
      .flatMap(({ name, alertAfter }) => (alertAfter === undefined ? [] : [[name, alertAfter]])),
  );
  await updateFailingAlerts(db, { limits, at: clock.now() });
}
