/** What the shop takes, seen from above: reads what other domains wrote and calls none of them. */
export { reportJobs } from './reports.jobs.ts';
export { reportOperatorRoutes } from './reports.operator-routes.ts';
