/** Saved replies and macros. A macro also runs one action, by calling the operation of the domain that owns it. */
export { macroConsoleRoutes } from './macros.console-routes.ts';
export { addMacro } from './write-macro.ts';
