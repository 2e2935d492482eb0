import type { Platform } from '../../platform/platform.ts';
import { matureCommissions } from './commissions/mature-commissions.ts';
import { applyDueRuleChange } from './decide-rule-change.ts';
import { forgetNetworks } from './flags.store.ts';
import { closePayoutsOfErased } from './payouts/close-payouts-of-erased.ts';
import { deleteMarksBefore } from './visit-marks.store.ts';
import { dayOf } from './visitors.rules.ts';

/** Longer than any purchase of these days is held; then where an account came from is nobody's business. */
const NETWORK_LIFE_MS = 60 * 24 * 60 * 60 * 1_000;

export function referralJobs(platform: Platform): void {
  const { clock, db, jobs } = platform;
  jobs.schedule('forget-visitors', 3_600, () => deleteMarksBefore(db, dayOf(clock.now())));
  jobs.schedule('forget-networks', 3_600, () =>
    forgetNetworks(db, new Date(clock.now().getTime() - NETWORK_LIFE_MS)),
  );
  jobs.schedule('close-payouts-of-erased', 3_600, () => closePayoutsOfErased(platform));
  jobs.schedule('apply-due-rules', 60, () => applyDueRuleChange(platform));
  jobs.schedule('mature-commissions', 60, () => matureCommissions(platform));
}
