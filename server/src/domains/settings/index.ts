export { settingsMailExamples } from './mails/examples.ts';
export { settingsConsoleRoutes } from './settings.console-routes.ts';
