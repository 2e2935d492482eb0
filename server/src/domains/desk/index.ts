/** What the frame of the console shows beside every section: who waits, where a number leads, and views of lists. */
export { deskOperatorRoutes } from './desk.operator-routes.ts';
