import * as access from './access.ts';
import * as account from './account.ts';
import * as announcements from './announcements.ts';
import * as campaigns from './campaigns.ts';
import * as catalogue from './catalogue.ts';
import * as google from './google.ts';
import * as languages from './languages.ts';
import * as operatorAccounts from './operator-accounts.ts';
import * as operatorActs from './operator-acts.ts';
import * as operatorAlerts from './operator-alerts.ts';
import * as operatorAnnouncements from './operator-announcements.ts';
import * as operatorBulk from './operator-bulk.ts';
import * as operatorBuyers from './operator-buyers.ts';
import * as operatorCatalogue from './operator-catalogue.ts';
import * as operatorConfirmations from './operator-confirmations.ts';
import * as operatorCredits from './operator-credits.ts';
import * as operatorDesk from './operator-desk.ts';
import * as operatorGateways from './operator-gateways.ts';
import * as operatorMacros from './operator-macros.ts';
import * as operatorMailTemplates from './operator-mail-templates.ts';
import * as operatorMethodTests from './operator-method-tests.ts';
import * as operatorNotes from './operator-notes.ts';
import * as operatorPaymentDetail from './operator-payment-detail.ts';
import * as operatorPaymentList from './operator-payment-list.ts';
import * as operatorPayments from './operator-payments.ts';
import * as operatorPromos from './operator-promos.ts';
import * as operatorReferrals from './operator-referrals.ts';
import * as operatorReports from './operator-reports.ts';
import * as operatorSettings from './operator-settings.ts';
import * as operatorStaff from './operator-staff.ts';
import * as operatorStock from './operator-stock.ts';
import * as operatorSubscriptions from './operator-subscriptions.ts';
import * as operatorSupport from './operator-support.ts';
import * as operatorSystem from './operator-system.ts';
import * as operatorTexts from './operator-texts.ts';
import * as operatorTransfers from './operator-transfers.ts';
import * as operators from './operators.ts';
import * as paymentDetail from './payment-detail.ts';
import * as payments from './payments.ts';
import * as policyReports from './policy-reports.ts';
import * as referrals from './referrals.ts';
import type { RouteSpec } from './route.ts';
import * as support from './support.ts';
import * as telegram from './telegram.ts';
import * as transfers from './transfers.ts';
import * as users from './users.ts';
import * as viewing from './viewing.ts';

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
  operatorActs,
  operatorAlerts,
  operatorAnnouncements,
  operatorBulk,
  operatorBuyers,
  operatorCatalogue,
  operatorMacros,
  operatorNotes,
  operatorConfirmations,
  operatorCredits,
  operatorDesk,
  operatorStock,
  operatorSettings,
  operatorStaff,
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
  viewing,
];

/** Every declared call, for the checks that walk all of them. */
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
