/** Reports on sales and subscriptions: reads the tables of other domains and calls none of them. */

export { reportConsoleRoutes } from './reports.console-routes.ts';
export { reportJobs } from './reports.jobs.ts';
