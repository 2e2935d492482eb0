export { settingsConsoleRoutes } from './settings.console-routes.ts';
