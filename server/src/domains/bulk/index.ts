/** Acts on many records at once: counted, confirmed, and carried out by a job that goes on where it was cut off. */
export { bulkJobs } from './bulk.jobs.ts';
export { bulkOperatorRoutes } from './bulk.operator-routes.ts';
