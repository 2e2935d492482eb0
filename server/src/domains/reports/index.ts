/** Reports on sales and subscriptions: reads the tables of other domains and calls none of them. */

export { resolveAlert } from './alerts/resolve-alert.ts';
export { reportConsoleRoutes } from './reports.console-routes.ts';
export { reportJobs } from './reports.jobs.ts';
export { watchWorker } from './watch-worker.ts';
