/** Who and what brought people here, and what partners earn by it. */
export { campaignOperatorRoutes } from './campaigns.operator-routes.ts';
export { earnCommissions } from './commissions/earn-commissions.ts';
export { freezeCommissions, releaseCommissions } from './commissions/freeze-commissions.ts';
export { reverseCommissions } from './commissions/reverse-commissions.ts';
export { referralMailExamples } from './mails/examples.ts';
export { referralData } from './personal-data.ts';
export { referralJobs } from './referrals.jobs.ts';
export { referralOperatorRoutes } from './referrals.operator-routes.ts';
export { referralRoutes } from './referrals.routes.ts';
export { needsSecondPerson } from './second-person.ts';
