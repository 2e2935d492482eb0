import type { Language } from '@sesame/contract/limits.ts';
import type { MacroAction } from '@sesame/contract/operator-macros.ts';
import type { TicketPriority } from '@sesame/contract/operator-support.ts';
import type { BackupProblem } from '@sesame/contract/operator-system.ts';
import type { OperatorRole } from '@sesame/contract/permissions.ts';
import type { TicketState } from '@sesame/contract/support.ts';
import type { ColumnType, Generated } from 'kysely';

/** The tables as Kysely sees them; the migrations are the truth. Times are Dates, sums of money are whole cents. */
export interface Database {
  idempotency_keys: IdempotencyKeysTable;
  users: UsersTable;
  sessions: SessionsTable;
  security_events: SecurityEventsTable;
  identities: IdentitiesTable;
  google_flows: GoogleFlowsTable;
  google_tickets: GoogleTicketsTable;
  origins: OriginsTable;
  products: ProductsTable;
  product_origins: ProductOriginsTable;
  prices: PricesTable;
  price_plans: PricePlansTable;
  planned_prices: PlannedPricesTable;
  payment_methods: PaymentMethodsTable;
  promo_codes: PromoCodesTable;
  promo_code_products: PromoCodeProductsTable;
  promo_redemptions: PromoRedemptionsTable;
  payments: PaymentsTable;
  payment_moves: PaymentMovesTable;
  payment_events: PaymentEventsTable;
  payment_effects: PaymentEffectsTable;
  notice_inbox: NoticeInboxTable;
  payment_refunds: PaymentRefundsTable;
  gateway_refunds: GatewayRefundsTable;
  provider_settings: ProviderSettingsTable;
  exchange_rates: ExchangeRatesTable;
  transfer_receipts: TransferReceiptsTable;
  transfer_confirmations: TransferConfirmationsTable;
  payment_confirmations: PaymentConfirmationsTable;
  method_tests: MethodTestsTable;
  alerts: AlertsTable;
  journals: JournalsTable;
  journal_entries: JournalEntriesTable;
  subscriptions: SubscriptionsTable;
  grants: GrantsTable;
  subscription_end_changes: SubscriptionEndChangesTable;
  stock_items: StockItemsTable;
  deliveries: DeliveriesTable;
  bulk_acts: BulkActsTable;
  bulk_act_items: BulkActItemsTable;
  announcements: AnnouncementsTable;
  announcement_closings: AnnouncementClosingsTable;
  announcement_images: AnnouncementImagesTable;
  mails: MailsTable;
  one_time_tokens: OneTimeTokensTable;
  reset_requests: ResetRequestsTable;
  known_devices: KnownDevicesTable;
  subscription_reminders: SubscriptionRemindersTable;
  media_files: MediaFilesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  login_failures: LoginFailuresTable;
  telegram_updates: TelegramUpdatesTable;
  telegram_messages: TelegramMessagesTable;
  campaign_days: CampaignDaysTable;
  referral_days: ReferralDaysTable;
  visit_keys: VisitKeysTable;
  visit_marks: VisitMarksTable;
  partner_balances: PartnerBalancesTable;
  referral_rules: ReferralRulesTable;
  partners: PartnersTable;
  referral_flags: ReferralFlagsTable;
  flagged_buyers: FlaggedBuyersTable;
  commissions: CommissionsTable;
  commission_moves: CommissionMovesTable;
  commission_days: CommissionDaysTable;
  earned_days: EarnedDaysTable;
  payouts: PayoutsTable;
  payout_moves: PayoutMovesTable;
  tickets: TicketsTable;
  ticket_moves: TicketMovesTable;
  ticket_messages: TicketMessagesTable;
  ticket_attachments: TicketAttachmentsTable;
  macros: MacrosTable;
  operators: OperatorsTable;
  operator_sessions: OperatorSessionsTable;
  saved_views: SavedViewsTable;
  job_runs: JobRunsTable;
  operator_invitations: OperatorInvitationsTable;
  owner_links: OwnerLinksTable;
  user_notes: UserNotesTable;
  viewings: ViewingsTable;
  acts: ActsTable;
  broken_acts: BrokenActsView;
  text_drafts: TextDraftsTable;
  text_publications: TextPublicationsTable;
  shop_setting_changes: ShopSettingChangesTable;
  brand_logos: BrandLogosTable;
  sales_days: SalesDaysTable;
  payment_days: PaymentDaysTable;
  worker_heartbeats: WorkerHeartbeatsTable;
  backups: BackupsTable;
}

