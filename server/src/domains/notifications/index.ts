/** Notifications of operators outside the console: their choices, and the messages. */

export { operatorChats } from './chat/operator-chats.ts';
export { notificationMailExamples } from './mails/examples.ts';
export { notificationConsoleRoutes } from './notifications.console-routes.ts';
export { notificationJobs } from './notifications.jobs.ts';
