export { announcementJobs } from './announcements.jobs.ts';
export { announcementOperatorRoutes } from './announcements.operator-routes.ts';
export { announcementRoutes } from './announcements.routes.ts';
export { greetInPage } from './greet-in-page.ts';
export { announcementData } from './personal-data.ts';