/** JSON columns are written as text and read as values. */
type Json = ColumnType<unknown, string, string>;
type JsonWithDefault = ColumnType<unknown, string | undefined, string>;

export type DurationUnit = 'day' | 'month' | 'year';
export type MethodCategory = 'worldwide' | 'cis';
export type PaymentState =
  | 'pending'
  | 'review'
  | 'paid'
  | 'expired'
  | 'canceled'
  | 'failed'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';
export type FormState = 'none' | 'requested' | 'ready' | 'unknown' | 'refused';
export type NoticeOutcome = 'applied' | 'nothing_to_do' | 'mismatch' | 'unknown_payment';

interface IdempotencyKeysTable {
  owner: string;
  route: string;
  key: string;
  body_hash: Buffer;
  started_at: Date;
  finished_at: Date | null;
  status: number | null;
  answer: ColumnType<unknown, string | null, string | null>;
}

interface UsersTable {
  id: string;
  email: string;
  username: string;
  username_key: string;
  password_hash: string | null;
  language: Generated<Language>;
  image_url: string | null;
  trc20_address: string | null;
  tg_first_name: string | null;
  tg_last_name: string | null;
  coupon: string | null;
  created_at: Date;
  email_confirmed_at: ColumnType<Date | null, Date | undefined, Date | null>;
  trc20_changed_at: ColumnType<Date | null, undefined, Date | null>;
  /** When the account is to be erased. */
  deletion_at: ColumnType<Date | null, undefined, Date | null>;
  deleted_at: ColumnType<Date | null, undefined, Date>;
  /** Since when they may not sign in. */
  blocked_at: ColumnType<Date | null, undefined, Date | null>;
  blocked_reason: ColumnType<string | null, undefined, string | null>;
  /** Of the connected Telegram account; 52 bits at most, so exact as a number. */
  tg_id: ColumnType<number | null, undefined, number | null>;
  /** Since when the bot may not write there. */
  tg_blocked_at: ColumnType<Date | null, undefined, Date | null>;
  tg_notices: ColumnType<TelegramNotice[], undefined, TelegramNotice[]>;
  /** What `?r=` names this user by. */
  referral_code: ColumnType<string | null, string | undefined, string | null>;
  referred_by: ColumnType<string | null, string | undefined, never>;
  campaign: ColumnType<string | null, undefined, string | null>;
  /** The network of an account that came by an invitation, for a while. */
  registered_from: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What is told by Telegram to whoever asked for it. */
export type TelegramNotice =
  | 'subscription_ends'
  | 'payment_received'
  | 'access_changed'
  | 'ticket_answered';

interface SessionsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  user_agent: Generated<string>;
  ip_prefix: Generated<string>;
  /** Stays the same when the token is refreshed. */
  id: Generated<string>;
  signed_in_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  /** An operator's, who may only read: not the user's own. */
  viewing_id: ColumnType<string | null, string | undefined, never>;
  hides_secrets: ColumnType<boolean, boolean | undefined, never>;
}

interface SecurityEventsTable {
  id: Generated<number>;
  kind: string;
  user_id: string | null;
  ip_prefix: Generated<string>;
  detail: JsonWithDefault;
  created_at: Date;
}

interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  linked_at: Date;
}

interface GoogleFlowsTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  /** Sealed. */
  content: string;
  expires_at: Date;
}

interface GoogleTicketsTable {
  ticket_hash: Buffer;
  browser_hash: Buffer;
  /** Sealed. */
  content: string;
  password_tries: Generated<number>;
  expires_at: Date;
}

interface OriginsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  picture: string;
  site: string;
  version: Generated<number>;
  referral: Generated<boolean>;
  low_stock: Generated<number | null>;
}

interface ProductsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  description: Generated<string>;
  description_ru: Generated<string>;
  active: Generated<boolean>;
  position: Generated<number>;
  archived_at: Date | null;
  version: Generated<number>;
  active_from: Generated<Date | null>;
}

interface ProductOriginsTable {
  product_id: number;
  origin_id: number;
  position: Generated<number>;
}

interface PricesTable {
  id: Generated<number>;
  product_id: number;
  duration_count: number;
  duration_unit: DurationUnit;
  amount_cents: number;
  currency: Generated<'USD'>;
  position: Generated<number>;
  replaced_by: number | null;
  archived_at: Date | null;
  created_at: Date;
}

