export { languageRoutes } from './languages.routes.ts';
export { pageTexts } from './published-texts.ts';
export { serveMailPreviews } from './serve-mail-previews.ts';
export { textConsoleRoutes } from './texts.console-routes.ts';
export { textJobs } from './texts.jobs.ts';
