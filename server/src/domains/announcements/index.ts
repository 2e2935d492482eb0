export { announcementRoutes } from './announcements.routes.ts';
export { announcementData } from './personal-data.ts';
