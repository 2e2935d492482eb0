import type { DialogPage } from './dialog-page.ts';
import { partnerDialogs } from './partner-dialogs.ts';
import { paymentDialogs } from './payment-dialogs.ts';
import { peopleDialogs } from './people-dialogs.ts';
import { shopDialogs } from './shop-dialogs.ts';

/**
 * Dialogs are only opened and closed; no action is confirmed. Two entries with the same address are not neighbors: the
 * visit of another screen between them makes the console ask for the changed answer without loading the page again.
 */
export const dialogPages: readonly DialogPage[] = [
  peopleDialogs.buyer,
  paymentDialogs.paid,
  paymentDialogs.open,
  paymentDialogs.inReview,
  paymentDialogs.confirmation,
  paymentDialogs.declaredDispute,
  shopDialogs.inventory,
  paymentDialogs.stuckRefund,
  peopleDialogs.leavingBuyer,
  paymentDialogs.refunded,
  peopleDialogs.subscriptions,
  peopleDialogs.subscription,
  paymentDialogs.reportedDispute,
  shopDialogs.service,
  shopDialogs.fulfilment,
  paymentDialogs.transfers,
  paymentDialogs.methods,
  shopDialogs.promoCode,
  shopDialogs.announcement,
  shopDialogs.settings,
  shopDialogs.referralRules,
  peopleDialogs.team,
  shopDialogs.texts,
  peopleDialogs.disabledMember,
  shopDialogs.alerts,
  partnerDialogs.requestedPayout,
  partnerDialogs.flags,
  partnerDialogs.approvedPayout,
  partnerDialogs.partner,
  partnerDialogs.sentPayout,
  shopDialogs.product,
  peopleDialogs.bulkActions,
  shopDialogs.plannedPrices,
  peopleDialogs.ticket,
];
