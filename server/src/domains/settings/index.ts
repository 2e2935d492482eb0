export { settingsOperatorRoutes } from './settings.operator-routes.ts';
