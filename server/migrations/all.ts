import type { Migration } from 'kysely/migration';
import * as platform from './0001-platform.ts';
import * as users from './0002-users.ts';
import * as catalogue from './0003-catalogue.ts';
import * as payments from './0004-payments.ts';
import * as journal from './0005-journal.ts';
import * as access from './0006-access.ts';
import * as announcements from './0007-announcements.ts';
import * as rateLimits from './0008-rate-limits.ts';
import * as mail from './0009-mail.ts';
import * as google from './0010-google.ts';
import * as account from './0011-account.ts';
import * as telegram from './0012-telegram.ts';
import * as campaigns from './0013-campaigns.ts';
import * as operators from './0014-operators.ts';
import * as ledger from './0016-ledger.ts';
import * as referrals from './0017-referrals.ts';
import * as announcementAudiences from './0018-announcements.ts';
import * as support from './0019-support.ts';
import * as gateways from './0020-gateways.ts';
import * as refunds from './0021-refunds.ts';
import * as catalogueConsole from './0022-catalogue-console.ts';
import * as team from './0023-team.ts';
import * as texts from './0024-texts.ts';
import * as promosAndReports from './0025-promos-and-reports.ts';
import * as paymentList from './0026-payment-list.ts';
import * as inventoryCounts from './0027-inventory-counts.ts';
import * as buyersConsole from './0028-buyers-console.ts';
import * as operatorGrants from './0029-operator-grants.ts';
import * as shopSettings from './0030-shop-settings.ts';
import * as ticketQueue from './0032-ticket-queue.ts';
import * as subscriptionsConsole from './0033-subscriptions-console.ts';
import * as bulkActions from './0034-bulk-actions.ts';
import * as userNotes from './0035-user-notes.ts';
import * as impersonations from './0036-impersonations.ts';
import * as paymentsConsole from './0037-payments-console.ts';
import * as paymentDays from './0038-payment-days.ts';
import * as textKeys from './0039-text-keys.ts';
import * as savedViews from './0041-saved-views.ts';
import * as consoleLists from './0042-console-lists.ts';
import * as plannedPrices from './0043-planned-prices.ts';
import * as backups from './0044-backups.ts';
import * as ownerLinks from './0045-owner-links.ts';
import * as campaignPayers from './0046-campaign-payers.ts';
import * as keysInTransactions from './0047-keys-in-transactions.ts';
import * as jobItems from './0050-job-items.ts';
import * as webhookBodies from './0053-webhook-bodies.ts';
import * as accountOwners from './0056-account-owners.ts';
import * as trustedDevices from './0057-trusted-devices.ts';
import * as ruleChanges from './0058-rule-changes.ts';
import * as payoutTransfers from './0060-payout-transfers.ts';
import * as firstPurchases from './0061-first-purchases.ts';
import * as creditHolds from './0062-credit-holds.ts';
import * as demoRows from './0063-demo-rows.ts';
import * as appendOnly from './0064-append-only.ts';
import * as auditHeads from './0065-audit-heads.ts';

/** A literal list: what runs is what is read here. Forward only. */
export const migrations: Record<string, Migration> = {
  '0001-platform': platform,
  '0002-users': users,
  '0003-catalogue': catalogue,
  '0004-payments': payments,
  '0005-journal': journal,
  '0006-access': access,
  '0007-announcements': announcements,
  '0008-rate-limits': rateLimits,
  '0009-mail': mail,
  '0010-google': google,
  '0011-account': account,
  '0012-telegram': telegram,
  '0013-campaigns': campaigns,
  '0014-operators': operators,
  '0016-ledger': ledger,
  '0017-referrals': referrals,
  '0018-announcements': announcementAudiences,
  '0019-support': support,
  '0020-gateways': gateways,
  '0021-refunds': refunds,
  '0022-catalogue-console': catalogueConsole,
  '0023-team': team,
  '0024-texts': texts,
  '0025-promos-and-reports': promosAndReports,
  '0026-payment-list': paymentList,
  '0027-inventory-counts': inventoryCounts,
  '0028-buyers-console': buyersConsole,
  '0029-operator-grants': operatorGrants,
  '0030-shop-settings': shopSettings,
  '0032-ticket-queue': ticketQueue,
  '0033-subscriptions-console': subscriptionsConsole,
  '0034-bulk-actions': bulkActions,
  '0035-user-notes': userNotes,
  '0036-impersonations': impersonations,
  '0037-payments-console': paymentsConsole,
  '0038-payment-days': paymentDays,
  '0039-text-keys': textKeys,
  '0041-saved-views': savedViews,
  '0042-console-lists': consoleLists,
  '0043-planned-prices': plannedPrices,
  '0044-backups': backups,
  '0045-owner-links': ownerLinks,
  '0046-campaign-payers': campaignPayers,
  '0047-keys-in-transactions': keysInTransactions,
  '0050-job-items': jobItems,
  '0053-webhook-bodies': webhookBodies,
  '0056-account-owners': accountOwners,
  '0057-trusted-devices': trustedDevices,
  '0058-rule-changes': ruleChanges,
  '0060-payout-transfers': payoutTransfers,
  '0061-first-purchases': firstPurchases,
  '0062-credit-holds': creditHolds,
  '0063-demo-rows': demoRows,
  '0064-append-only': appendOnly,
  '0065-audit-heads': auditHeads,
};
