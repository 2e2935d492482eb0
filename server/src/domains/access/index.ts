/** What a purchase gives: a subscription with an end, and its links. */
export { accessJobs } from './access.jobs.ts';
export { accessRoutes } from './access.routes.ts';
export { extendSubscriptionIn } from './extend-subscription.ts';
export { grantAccess } from './grant-access.ts';
export { holdGrant, releaseGrant } from './hold-grant.ts';
export { importStock } from './import-stock.ts';
export { accessMailExamples } from './mails/examples.ts';
export { moveAccess } from './move-access.ts';
export { accessData } from './personal-data.ts';
export { readSubscription } from './read-subscription.ts';
export { reissueLinkIn } from './reissue-link.ts';
export type { ShiftedPeriod } from './relay-grants.ts';
export { reverseGrant } from './reverse-grant.ts';
export { revokeAccess } from './revoke-access.ts';
export { shortenAccess } from './shorten-access.ts';
export { shortenGrant } from './shorten-grant.ts';
export { stockOperatorRoutes } from './stock.operator-routes.ts';
export { subscriptionOperatorRoutes } from './subscriptions.operator-routes.ts';
