/** Who buys, as operators look after them: a view over what other domains keep, and acts that go through their doors. */
export { buyerOperatorRoutes } from './buyers.operator-routes.ts';
