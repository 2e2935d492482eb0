import type { OnlineMigration } from '../src/platform/db/build-indexes.ts';
import * as calendar from './0026-calendar.ts';
import * as planChanges from './0027-plan-changes.ts';
import * as gifts from './0028-gifts.ts';
import * as renewals from './0029-renewals.ts';
import * as revisions from './0030-revisions.ts';
import * as backfills from './0031-backfills.ts';
import * as months from './0032-months.ts';
import * as cheaperPayments from './0033-cheaper-payments.ts';
import * as referenceSearch from './0034-reference-search.ts';
import * as columnComments from './0035-column-comments.ts';
import * as referenceComments from './0036-reference-comments.ts';
import * as abandonedMessages from './0037-abandoned-messages.ts';
import * as sealingKeys from './0038-sealing-keys.ts';
import * as platform from './baseline/0001-platform.ts';
import * as operators from './baseline/0002-operators.ts';
import * as auditLog from './baseline/0003-audit-log.ts';
import * as users from './baseline/0004-users.ts';
import * as signIn from './baseline/0005-sign-in.ts';
import * as mailAndTelegram from './baseline/0006-mail-and-telegram.ts';
import * as catalogue from './baseline/0007-catalogue.ts';
import * as gateways from './baseline/0008-gateways.ts';
import * as promoCodes from './baseline/0009-promo-codes.ts';
import * as payments from './baseline/0010-payments.ts';
import * as promoRedemptions from './baseline/0011-promo-redemptions.ts';
import * as refunds from './baseline/0012-refunds.ts';
import * as confirmations from './baseline/0013-confirmations.ts';
import * as journal from './baseline/0014-journal.ts';
import * as campaigns from './baseline/0015-campaigns.ts';
import * as partners from './baseline/0016-partners.ts';
import * as commissions from './baseline/0017-commissions.ts';
import * as payouts from './baseline/0018-payouts.ts';
import * as access from './baseline/0019-access.ts';
import * as support from './baseline/0020-support.ts';
import * as announcements from './baseline/0021-announcements.ts';
import * as settingsAndTexts from './baseline/0022-settings-and-texts.ts';
import * as reports from './baseline/0023-reports.ts';
import * as disputes from './baseline/0024-disputes.ts';
import * as savedMethods from './baseline/0025-saved-methods.ts';

/** Every migration, in the order of their numbers. Forward only: a migration that was released is never edited. */
export const migrations: Record<string, OnlineMigration> = {
  '0001-platform': platform,
  '0002-operators': operators,
  '0003-audit-log': auditLog,
  '0004-users': users,
  '0005-sign-in': signIn,
  '0006-mail-and-telegram': mailAndTelegram,
  '0007-catalogue': catalogue,
  '0008-gateways': gateways,
  '0009-promo-codes': promoCodes,
  '0010-payments': payments,
  '0011-promo-redemptions': promoRedemptions,
  '0012-refunds': refunds,
  '0013-confirmations': confirmations,
  '0014-journal': journal,
  '0015-campaigns': campaigns,
  '0016-partners': partners,
  '0017-commissions': commissions,
  '0018-payouts': payouts,
  '0019-access': access,
  '0020-support': support,
  '0021-announcements': announcements,
  '0022-settings-and-texts': settingsAndTexts,
  '0023-reports': reports,
  '0024-disputes': disputes,
  '0025-saved-methods': savedMethods,
  '0026-calendar': calendar,
  '0027-plan-changes': planChanges,
  '0028-gifts': gifts,
  '0029-renewals': renewals,
  '0030-revisions': revisions,
  '0031-backfills': backfills,
  '0032-months': months,
  '0033-cheaper-payments': cheaperPayments,
  '0034-reference-search': referenceSearch,
  '0035-column-comments': columnComments,
  '0036-reference-comments': referenceComments,
  '0037-abandoned-messages': abandonedMessages,
  '0038-sealing-keys': sealingKeys,
};
