export { announcementConsoleRoutes } from './announcements.console-routes.ts';
export { announcementJobs } from './announcements.jobs.ts';
export { announcementRoutes } from './announcements.routes.ts';
export { addAnnouncementToPage } from './page/add-announcement-to-page.ts';
export { announcementData } from './personal-data.ts';