interface PricePlansTable {
  product_id: number;
  begins_at: Date;
  operator_id: string;
  ip: string;
}

interface PlannedPricesTable {
  product_id: number;
  position: number;
  duration_count: number;
  duration_unit: DurationUnit;
  amount_cents: number;
}

interface PaymentMethodsTable {
  gateway: string;
  provider: string;
  category: MethodCategory;
  title: string;
  title_ru: string;
  description: Generated<string>;
  description_ru: Generated<string>;
  image_url: Generated<string>;
  fee_percent: number;
  button_text: Generated<string>;
  button_text_ru: Generated<string>;
  min_total_cents: Generated<number>;
  max_total_cents: Generated<number>;
  life_s: Generated<number>;
  position: Generated<number>;
  enabled: Generated<boolean>;
  charge_currency: Generated<ChargeCurrency>;
  provider_option: Generated<string | null>;
  /** Counts edits. */
  version: Generated<number>;
}

interface PromoCodesTable {
  id: Generated<number>;
  code: string;
  code_key: string;
  discount_percent: number;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  per_user_limit: Generated<number>;
  uses: Generated<number>;
  first_purchase_only: Generated<boolean>;
  min_amount_cents: Generated<number>;
  method_category: MethodCategory | null;
  active: Generated<boolean>;
  note: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  batch: string | null;
}

interface PromoCodeProductsTable {
  promo_code_id: number;
  product_id: number;
}

interface PromoRedemptionsTable {
  id: string;
  promo_code_id: number;
  user_id: string;
  payment_id: string;
  slot: number;
  state: 'reserved' | 'committed' | 'released';
  over_limit: Generated<boolean>;
  created_at: Date;
  changed_at: Date;
}

interface PaymentsTable {
  id: string;
  user_id: string;
  product_id: number;
  price_id: number;
  gateway: string;
  provider: string;
  title: string;
  description: string;
  description_ru: string;
  duration_count: number;
  duration_unit: DurationUnit;
  price_cents: number;
  fee_percent: number;
  fee_cents: number;
  promo_code_id: number | null;
  discount_percent: number;
  discount_cents: number;
  total_cents: number;
  currency: 'USD';
  state: PaymentState;
  created_at: Date;
  expires_at: Date;
  form_state: FormState;
  form_url: string | null;
  gateway_reference: string | null;
  check_at: Date | null;
  check_count: Generated<number>;
  paid_at: Date | null;
  closed_at: Date | null;
  captured_cents: Generated<number>;
  captured_currency: string | null;
  refunded_cents: Generated<number>;
  review_reason: string | null;
  flag: string | null;
  access_from: Date | null;
  access_until: Date | null;
  charge_currency: Generated<ChargeCurrency>;
  /** What the gateway is asked for, in minor units of the charge currency. */
  charge_minor: number;
  /** Units of the charge currency for one dollar, times 10,000; null in dollars. */
  rate_e4: Generated<number | null>;
  rate_source: Generated<RateSource | null>;
  rate_at: Generated<Date | null>;
  gateway_handle: Generated<string | null>;
  provider_option: Generated<string | null>;
  /** In minor units of `captured_currency`. */
  captured_minor: Generated<number>;
  /** What of it the gateway has given back. */
  returned_minor: Generated<number>;
  /** Booked as given back and come back to us since: still to be given to the buyer. */
  owed_minor: Generated<number>;
  owed_cents: Generated<number>;
  /** While it is disputed: who says so. */
  disputed_by: Generated<'gateway' | 'operator' | null>;
  /** What the gateway held of it when an operator gave that back by other means. */
  dismissed_minor: Generated<number | null>;
  /** Where the buyer ordered from, two letters; null where nobody says it. */
  country: Generated<string | null>;
}

/** Refunds that operators asked for. */
interface PaymentRefundsTable {
  id: string;
  payment_id: string;
  operator_id: string;
  way: RefundWay;
  access: RefundAccess;
  amount_cents: number;
  /** The same in the currency that was captured. */
  amount_minor: number;
  currency: ChargeCurrency;
  reason: string;
  state: PaymentRefundState;
  gateway_reference: string | null;
  created_at: Date;
  changed_at: Date;
  purpose: Generated<RefundPurpose>;
  /** The posting that booked it. */
  effect: Generated<string | null>;
  failure: Generated<string | null>;
  attempts: Generated<number>;
  /** When it is looked at next; null once it is decided. */
  try_at: Date | null;
}

