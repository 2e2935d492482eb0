/** Campaigns and referrals: how buyers found the shop, and what partners earn. */
export { campaignConsoleRoutes } from './campaigns/campaigns.console-routes.ts';
export { earnCommissions } from './commissions/earn-commissions.ts';
export { freezeCommissions, releaseCommissions } from './commissions/freeze-commissions.ts';
export { listCommissionsOfPayment } from './commissions/list-commissions-of-payment.ts';
export { reverseCommissionsOfPayment } from './commissions/reverse-commissions-of-payment.ts';
export { referralMailExamples } from './mails/examples.ts';
export { referralData } from './personal-data.ts';
export { referralConsoleRoutes } from './referrals.console-routes.ts';
export { referralJobs } from './referrals.jobs.ts';
export { referralRoutes } from './referrals.routes.ts';
export { isSecondOperatorNeeded } from './rules/second-operator.ts';
