/** What a purchase gives: a subscription with an end, and its links. */
export { accessJobs } from './access.jobs.ts';
export { accessRoutes } from './access.routes.ts';
export { grantAccess } from './grant-access.ts';
export { importStock } from './import-stock.ts';
export { accessData } from './personal-data.ts';
export { reverseGrant } from './reverse-grant.ts';
