/** Buyers as operators manage them: a view over the data of other domains, and operations that call those domains. */
export { blockBuyerIn } from './block-buyer.ts';
export { buyerConsoleRoutes } from './buyers.console-routes.ts';
export { endBuyerSessionsIn } from './end-buyer-sessions.ts';