/** The refunds that gateways told of one by one. */
interface GatewayRefundsTable {
  payment_id: string;
  reference: string;
  amount_minor: number;
  counted_at: Date | null;
  failed_at: Date | null;
}

export type ChargeCurrency = 'USD' | 'RUB';
export type RateSource = 'cbr' | 'operator' | 'setting';
export type RefundWay = 'gateway' | 'balance' | 'record';
/** repay: of money that came back to us. return: of money that was never accepted. */
export type RefundPurpose = 'refund' | 'repay' | 'return';
export type RefundAccess = 'keep' | 'shorten' | 'revoke';
export type PaymentRefundState = 'requested' | 'unknown' | 'pending' | 'succeeded' | 'failed';

/** Settings of providers written in the console: JSON of the values, sealed. */
interface ProviderSettingsTable {
  provider: string;
  sealed: string;
  version: Generated<number>;
  changed_at: Date;
  changed_by: string | null;
}

interface ExchangeRatesTable {
  id: Generated<number>;
  currency: 'RUB';
  rate_e4: number;
  source: 'cbr' | 'operator';
  set_at: Date;
  /** When the source last said so. */
  seen_at: Date;
  created_at: Date;
  created_by: string | null;
  ended_at: Date | null;
}

/** Proofs of bank transfers, for an operator to decide on. */
interface TransferReceiptsTable {
  id: string;
  payment_id: string;
  file: string;
  content_type: 'application/pdf' | 'image/webp';
  bytes: number;
  created_at: Date;
  kept_at: Date | null;
  decision: 'accepted' | 'refused' | null;
  decided_at: Date | null;
  decided_by: string | null;
  decision_reason: string | null;
}

interface TransferConfirmationsTable {
  payment_id: string;
  bank_reference: string;
  received_minor: number;
  currency: string;
  reason: string;
  first_by: string;
  first_at: Date;
  settled_by: string | null;
  settled_at: Date | null;
}

