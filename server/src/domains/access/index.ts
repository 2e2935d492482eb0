/** Subscriptions, their grants and periods, the inventory, and the delivery of credentials. */
export { accessJobs } from './access.jobs.ts';
export { accessRoutes } from './access.routes.ts';
export { replaceCredentialIn } from './deliveries/replace-credential.ts';
export { findReplaceableItems } from './deliveries/replaceable-items.store.ts';
export { endUnusedDays, endWithoutDays } from './grants/end-unused-days.ts';
export { extendSubscriptionIn } from './grants/extend-subscription.ts';
export {
  grantAccess,
  grantPrepared,
  type PreparedGrant,
  prepareGrant,
  previewGrant,
} from './grants/grant-access.ts';
export { hasLimitedDays } from './grants/has-limited-days.ts';
export { holdGrant, releaseGrant } from './grants/hold-grant.ts';
export { endGrace, keepAccess } from './grants/keep-access.ts';
export { moveAccess } from './grants/move-access.ts';
export { readAccessOfPayment } from './grants/read-access-of-payment.ts';
export {
  hasOtherAccess,
  lockUnusedAccess,
  readUnusedAccess,
  replaceAccess,
  type UnusedAccess,
} from './grants/replace-access.ts';
export type { ShiftedPeriod } from './grants/reschedule-grants.ts';
export { restoreAccess } from './grants/restore-access.ts';
export { reverseGrant } from './grants/reverse-grant.ts';
export { revokeAccess } from './grants/revoke-access.ts';
export { shortenAccess } from './grants/shorten-access.ts';
export { shortenGrant } from './grants/shorten-grant.ts';
export { undoAddedDaysIn } from './grants/undo-added-days.ts';
export { findOwnSubscription } from './grants/unused-grants.store.ts';
export { retireItemIn } from './inventory/edits/retire-item.ts';
export { importInventory, importSecrets } from './inventory/import-inventory.ts';
export { inventoryConsoleRoutes } from './inventory/inventory.console-routes.ts';
export { countLowServices } from './inventory/inventory-levels.store.ts';
export { itemContext } from './inventory/item-secret.ts';
export { renewFingerprint } from './inventory/renew-fingerprint.ts';
export { accessMailExamples } from './mails/examples.ts';
export { accessData } from './personal-data.ts';
export { notifyAccessChanged } from './subscriptions/notify-access-changed.ts';
export { PLAN_AFTER_PAYMENT } from './subscriptions/plan-after.store.ts';
export { readLinks } from './subscriptions/read-links.ts';
export { readSubscription } from './subscriptions/read-subscription.ts';
export { type PlanRow, serializePlan } from './subscriptions/serialize-plan.ts';
export { subscriptionConsoleRoutes } from './subscriptions/subscriptions.console-routes.ts';
