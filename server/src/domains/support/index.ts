export { createTicketIn } from './create-ticket.ts';
export { supportData } from './personal-data.ts';
export { supportJobs } from './support.jobs.ts';
export { supportOperatorRoutes } from './support.operator-routes.ts';
export { supportRoutes } from './support.routes.ts';
