import * as operatorAccounts from '../console/accounts.ts';
import * as operatorAlerts from '../console/alerts.ts';
import * as operatorAnnouncements from '../console/announcements.ts';
import * as operatorAuditLog from '../console/audit-log.ts';
import * as operatorBulk from '../console/bulk-actions.ts';
import * as operatorBuyers from '../console/buyers.ts';
import * as operatorCatalogue from '../console/catalogue.ts';
import * as operatorInventory from '../console/inventory.ts';
import * as operatorMacros from '../console/macros.ts';
import * as operatorMailTemplates from '../console/mail-templates.ts';
import * as operatorNotes from '../console/notes.ts';
import * as operators from '../console/operators.ts';
import * as operatorConfirmations from '../console/payments/confirmations.ts';
import * as operatorCredits from '../console/payments/credits.ts';
import * as operatorGateways from '../console/payments/gateways.ts';
import * as operatorMethodTests from '../console/payments/method-tests.ts';
import * as operatorPaymentDetail from '../console/payments/payment-detail.ts';
import * as operatorPaymentList from '../console/payments/payment-list.ts';
import * as operatorPayments from '../console/payments/payments.ts';
import * as operatorPromos from '../console/payments/promo-codes.ts';
import * as operatorTransfers from '../console/payments/transfers.ts';
import * as operatorReferrals from '../console/referrals.ts';
import * as operatorReports from '../console/reports.ts';
import * as operatorSettings from '../console/settings.ts';
import * as operatorSubscriptions from '../console/subscriptions.ts';
import * as operatorSystem from '../console/system.ts';
import * as operatorTeam from '../console/team.ts';
import * as operatorTexts from '../console/texts.ts';
import * as operatorSupport from '../console/tickets.ts';
import * as operatorWorkspace from '../console/workspace.ts';
import * as access from '../shop/access.ts';
import * as account from '../shop/account.ts';
import * as announcements from '../shop/announcements.ts';
import * as campaigns from '../shop/campaigns.ts';
import * as catalogue from '../shop/catalogue.ts';
import * as google from '../shop/google.ts';
import * as impersonation from '../shop/impersonation.ts';
import * as languages from '../shop/languages.ts';
import * as paymentDetail from '../shop/payment-detail.ts';
import * as payments from '../shop/payments.ts';
import * as policyReports from '../shop/policy-reports.ts';
import * as referrals from '../shop/referrals.ts';
import * as support from '../shop/support.ts';
import * as telegram from '../shop/telegram.ts';
import * as transfers from '../shop/transfers.ts';
import * as users from '../shop/users.ts';
import type { RouteSpec } from './route.ts';

const modules: readonly Record<string, unknown>[] = [
  users,
  account,
  google,
  languages,
  operators,
  operatorGateways,
  operatorMethodTests,
  operatorPayments,
  operatorPaymentDetail,
  operatorPaymentList,
  operatorPromos,
  operatorReferrals,
  operatorReports,
  operatorAccounts,
  operatorAuditLog,
  operatorAlerts,
  operatorAnnouncements,
  operatorBulk,
  operatorBuyers,
  operatorCatalogue,
  operatorMacros,
  operatorNotes,
  operatorConfirmations,
  operatorCredits,
  operatorWorkspace,
  operatorInventory,
  operatorSettings,
  operatorTeam,
  operatorSubscriptions,
  operatorSupport,
  operatorSystem,
  operatorTexts,
  operatorMailTemplates,
  operatorTransfers,
  campaigns,
  catalogue,
  access,
  announcements,
  payments,
  paymentDetail,
  policyReports,
  referrals,
  support,
  telegram,
  transfers,
  impersonation,
];

/** Every declared route, for checks that cover all of them. */
export const allRoutes: readonly RouteSpec[] = modules.flatMap((module) =>
  Object.values(module).filter(isRoute),
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
