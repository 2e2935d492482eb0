/** How the machinery does: reads what others wrote and calls none of them but the record. */
export { systemJobs } from './system.jobs.ts';
export { systemOperatorRoutes } from './system.operator-routes.ts';
