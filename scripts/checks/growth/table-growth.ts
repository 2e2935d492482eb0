/** What makes a table longer, and what ends its rows. */
export type Growth =
  /** Migrations write it, or it has a row for each setting. */
  | { readonly grows: 'never' }
  /** At most some rows for each of these. */
  | { readonly grows: 'bounded'; readonly by: Bound }
  /** Rows end by age. */
  | Pruned
  /** Rows stay. */
  | { readonly grows: 'kept'; readonly per: string; readonly bytes: number; readonly why: Reason };

type Bound = 'buyers' | 'operators' | 'what operators enter' | 'days';
type Reason = 'the law' | 'the ledger' | 'a repeat must be recognized' | 'the history of a record';

/** How rows of a table end. Each way is one that the check can follow in the code. */
export type Pruned = { readonly grows: 'pruned'; readonly after: string } & (
  | {
      /** A schedule or a queue. */
      readonly job: string;
      /** The function that deletes, which the job reaches. */
      readonly by: string;
    }
  /** The rows go with those of this table. */
  | { readonly job?: never; readonly with: string }
  /** A package deletes them. */
  | { readonly job?: never; readonly library: string }
);

const never: Growth = { grows: 'never' };
const boundedBy = (by: Bound): Growth => ({ grows: 'bounded', by });
const buyers = boundedBy('buyers');
const operators = boundedBy('operators');
const entered = boundedBy('what operators enter');
const days = boundedBy('days');
const pruned = (job: string, by: string, after: string): Growth => ({
  ...{ grows: 'pruned', job, by, after },
});
const prunedWith = (table: string, after: string): Growth => ({
  ...{ grows: 'pruned', with: table, after },
});
/**
 * @param bytes with indexes: those of a sale by 2,000 of them in the bench; the others by the demo data, or from the types of
 * their columns
 */
const kept = (per: string, bytes: number, why: Reason): Growth => ({
  ...{ grows: 'kept', per, bytes, why },
});

/**
 * The growth of every table. A table that only ever grows is kept for a reason, or a job ends its rows.
 * `npx node scripts/checks/tables/write-tables.ts` writes docs/scaling.md from this list.
 */