interface PaymentConfirmationsTable {
  id: string;
  payment_id: string;
  provider: string;
  reference: string;
  reason: string;
  needs_two: boolean;
  state: 'waiting' | 'settled' | 'refused' | 'expired';
  asked_by: string;
  asked_at: Date;
  expires_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

interface MethodTestsTable {
  id: string;
  gateway: string;
  provider: string;
  amount_minor: number;
  currency: ChargeCurrency;
  state: 'opened' | 'paid' | 'refused' | 'silent';
  reference: string | null;
  handle: string | null;
  failure: string | null;
  operator_id: string;
  created_at: Date;
}

interface PaymentMovesTable {
  from_state: PaymentState;
  to_state: PaymentState;
}

interface PaymentEventsTable {
  id: Generated<number>;
  payment_id: string;
  kind: string;
  detail: JsonWithDefault;
  created_at: Date;
}

interface PaymentEffectsTable {
  payment_id: string;
  effect: string;
  created_at: Date;
}

interface NoticeInboxTable {
  id: Generated<number>;
  provider: string;
  event_key: string;
  gateway_reference: string | null;
  order_id: string | null;
  body: string;
  received_at: Date;
  applied_at: Date | null;
  outcome: NoticeOutcome | null;
  attempts: Generated<number>;
  try_at: Date;
  last_error: string | null;
  gateway_handle: Generated<string | null>;
}

interface AlertsTable {
  id: Generated<number>;
  kind: string;
  subject: string;
  detail: Json;
  created_at: Date;
  resolved_at: Date | null;
  resolved_by: Generated<string | null>;
  resolution: Generated<string | null>;
}

export type JournalKind =
  | 'sale'
  | 'refund'
  | 'refund_bounced'
  | 'refund_repaid'
  | 'commission'
  | 'commission_available'
  | 'commission_frozen'
  | 'commission_reversed'
  | 'days'
  | 'spend'
  | 'spend_back'
  | 'credit'
  | 'payout_request'
  | 'payout_back'
  | 'payout_paid';

interface JournalsTable {
  id: string;
  kind: JournalKind;
  /** Of a posting that is an effect of a payment. */
  payment_id: string | null;
  effect: string;
  created_at: Date;
  /** `payment:<id>`, `commission:<id>`, `payout:<id>`; one posting per subject and effect. */
  subject: string;
}

interface JournalEntriesTable {
  id: Generated<number>;
  journal_id: string;
  account: string;
  amount_cents: number;
  currency: string;
}

/** Kept by the database from the entries of the journal. */
interface PartnerBalancesTable {
  partner_id: string;
  earned_cents: ColumnType<number, never, never>;
  /** Refunds that went to the balance. */
  credited_cents: ColumnType<number, never, never>;
  pending_cents: ColumnType<number, never, never>;
  available_cents: ColumnType<number, never, never>;
  in_payout_cents: ColumnType<number, never, never>;
  paid_out_cents: ColumnType<number, never, never>;
  spent_cents: ColumnType<number, never, never>;
  reversed_cents: ColumnType<number, never, never>;
  days_earned_cents: ColumnType<number, never, never>;
  days_pending_cents: ColumnType<number, never, never>;
  days_available_cents: ColumnType<number, never, never>;
  days_given_cents: ColumnType<number, never, never>;
  days_reversed_cents: ColumnType<number, never, never>;
}

interface ReferralRulesTable {
  version: ColumnType<number, never, never>;
  deposit_percent: number;
  first_payment_percent: number;
  verified_percent: number;
  hold_days: number;
  payout_min_cents: number;
  second_person_cents: number;
  network_accounts_max: number;
  created_at: Date;
}

export type ReferralMode = 'base' | 'subs';

interface PartnersTable {
  user_id: string;
  mode: Generated<ReferralMode>;
  origin_ids: Generated<number[]>;
  verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface ReferralFlagsTable {
  id: string;
  partner_id: string;
  /** The prefix of an address. */
  network: string;
  created_at: Date;
  verdict: ColumnType<'cleared' | 'confirmed' | null, undefined, 'cleared' | 'confirmed'>;
  resolved_at: ColumnType<Date | null, undefined, Date>;
}

interface FlaggedBuyersTable {
  buyer_id: string;
  flag_id: string;
}

export type CommissionState = 'pending' | 'review' | 'disputed' | 'available' | 'reversed';
export type CommissionReason = 'refund' | 'operator' | 'many_accounts' | 'dispute';

interface CommissionsTable {
  id: string;
  payment_id: string;
  kind: 'deposit' | 'first_payment';
  partner_id: string;
  buyer_id: string;
  mode: ReferralMode;
  origin_ids: number[];
  rule_version: number;
  rate_percent: number;
  base_cents: number;
  amount_cents: number;
  created_at: Date;
  available_at: Date;
  state: CommissionState;
  reason: CommissionReason | null;
  reversed_cents: Generated<number>;
  matured: Generated<number>;
}

interface CommissionMovesTable {
  from_state: CommissionState;
  to_state: CommissionState;
}

interface CommissionDaysTable {
  partner_id: string;
  day: string;
  deposit_cents: Generated<number>;
  first_payment_cents: Generated<number>;
}

interface EarnedDaysTable {
  id: string;
  commission_id: string;
  matured: number;
  origin_id: number;
  product_id: number;
  partner_id: string;
  days: number;
  value_cents: number;
  created_at: Date;
}

export type PayoutState = 'requested' | 'approved' | 'paid' | 'rejected' | 'canceled';

interface PayoutsTable {
  id: string;
  user_id: string;
  network: 'usdt_trc20' | 'ton';
  address: string;
  memo: string | null;
  amount_cents: number;
  rule_version: number;
  created_at: Date;
  not_before: Date;
  state: PayoutState;
  approved_by: ColumnType<string | null, undefined, string>;
  approved_at: ColumnType<Date | null, undefined, Date>;
  paid_by: ColumnType<string | null, undefined, string>;
  closed_at: ColumnType<Date | null, undefined, Date>;
  reason: ColumnType<string | null, undefined, string>;
  transaction: ColumnType<string | null, undefined, string>;
}

interface PayoutMovesTable {
  from_state: PayoutState;
  to_state: PayoutState;
}

interface SubscriptionsTable {
  id: string;
  user_id: string;
  product_id: number;
  anchor_day: number;
  ends_at: Date;
  created_at: Date;
}

interface GrantsTable {
  id: string;
  subscription_id: string;
  payment_id: string | null;
  /** Of days that were earned instead of bought. */
  earned_days_id: ColumnType<string | null, string | null | undefined, never>;
  /** Who gave it, when it was neither bought nor earned. */
  operator_id: ColumnType<string | null, string | null | undefined, never>;
  duration_count: number;
  duration_unit: DurationUnit;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  reversed_at: Date | null;
  /** Taken off its end for a refund in part. */
  taken_days: Generated<number>;
  held_at: Generated<Date | null>;
  /** Who took it back, when no refund did. */
  reversed_by: ColumnType<string | null, undefined, string>;
  /** The period whose rest this is. */
  moved_from: ColumnType<string | null, string | undefined, never>;
}

interface SubscriptionEndChangesTable {
  id: Generated<number>;
  subscription_id: string;
  old_end: Date | null;
  new_end: Date;
  reason: 'purchase' | 'refund' | 'operator' | 'referral';
  created_at: Date;
}

interface StockItemsTable {
  id: string;
  origin_id: number;
  kind: 'unique' | 'shared' | 'template' | 'webhook';
  secret: Buffer;
  secret_fingerprint: Buffer;
  taken_by: string | null;
  taken_at: Date | null;
  created_at: Date;
  retired_at: Date | null;
}

interface BulkActsTable {
  id: string;
  kind: 'extend_subscriptions' | 'end_sessions' | 'block_users';
  work: ColumnType<unknown, string, never>;
  reason: string;
  operator_id: string;
  ip: string;
  state: Generated<'running' | 'stopped' | 'done'>;
  total: number;
  created_at: Date;
  finished_at: ColumnType<Date | null, undefined, Date>;
}

interface BulkActItemsTable {
  bulk_act_id: string;
  subject: string;
  state: Generated<'waiting' | 'done' | 'failed'>;
  /** The code of the refusal. */
  problem: ColumnType<string | null, undefined, string | null>;
  finished_at: ColumnType<Date | null, undefined, Date>;
}

interface DeliveriesTable {
  id: string;
  subscription_id: string;
  origin_id: number;
  stock_item_id: string | null;
  position: Generated<number>;
  attempts: Generated<number>;
  try_at: Date | null;
  created_at: Date;
  delivered_at: Date | null;
  /** Counts the items that were asked for. */
  question: Generated<number>;
}

interface MailsTable {
  id: string;
  key: string;
  /** The sealed mail; erased when it needs no sending any more. */
  content: string | null;
  queued_at: Date;
  attempts: Generated<number>;
  try_at: Date | null;
  sent_at: ColumnType<Date | null, undefined, Date>;
  given_up_at: ColumnType<Date | null, undefined, Date>;
  last_error: ColumnType<string | null, undefined, string>;
}

interface OneTimeTokensTable {
  user_id: string;
  kind: string;
  token_hash: Buffer;
  data: Json;
  created_at: Date;
  expires_at: Date;
}

interface ResetRequestsTable {
  id: string;
  /** Sealed. */
  email: string;
  requested_at: Date;
}

interface KnownDevicesTable {
  user_id: string;
  device: Buffer;
  first_seen_at: Date;
  last_seen_at: Date;
}

interface SubscriptionRemindersTable {
  subscription_id: string;
  kind: 'three_days' | 'one_day' | 'ended';
  ends_at: Date;
  created_at: Date;
}

interface MediaFilesTable {
  name: string;
  user_id: string;
  created_at: Date;
}

interface SecondFactorsTable {
  user_id: string;
  /** Sealed. */
  secret: string;
  started_at: Date;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The 30 seconds whose code was used last. */
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
}

interface LoginFailuresTable {
  account: Buffer;
  failures: number;
  last_at: Date;
  retry_at: Date;
}

interface TelegramUpdatesTable {
  bot_id: number;
  update_id: number;
  received_at: Date;
}

interface TelegramMessagesTable {
  id: string;
  key: string;
  chat_id: number;
  /** Erased when it needs no sending any more. */
  content: string | null;
  queued_at: Date;
  attempts: Generated<number>;
  try_at: Date | null;
  sent_at: ColumnType<Date | null, undefined, Date>;
  given_up_at: ColumnType<Date | null, undefined, Date>;
  last_error: ColumnType<string | null, undefined, string>;
}

/** Days are UTC and texts, `2026-03-10`. */
interface CampaignDaysTable {
  campaign: string;
  day: string;
  visits: Generated<number>;
  activations: Generated<number>;
}

interface ReferralDaysTable {
  user_id: string;
  day: string;
  visits: Generated<number>;
}

interface VisitKeysTable {
  day: string;
  key: Buffer;
}

interface VisitMarksTable {
  day: string;
  mark: Buffer;
}

interface OperatorsTable {
  id: string;
  email: string;
  name: string;
  role: OperatorRole;
  password_hash: string;
  /** Sealed. */
  totp_secret: string | null;
  /** The 30 seconds whose code was used last. */
  totp_last_step: Generated<number>;
  created_at: Date;
  disabled_at: ColumnType<Date | null, undefined, Date | null>;
  /** What an edit began from. */
  version: Generated<number>;
}

interface OperatorSessionsTable {
  token_hash: Buffer;
  operator_id: string;
  created_at: Date;
  last_seen_at: Date;
  ends_at: Date;
  user_agent: Generated<string>;
  ip: Generated<string>;
  /** When password and code were last shown. */
  confirmed_at: Date | null;
}

/** Backups and restores of them on trial. */
interface BackupsTable {
  id: string;
  /** The backup that is restored on trial; null: this is one. */
  checks: string | null;
  state: Generated<'wanted' | 'running' | 'done' | 'failed'>;
  asked_at: Date;
  ended_at: Date | null;
  tables_done: Generated<number>;
  tables: number | null;
  problem: BackupProblem | null;
  host: string | null;
  file: string | null;
  bytes: number | null;
  rows: number | null;
  sha256: string | null;
  removed_at: Date | null;
  violations: ColumnType<{ invariant: string; rule: string }[], string | undefined, string>;
}

/** How a scheduled job did. */
interface JobRunsTable {
  name: string;
  every_s: number;
  succeeded_at: Date | null;
  failed_at: Date | null;
  /** In a row, up to now. */
  failures: number;
  last_error: string | null;
  /** When an operator wanted it run before its time; null once it is. */
  wanted_at: Date | null;
}

/** Filters of a list that an operator keeps. */
interface SavedViewsTable {
  id: string;
  operator_id: string;
  /** The call that answers the list. */
  list: string;
  name: string;
  filters: string;
  saved_at: Date;
}

/** One open invitation an e-mail. */
interface OperatorInvitationsTable {
  id: string;
  email: string;
  name: string;
  role: OperatorRole;
  token_hash: Buffer;
  /** Sealed. */
  totp_secret: string;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
}

interface OwnerLinksTable {
  token_hash: Buffer;
  operator_id: string;
  expires_at: Date;
}

/** What operators know of a buyer, for each other. */
interface UserNotesTable {
  id: string;
  user_id: ColumnType<string, string, never>;
  operator_id: ColumnType<string, string, never>;
  content: string;
  pinned: Generated<boolean>;
  version: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  edited_at: ColumnType<Date | null, undefined, Date>;
}

/** An operator's minutes in the shop as one buyer sees it. */
interface ViewingsTable {
  id: string;
  user_id: ColumnType<string, string, never>;
  operator_id: ColumnType<string, string, never>;
  /** Null once it was used. */
  ticket_hash: Buffer | null;
  ticket_expires_at: ColumnType<Date, Date, never>;
  hides_secrets: ColumnType<boolean, boolean, never>;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
}

/** Acts that are not what was written, or not where. */
interface BrokenActsView {
  id: ColumnType<number, never, never>;
  broken: ColumnType<'hash' | 'chain', never, never>;
}

/** What an operator wrote and nobody sees yet. */
interface TextDraftsTable {
  key: string;
  language: Language;
  words: string;
  version: Generated<number>;
  written_at: Date;
  written_by: string;
}

/** Only ever added to: the newest of a text and language is what the shop says, null being its own words. */
interface TextPublicationsTable {
  id: Generated<number>;
  key: ColumnType<string, string, never>;
  language: ColumnType<Language, Language, never>;
  words: ColumnType<string | null, string | null, never>;
  published_at: ColumnType<Date, Date, never>;
  published_by: ColumnType<string, string, never>;
}

/** Only ever added to; the newest of a name holds. */
interface ShopSettingChangesTable {
  id: Generated<number>;
  name: ColumnType<string, string, never>;
  value: ColumnType<unknown, string | null, never>;
  changed_at: ColumnType<Date, Date, never>;
  changed_by: ColumnType<string, string, never>;
}

interface BrandLogosTable {
  digest: ColumnType<string, string, never>;
  png: ColumnType<Buffer, Buffer, never>;
  kept_at: ColumnType<Date, Date, never>;
}

/** Only ever added to; number and hashes are the database's own. */
interface ActsTable {
  id: ColumnType<number, never, never>;
  at: ColumnType<Date, Date, never>;
  operator_id: ColumnType<string, string, never>;
  action: ColumnType<string, string, never>;
  subject: ColumnType<string, string, never>;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
  reason: ColumnType<string | null, string | null, never>;
  ip: ColumnType<string, string, never>;
  previous_hash: ColumnType<Buffer, never, never>;
  hash: ColumnType<Buffer, never, never>;
}

interface AnnouncementsTable {
  id: Generated<number>;
  title: string;
  title_ru: string;
  description: Generated<string>;
  description_ru: Generated<string>;
  button_text: Generated<string>;
  button_text_ru: Generated<string>;
  button_href: Generated<string>;
  image: string | null;
  image_alt: Generated<string>;
  image_alt_ru: Generated<string>;
  audience: Generated<'all' | 'with_subscription' | 'without_subscription'>;
  /** Of the people who see it; null: all of them. */
  language: ColumnType<Language | null, Language | null | undefined, Language | null>;
  priority: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  archived_at: ColumnType<Date | null, undefined, Date>;
}

interface AnnouncementImagesTable {
  /** `/media/…` */
  path: string;
  created_at: Date;
  removed_at: ColumnType<Date | null, undefined, Date>;
}

interface AnnouncementClosingsTable {
  announcement_id: number;
  user_id: string;
  closed_at: Date;
}

interface TicketsTable {
  id: string;
  number: ColumnType<number, never, never>;
  user_id: ColumnType<string, string, never>;
  title: ColumnType<string, string, never>;
  state: TicketState;
  priority: Generated<TicketPriority>;
  assignee_id: ColumnType<string | null, undefined, string | null>;
  payment_id: ColumnType<string | null, string | null, never>;
  subscription_id: ColumnType<string | null, string | null, never>;
  /** What the payment or the subscription was for, as it was called then. */
  subject_title: ColumnType<string | null, string | null, never>;
  created_at: ColumnType<Date, Date, never>;
  resolved_at: ColumnType<Date | null, undefined, Date | null>;
  /** The last message that the buyer sees. */
  last_seq: number;
  last_at: Date;
  last_sender: 'user' | 'admin';
  last_excerpt: string;
  /** The last answer of an operator. */
  answer_seq: ColumnType<number | null, undefined, number>;
  /** How far the buyer has read. */
  read_seq: ColumnType<number, undefined, number>;
}

interface TicketMovesTable {
  from_state: TicketState;
  to_state: TicketState;
}

interface TicketMessagesTable {
  ticket_id: string;
  id: string;
  seq: ColumnType<number, never, never>;
  /** `note`: for operators alone. */
  sender: ColumnType<'user' | 'admin' | 'note', 'user' | 'admin' | 'note', never>;
  operator_id: ColumnType<string | null, string | null, never>;
  content: ColumnType<string, string, never>;
  created_at: ColumnType<Date, Date, never>;
}

interface TicketAttachmentsTable {
  id: string;
  user_id: ColumnType<string | null, string | null, never>;
  operator_id: ColumnType<string | null, string | null, never>;
  file: string;
  name: string;
  type: 'image/webp' | 'application/pdf';
  size_bytes: number;
  created_at: Date;
  ticket_id: ColumnType<string | null, undefined, string>;
  message_id: ColumnType<string | null, undefined, string>;
  position: Generated<number>;
  removed_at: ColumnType<Date | null, undefined, Date>;
}

interface MacrosTable {
  id: ColumnType<string, string, never>;
  name: string;
  /** What the contract calls a macro's action; null of a canned reply. */
  action: ColumnType<MacroAction | null, string | null, string | null>;
  body: string;
  body_ru: string;
  version: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  archived_at: ColumnType<Date | null, undefined, Date | null>;
}

/** Money of days that are over, by one dimension at a time. */
interface SalesDaysTable {
  dimension: string;
  day: string;
  key: string;
  orders: number;
  gross_cents: number;
  fees_cents: number;
  refunds_cents: number;
}

/** Payments by the day they were started; the row of no gateway says that the day is counted. */
interface PaymentDaysTable {
  day: string;
  gateway: string;
  started: number;
  /** Within two weeks. */
  paid_soon: number;
}

interface WorkerHeartbeatsTable {
  name: string;
  at: Date;
}
