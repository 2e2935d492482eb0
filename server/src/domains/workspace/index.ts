/** Parts of the console shown beside every section: counts of waiting work, search, and saved views of lists. */
export { workspaceConsoleRoutes } from './workspace.console-routes.ts';
