export { languageRoutes } from './languages.routes.ts';
