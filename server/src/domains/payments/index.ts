/** Orders, gateways and the ledger. Nobody calls into payments: it calls others. */
export { paymentJobs } from './payments.jobs.ts';
export { paymentRoutes } from './payments.routes.ts';
export { paymentData } from './personal-data.ts';
