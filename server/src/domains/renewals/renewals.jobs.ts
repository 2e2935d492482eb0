import type { Platform } from '../../platform/platform.ts';
import { beginConsentedWith } from '../payments/index.ts';
import { advanceRenewal, advanceRenewals } from './advance-renewal.ts';
import { advanceRenewalQueue } from './advance-renewal-queue.ts';
import {
  beginAgreed,
  beginAgreedQueue,
  beginAgreedRenewal,
  beginAgreement,
} from './agreements/begin-agreed.ts';
import {
  notifyNotBegun,
  notifyNotBegunQueue,
  notifyOfNotBegun,
} from './agreements/notify-not-begun.ts';
import {
  refundLateCharge,
  refundLateChargeQueue,
  refundLateCharges,
} from './late-charges/refund-late-charges.ts';
import { planRenewal, planRenewalQueue, planRenewals } from './plan-renewal.ts';
import {
  stopAgreementQueue,
  stopEndedAgreement,
  stopEndedAgreements,
} from './stop-ended-agreements.ts';

export function renewalJobs(platform: Platform): void {
  const { jobs } = platform;
  beginConsentedWith(platform, beginAgreement);
  jobs.schedule('begin-agreed-renewals', 15, () => beginAgreed(platform));
  jobs.work(beginAgreedQueue, ({ payment }) => beginAgreedRenewal(platform, payment));
  jobs.schedule('notify-renewals-not-begun', 600, () => notifyNotBegun(platform));
  jobs.work(notifyNotBegunQueue, ({ payment }) => notifyOfNotBegun(platform, payment));
  jobs.schedule('stop-agreements', 60, () => stopEndedAgreements(platform));
  jobs.work(stopAgreementQueue, ({ agreement }) => stopEndedAgreement(platform, agreement));
  jobs.schedule('plan-renewals', 60, () => planRenewals(platform));
  jobs.work(planRenewalQueue, ({ agreement }) => planRenewal(platform, agreement));
  jobs.schedule('refund-late-charges', 300, () => refundLateCharges(platform));
  jobs.work(refundLateChargeQueue, ({ attempt }) => refundLateCharge(platform, attempt));
  jobs.schedule('advance-renewals', 15, () => advanceRenewals(platform));
  jobs.work(advanceRenewalQueue, ({ renewal }) => advanceRenewal(platform, renewal));
}
