import type { Platform } from '../../platform/platform.ts';
import { deleteVisitorHashesBefore } from './campaigns/visitor-hashes.store.ts';
import { dayOf } from './campaigns/visitors.rules.ts';
import {
  matureCommission,
  matureCommissionQueue,
  matureCommissions,
} from './commissions/mature-commissions.ts';
import { clearOldNetworks } from './partners/flags.store.ts';
import {
  cancelErasedPayout,
  cancelPayoutQueue,
  closePayoutsOfErased,
} from './payouts/close-payouts-of-erased.ts';
import { applyDueRuleChange } from './rules/decide-rule-change.ts';

/** Longer than any commission is held; after that the registration network is no longer needed. */
const NETWORK_RETENTION_MS = 60 * 24 * 60 * 60 * 1_000;

export function referralJobs(platform: Platform): void {
  const { clock, db, jobs } = platform;
  jobs.schedule('delete-visitor-hashes', 3_600, () =>
    deleteVisitorHashesBefore(db, dayOf(clock.now())),
  );
  jobs.schedule('delete-old-networks', 3_600, () =>
    clearOldNetworks(db, new Date(clock.now().getTime() - NETWORK_RETENTION_MS)),
  );
  jobs.schedule('close-payouts-of-erased', 3_600, () => closePayoutsOfErased(platform));
  jobs.work(cancelPayoutQueue, ({ payout }) => cancelErasedPayout(platform, payout));
  jobs.schedule('apply-due-rules', 60, () => applyDueRuleChange(platform));
  jobs.schedule('mature-commissions', 60, () => matureCommissions(platform));
  jobs.work(matureCommissionQueue, ({ commission }) => matureCommission(platform, commission));
}
