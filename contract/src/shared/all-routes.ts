import * as consoleAccounts from '../console/accounts.ts';
import * as consoleAlerts from '../console/alerts/alerts.ts';
import * as consoleAnnouncements from '../console/announcements.ts';
import * as consoleAuditLog from '../console/audit-log.ts';
import * as consoleBulk from '../console/bulk-actions.ts';
import * as consoleBuyers from '../console/buyers.ts';
import * as campaigns from '../console/campaigns.ts';
import * as consoleCatalogue from '../console/catalogue.ts';
import * as consoleInventory from '../console/inventory.ts';
import * as consoleMacros from '../console/macros.ts';
import * as consoleMailTemplates from '../console/mail-templates.ts';
import * as consoleNotes from '../console/notes.ts';
import * as consoleNotifications from '../console/notifications/notifications.ts';
import * as operators from '../console/operators.ts';
import * as consoleConfirmations from '../console/payments/confirmations.ts';
import * as consoleCredits from '../console/payments/credits.ts';
import * as consoleDisputes from '../console/payments/disputes.ts';
import * as consoleFiscalReceipts from '../console/payments/fiscal-receipts.ts';
import * as consoleGateways from '../console/payments/gateways.ts';
import * as consoleGifts from '../console/payments/gifts.ts';
import * as consoleMethodTemplates from '../console/payments/method-templates.ts';
import * as consoleMethodTests from '../console/payments/method-tests.ts';
import * as consolePaymentDetail from '../console/payments/payment-detail.ts';
import * as consolePaymentList from '../console/payments/payment-list.ts';
import * as consolePayments from '../console/payments/payments.ts';
import * as consolePromos from '../console/payments/promo-codes.ts';
import * as consoleTransfers from '../console/payments/transfers.ts';
import * as consoleReferrals from '../console/referrals.ts';
import * as consoleBuyerRenewals from '../console/renewals/buyer-renewals.ts';
import * as consoleRenewalList from '../console/renewals/renewal-list.ts';
import * as consoleRenewals from '../console/renewals/renewals.ts';
import * as consoleReports from '../console/reports.ts';
import * as consoleConnections from '../console/settings/connections.ts';
import * as consoleShownRate from '../console/settings/shown-rate.ts';
import * as consoleSettings from '../console/settings.ts';
import * as consoleFirstRun from '../console/setup/first-run.ts';
import * as consoleSubscriptions from '../console/subscriptions.ts';
import * as consoleSystem from '../console/system.ts';
import * as consoleTeam from '../console/team.ts';
import * as consoleTexts from '../console/texts.ts';
import * as consoleSupport from '../console/tickets.ts';
import * as consoleWorkspace from '../console/workspace.ts';
import * as access from '../shop/access.ts';
import * as account from '../shop/account.ts';
import * as announcements from '../shop/announcements.ts';
import * as calendar from '../shop/calendar.ts';
import * as campaignVisits from '../shop/campaign-visits.ts';
import * as catalogue from '../shop/catalogue.ts';
import * as doublePayments from '../shop/double-payments.ts';
import * as gifts from '../shop/gifts.ts';
import * as google from '../shop/google.ts';
import * as impersonation from '../shop/impersonation.ts';
import * as languages from '../shop/languages.ts';
import * as planChanges from '../shop/orders/plan-changes.ts';
import * as shownCurrency from '../shop/orders/shown-currency.ts';
import * as paymentDetail from '../shop/payment-detail.ts';
import * as paymentPage from '../shop/payment-page.ts';
import * as paymentSearch from '../shop/payment-search.ts';
import * as payments from '../shop/payments.ts';
import * as policyReports from '../shop/policy-reports.ts';
import * as referrals from '../shop/referrals.ts';
import * as renewalConfirmation from '../shop/renewals/renewal-confirmation.ts';
import * as renewalUndo from '../shop/renewals/renewal-undo.ts';
import * as renewals from '../shop/renewals.ts';
import * as savedMethods from '../shop/saved-methods.ts';
import * as session from '../shop/session.ts';
import * as support from '../shop/support.ts';
import * as telegram from '../shop/telegram.ts';
import * as transfers from '../shop/transfers.ts';
import * as users from '../shop/users.ts';
import { routesBeside } from './define-list.ts';
import type { RouteSpec } from './route.ts';

/** Every module that declares calls, with its exports by name. */
export const routeModules: readonly Readonly<Record<string, unknown>>[] = [
  users,
  session,
  campaignVisits,
  calendar,
  account,
  google,
  languages,
  operators,
  consoleGateways,
  consoleGifts,
  consoleMethodTemplates,
  consoleMethodTests,
  consolePayments,
  consolePaymentDetail,
  consoleFiscalReceipts,
  consolePaymentList,
  consolePromos,
  consoleReferrals,
  consoleRenewals,
  consoleRenewalList,
  consoleBuyerRenewals,
  consoleReports,
  consoleAccounts,
  consoleAuditLog,
  consoleAlerts,
  consoleAnnouncements,
  consoleBulk,
  consoleBuyers,
  consoleCatalogue,
  consoleMacros,
  consoleNotes,
  consoleNotifications,
  consoleConfirmations,
  consoleCredits,
  consoleDisputes,
  consoleWorkspace,
  consoleInventory,
  consoleFirstRun,
  consoleSettings,
  consoleConnections,
  consoleShownRate,
  consoleTeam,
  consoleSubscriptions,
  consoleSupport,
  consoleSystem,
  consoleTexts,
  consoleMailTemplates,
  consoleTransfers,
  campaigns,
  catalogue,
  shownCurrency,
  access,
  announcements,
  payments,
  planChanges,
  gifts,
  savedMethods,
  renewals,
  renewalUndo,
  renewalConfirmation,
  doublePayments,
  paymentSearch,
  paymentDetail,
  paymentPage,
  policyReports,
  referrals,
  support,
  telegram,
  transfers,
  impersonation,
];

/**
 * Every declared route, for checks that cover all of them. Those of a module are in the order of their names, as in its
 * namespace: test runners keep another one, and schemas of the OpenAPI document are named after the first call.
 */
export const allRoutes: readonly RouteSpec[] = routeModules.flatMap((module) =>
  Object.keys(module)
    .sort()
    .map((name) => module[name])
    .filter(isRoute)
    .flatMap((route) => [route, ...routesBeside(route)]),
);

function isRoute(value: unknown): value is RouteSpec {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'auth' in value &&
    'limit' in value
  );
}