export const tableGrowth: Readonly<Record<string, Growth>> = {
  backfills: never,
  broken_audit_events: never,
  commission_transitions: never,
  connection_settings: never,
  demo_rows: never,
  job_runs: never,
  monthly_tables: never,
  payment_transitions: never,
  payout_transitions: never,
  provider_settings: never,
  text_drafts: never,
  ticket_transitions: never,
  webhook_secret: never,
  worker_heartbeats: never,

  announcement_dismissals: buyers,
  buyer_revisions: buyers,
  calendar_addresses: buyers,
  campaign_payers: buyers,
  flagged_buyers: buyers,
  identities: buyers,
  partner_balances: buyers,
  partners: buyers,
  recovery_codes: buyers,
  referral_flags: buyers,
  second_factors: buyers,
  users: buyers,

  operator_chat_links: operators,
  operator_chats: operators,
  operator_notification_choices: operators,
  operator_notification_times: operators,
  operator_recovery_codes: operators,
  operators,
  owner_links: operators,
  saved_views: operators,
  setup_links: operators,

  announcements: entered,
  brand_logos: entered,
  campaign_costs: entered,
  macros: entered,
  method_tests: entered,
  payment_methods: entered,
  planned_prices: entered,
  price_schedules: entered,
  prices: entered,
  product_services: entered,
  products: entered,
  promo_code_products: entered,
  promo_codes: entered,
  referral_rules: entered,
  rule_changes: entered,
  services: entered,
  shop_setting_changes: entered,
  text_publications: entered,
  user_notes: entered,

  audit_heads: days,
  backups: days,
  campaign_days: days,
  commission_days: days,
  exchange_rates: days,
  payment_days: days,
  referral_days: days,
  sales_days: days,

  announcement_images: pruned(
    'remove-unused-announcement-images',
    'deleteImage',
    'an hour without an announcement',
  ),
  google_flows: pruned('delete-stale-google-sign-ins', 'deleteStaleSignIns', 'their expiry'),
  google_tickets: pruned('delete-stale-google-sign-ins', 'deleteStaleSignIns', 'their expiry'),
  idempotency_keys: pruned('delete-old-idempotency-keys', 'deleteKeysBefore', 'a day'),
  impersonations: pruned(
    'delete-expired-impersonations',
    'deleteExpiredImpersonations',
    'their expiry',
  ),
  known_devices: pruned('delete-old-devices', 'deleteOldDevices', '180 days without use'),
  sign_in_failures: pruned('delete-old-sign-in-failures', 'deleteOldSignInFailures', 'a day'),
  mails: pruned('delete-old-mails', 'deleteOldMails', '180 days'),
  media_files: pruned('remove-unused-media', 'deleteMediaFile', 'an hour without an account'),
  one_time_tokens: pruned('delete-expired-tokens', 'deleteExpiredTokens', 'their expiry'),
  operator_buttons: prunedWith('operator_news', '90 days'),
  operator_devices: pruned(
    'delete-old-operator-devices',
    'deleteOldOperatorDevices',
    '180 days without use',
  ),
  operator_invitations: pruned('delete-old-invitations', 'deleteOldInvitations', 'their expiry'),
  operator_news: pruned('delete-old-operator-events', 'deleteOldEvents', '90 days'),
  operator_notifications: prunedWith('operator_news', '90 days'),
  operator_sessions: pruned(
    'delete-expired-operator-sessions',
    'deleteDeadOperatorSessions',
    'their end',
  ),
  rate_limits: {
    grows: 'pruned',
    library: 'rate-limiter-flexible',
    after: 'an hour after their window',
  },
  reset_requests: pruned('process-reset-requests', 'deleteResetRequest', 'their answer'),
  security_events: pruned('keep-months', 'keepMonths', '24 months'),
  sessions: pruned('delete-expired-sessions', 'deleteExpiredSessions', 'their expiry'),
  subscription_reminders: pruned(
    'delete-old-reminders',
    'deleteOldReminders',
    '30 days after the end they announced',
  ),
  telegram_messages: pruned('delete-old-telegram-records', 'deleteOldMessages', '180 days'),
  telegram_updates: pruned('delete-old-telegram-records', 'deleteOldUpdates', '3 days'),
  trusted_devices: pruned('delete-old-devices', 'deleteOldTrustedDevices', '180 days without use'),
  visit_keys: pruned('delete-visitor-hashes', 'deleteVisitorHashesBefore', 'a day'),
  visitor_hashes: pruned('delete-visitor-hashes', 'deleteVisitorHashesBefore', 'a day'),

  payments: kept('sale', 1900, 'the law'),
  payment_events: kept('sale', 820, 'the law'),
  grants: kept('sale', 410, 'the law'),
  journals: kept('sale', 350, 'the ledger'),
  journal_entries: kept('sale', 450, 'the ledger'),
  payment_effects: kept('sale', 250, 'a repeat must be recognized'),
  webhook_events: kept('sale', 1230, 'a repeat must be recognized'),
  subscription_end_changes: kept('sale', 190, 'the history of a record'),
  subscriptions: kept('product that a buyer has had', 770, 'the law'),
  deliveries: kept('service that a buyer has had', 300, 'the history of a record'),
  inventory_items: kept('item of a service', 450, 'the history of a record'),
  audit_events: kept('action of an operator', 650, 'the history of a record'),
  bulk_actions: kept('action of an operator on many records', 250, 'the history of a record'),
  bulk_action_items: kept('record of such an action', 300, 'the history of a record'),
  alerts: kept('incident', 450, 'the history of a record'),
  tickets: kept('request to the support', 550, 'the history of a record'),
  ticket_messages: kept('message of a request', 250, 'the history of a record'),
  ticket_attachments: kept('file of a message', 300, 'the history of a record'),
  transfer_proofs: kept('bank transfer', 250, 'the law'),
  transfer_confirmations: kept('bank transfer', 250, 'the law'),
  payment_confirmations: kept('manual confirmation', 250, 'the law'),
  payment_refunds: kept('refund', 300, 'the law'),
  gateway_refunds: kept('refund', 250, 'the ledger'),
  double_payments: kept('double payment', 250, 'the history of a record'),
  payment_disputes: kept('dispute', 250, 'the law'),
  dispute_answers: kept('dispute', 250, 'the law'),
  dispute_files: kept('file of a dispute', 250, 'the law'),
  gifts: kept('gift', 550, 'the law'),
  coin_payments: kept('coin of a payment', 300, 'the ledger'),
  fiscal_receipts: kept('fiscal receipt', 300, 'the law'),
  promo_redemptions: kept('sale with a promo code', 250, 'the law'),
  plan_changes: kept('change of a plan', 250, 'the law'),
  plan_change_lines: kept('change of a plan', 250, 'the ledger'),
  saved_methods: kept('saved payment method', 300, 'the law'),
  payment_mandates: kept('saved payment method', 250, 'the law'),
  payment_charges: kept('charge of a saved method', 250, 'the law'),
  renewal_consents: kept('agreement to renew', 250, 'the law'),
  renewal_agreements: kept('agreement to renew', 300, 'the law'),
  renewals: kept('renewal', 300, 'the law'),
  renewal_attempts: kept('renewal', 350, 'the law'),
  renewal_undos: kept('undone renewal', 250, 'the law'),
  commissions: kept('sale that a partner brought', 350, 'the ledger'),
  earned_days: kept('commission in days', 300, 'the ledger'),
  credit_holds: kept('refund to a balance', 200, 'the ledger'),
  payouts: kept('payout', 550, 'the law'),
  item_replacements: kept('replaced item', 300, 'the history of a record'),
};
