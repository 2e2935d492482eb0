export { languageRoutes } from './languages.routes.ts';
export { serveMailPreviews } from './serve-mail-previews.ts';
export { textJobs } from './texts.jobs.ts';
export { textOperatorRoutes } from './texts.operator-routes.ts';
