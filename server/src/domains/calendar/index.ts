/** The dates of a buyer's subscriptions for calendar apps. */
export { calendarRoutes } from './calendar.routes.ts';
export { calendarData } from './personal-data.ts';
