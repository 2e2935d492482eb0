export { languageRoutes } from './languages.routes.ts';
export { textOperatorRoutes } from './texts.operator-routes.ts';
