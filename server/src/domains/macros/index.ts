/** Answers that are kept ready, and the one thing that they do besides: through the doors of whoever owns it. */
export { macroOperatorRoutes } from './macros.operator-routes.ts';
export { addMacro } from './write-macro.ts';
