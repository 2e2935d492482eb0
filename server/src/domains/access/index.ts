/** What a purchase gives: a subscription with an end, and its links. */
export { accessJobs } from './access.jobs.ts';
export { accessRoutes } from './access.routes.ts';
export { type AccessPeriod, type GrantAccessInput, grantAccess } from './grant-access.ts';
export { type ImportStockInput, type ImportStockReport, importStock } from './import-stock.ts';
export { type ReverseGrantInput, reverseGrant, type ShiftedPeriod } from './reverse-grant.ts';
