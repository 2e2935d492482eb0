/** Bulk actions on many records: counted, confirmed, and run by a job that resumes after an interruption. */

export { bulkConsoleRoutes } from './bulk.console-routes.ts';
export { bulkJobs } from './bulk.jobs.ts';
