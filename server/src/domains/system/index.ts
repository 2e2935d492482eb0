/** The state of the server: reads tables of other domains and only calls the audit log. */

export { findProvenFile } from './backups.store.ts';
export { createShopFigures } from './figures/read-shop-figures.ts';
export { systemConsoleRoutes } from './system.console-routes.ts';
export { systemJobs } from './system.jobs.ts';
