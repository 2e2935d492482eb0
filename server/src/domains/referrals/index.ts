/** Who and what brought people here. */
export { referralJobs } from './referrals.jobs.ts';
export { referralRoutes } from './referrals.routes.ts';
