/** Who buys, as operators look after them: a view over what other domains keep, and acts that go through their doors. */
export { blockBuyerIn } from './block-buyer.ts';
export { buyerOperatorRoutes } from './buyers.operator-routes.ts';
export { endBuyerSessionsIn } from './end-buyer-sessions.ts';
