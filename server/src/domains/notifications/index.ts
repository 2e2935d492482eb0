/** Notifications of operators outside the console: their choices, and the messages. */

export { notificationMailExamples } from './mails/examples.ts';
export { notificationConsoleRoutes } from './notifications.console-routes.ts';
export { notificationJobs } from './notifications.jobs.ts';
