// Generated from the migrated database by `npm run generate-types`; do not edit.

import type { BackupProblemColumn, JsonColumn, MacroActionColumn, TelegramNotificationsColumn, ViolationsColumn } from "./column-types.ts";
import type { ColumnType, GeneratedAlways } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface Alerts {
  /** When it was raised last. */
  created_at: Date;
  /** Figures and ids for the operator. */
  detail: Generated<JsonColumn>;
  /** Until when something has to be done; null when there is no such date. */
  due_at: Date | null;
  /** Primary key. */
  id: GeneratedAlways<number>;
  /** What happened, such as `payment_late` or `refund_failed`. */
  kind: string;
  /** What the operator wrote about the resolution. */
  resolution: string | null;
  /** When it was resolved; null while it is open. */
  resolved_at: Date | null;
  /** The operator who resolved it; null while it is open, and when its cause disappeared by itself. */
  resolved_by: string | null;
  /** What it is about: an id, or a kind and an id such as `refund:<id>`. */
  subject: string;
}

export interface AnnouncementDismissals {
  /** Announcement that is not shown to the buyer again, even once it is edited. */
  announcement_id: number;
  /** When it was closed. */
  dismissed_at: Date;
  /** Buyer who closed it; an unconfirmed account that its real owner takes over sees it again. */
  user_id: string;
}

export interface AnnouncementImages {
  /** When it was uploaded. */
  created_at: Date;
  /** Address of the picture, `/media/…`. */
  path: string;
  /** Set before the file is deleted; no announcement can show it from then on. */
  removed_at: Date | null;
}

export interface Announcements {
  /** Since when it is not shown at all. */
  archived_at: Date | null;
  /** Which buyers see it. */
  audience: Generated<"all" | "with_subscription" | "without_subscription">;
  /** Address that the button opens. */
  button_href: Generated<string>;
  /** Text of the button in English; empty for no button. */
  button_text: Generated<string>;
  /** Text of the button in Russian. */
  button_text_ru: Generated<string>;
  /** When it was written. */
  created_at: Generated<Date>;
  /** Text in English; HTML. */
  description: Generated<string>;
  /** Text in Russian; HTML. */
  description_ru: Generated<string>;
  /** Shown until then; null for no end. */
  ends_at: Date | null;
  /** Primary key. */
  id: Generated<number>;
  /** Picture, if any. */
  image: string | null;
  /** Description of the picture in English, for screen readers. */
  image_alt: Generated<string>;
  /** Description of the picture in Russian. */
  image_alt_ru: Generated<string>;
  /** Language of the buyers who see it; null for all. */
  language: "en" | "ru" | null;
  /** The highest is shown first. */
  priority: Generated<number>;
  /** Shown from then; null for at once. */
  starts_at: Date | null;
  /** Title in English. */
  title: string;
  /** Title in Russian. */
  title_ru: string;
  /** When it was edited last. */
  updated_at: Generated<Date>;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export interface AuditEvents {
  /** What was done, as `<noun>.<verb>`, such as `payment.refund`. */
  action: string;
  /** State after the action, without secrets. */
  after: JsonColumn | null;
  /** When it happened. */
  at: Date;
  /** State before the action; `json`, because the text that was hashed must stay as it is. */
  before: JsonColumn | null;
  /** SHA-256 of all other columns, set by a trigger. */
  hash: GeneratedAlways<Buffer>;
  /** Consecutive number without gaps, set by a trigger. */
  id: GeneratedAlways<number>;
  /** IP address of the operator. */
  ip: string;
  /** Operator who acted; they stay in the log when they leave the team. */
  operator_id: string;
  /** Hash of the previous event, set by a trigger; 32 zero bytes in the first. */
  previous_hash: GeneratedAlways<Buffer>;
  /** The operator's reason, where one is required. */
  reason: string | null;
  /** What it was done to, as `<noun>:<id>`. */
  subject: string;
}

export interface AuditHeads {
  /** UTC date. */
  day: string;
  /** The newest event at that time. */
  event_id: number;
  /** Hash of that event. */
  hash: Buffer;
  /** When a worker stored this row and sent it to the owners by email. */
  published_at: Date;
}

export interface Backfills {
  /** How many rows the next batch looks at. */
  batch_rows: number;
  /** When there were no more rows; null before. */
  ended_at: Date | null;
  /** Name of its entry in `migrations/backfills.ts`. */
  name: string;
  /** The last key that was looked at, as text; null before the first batch. */
  position: string | null;
  /** How many rows were looked at. */
  rows_done: Generated<number>;
  /** How many rows the table had about, by the statistics of PostgreSQL at the start. */
  rows_estimated: number;
  /** When its first batch began. */
  started_at: Date;
}

export interface Backups {
  /** For a test restore, the backup it restores; null for a backup. */
  backup_id: string | null;
  /** Size of the file. */
  bytes: number | null;
  /** Address of the bucket that holds a copy of the file; null without a copy. */
  copied_to: string | null;
  /** Whether the file could not be copied to the bucket. */
  copy_failed: Generated<boolean>;
  /** Fingerprint of the key that the file is encrypted for; null when it is not encrypted. */
  encrypted_for: string | null;
  /** When it was done or had failed. */
  ended_at: Date | null;
  /** Name of the file in its folder. */
  file: string | null;
  /** Folder that the file was written to; null for the one in DATA_DIR of its host. */
  folder: string | null;
  /** Host name of the worker that runs it. */
  host: string | null;
  /** Primary key (UUID v7). */
  id: string;
  /** Whether it was due, instead of being requested by an operator. */
  is_scheduled: Generated<boolean>;
  /** Number of migrations that the database had when it was made. */
  migrations: number | null;
  /** Code of the failure, as in the contract. */
  problem: BackupProblemColumn | null;
  /** When the file was removed to make room for newer backups. */
  removed_at: Date | null;
  /** When an operator or the schedule requested it. */
  requested_at: Date;
  /** Rows in the file. */
  rows: number | null;
  /** SHA-256 of the file in hexadecimal. */
  sha256: string | null;
  /** When a worker started it, the last time. */
  started_at: Date | null;
  /** Progress: `requested` is waiting for a worker, `running`, and the final states `done` and `failed`. */
  state: Generated<"requested" | "running" | "done" | "failed">;
  /** Number of tables in all; null before the start. */
  tables: number | null;
  /** Tables finished so far. */
  tables_done: Generated<number>;
  /** For a test restore, the ledger invariants that the restored data violates: `[{ invariant, rule }]`. */
  violations: Generated<ViolationsColumn>;
}

export interface BrandLogos {
  /** Hash of the picture, part of its address. */
  digest: string;
  /** Content of the picture, as PNG; a new logo is another row. */
  png: Buffer;
  /** When it was uploaded. */
  stored_at: Date;
}

export interface BrokenAuditEvents {
  /** `hash`: the content was changed. `chain`: an event before it was changed, removed or inserted. */
  broken: string | null;
  /** Number of the event. */
  id: number | null;
}

export interface BulkActionItems {
  /** Bulk action that was started with the item; none is added to it later. */
  bulk_action_id: string;
  /** When it was done or had failed. */
  finished_at: Date | null;
  /** The days that a subscription was given; null for everything else. */
  grant_id: string | null;
  /** Error code of the refusal, for a failed item. */
  problem: string | null;
  /** `waiting`, `done` or `failed`. */
  state: Generated<"waiting" | "done" | "failed">;
  /** Id of the subscription, user or inventory item. */
  subject: string;
}

export interface BulkActions {
  /** When it was started. */
  created_at: Date;
  /** When it was stopped or done. */
  finished_at: Date | null;
  /** Primary key (UUID v7). */
  id: string;
  /** IP address of the operator, for the audit log. */
  ip: string;
  /** What is done to each item. */
  kind: "extend_subscriptions" | "undo_added_days" | "end_sessions" | "block_users" | "retire_items";
  /** What is done, with its parameters, such as the number of days, as the operator confirmed them. */
  operation: JsonColumn;
  /** The operator who started it. */
  operator_id: string;
  /** The operator's reason, for the audit log. */
  reason: string;
  /** `running`, `stopped` by an operator, or `done`. */
  state: Generated<"running" | "stopped" | "done">;
  /** Number of items. */
  total: number;
}

export interface BuyerRevisions {
  /** Microseconds since 1970 of the last change, or one more than before. */
  revision: number;
  /** One for each transaction that ever changed the same buyer at the same time as another. */
  slot: GeneratedAlways<number>;
  /** The buyer; the nil UUID stands for all. No reference, so that raising locks no user. */
  user_id: string;
}

export interface CalendarAddresses {
  /** When the address was created. */
  created_at: Date;
  /** SHA-256 of the token in the address; the address itself is only shown once. */
  token_hash: Buffer;
  /** Buyer whose dates are at the address; the row goes with the account. */
  user_id: string;
}

export interface CampaignCosts {
  /** Campaign of the `utm` links that the money was spent on. */
  campaign: string;
  /** All that was spent on it, in cents. */
  cost_cents: number;
}

export interface CampaignDays {
  /** Activations of the campaign by a visitor or a new account. */
  activations: Generated<number>;
  /** Name of the campaign, from `utm` links. */
  campaign: string;
  /** UTC date. */
  day: string;
  /** Distinct visitors. */
  visits: Generated<number>;
}

export interface CampaignPayers {
  /** Campaign that brought them, as in `users`; it follows that one. */
  campaign: string;
  /** What they paid minus refunds, in cents; payments by balance do not count. */
  revenue_cents: number;
  /** User of the campaign, from their first payment by other means than the balance. */
  user_id: string;
}

export interface CoinPayments {
  /** Where the buyer sends the coins. */
  address: string;
  /** How many coins to send, as a decimal number. */
  amount: string;
  /** The gateway's id of the coin on its network, such as `usdttrc20`. */
  coin: string;
  /** Name of the coin at that time. */
  coin_name: string;
  /** When it was chosen last. */
  created_at: Date;
  /** Until when the amount applies; null without such a limit. */
  expires_at: Date | null;
  /** The gateway's id of the payment in this coin. */
  gateway_payment_id: string;
  /** Memo, tag or comment without which the money is not found; null where the network has none. */
  memo: string | null;
  /** What was missing of the price, in cents, when it was chosen to send that; 0 for the whole price. */
  missing_cents: Generated<number>;
  /** Name of its network at that time. */
  network: string;
  /** Payment that is paid with the coin; it keeps every coin that its buyer has chosen. */
  payment_id: string;
  /** Symbol of the coin, such as `USDT`. */
  symbol: string;
}

export interface CommissionDays {
  /** UTC date. */
  day: string;
  /** Commissions on payments, in cents. */
  deposit_cents: Generated<number>;
  /** Commissions of that kind earned on the day, in cents; reversals stay out. */
  first_payment_cents: Generated<number>;
  /** Partner who earned them, even if they are reversed later. */
  partner_id: string;
}

export interface Commissions {
  /** The rate of the base in cents; a reversal does not change it. */
  amount_cents: number;
  /** When it matures. */
  available_at: Date;
  /** Amount in cents that the rate applies to. */
  base_cents: number;
  /** The buyer whom the partner invited. */
  buyer_id: string;
  /** When the payment was settled. */
  created_at: Date;
  /** Primary key (UUID v7). */
  id: string;
  /** `deposit`: on every payment. `first_payment`: once per buyer. */
  kind: "deposit" | "first_payment";
  /** How often it became available; more than once after disputes that were won. */
  matured_count: Generated<number>;
  /** Mode of the partner at that time: money or days. */
  mode: "base" | "subs";
  /** Partner who had invited the buyer when the payment was settled. */
  partner_id: string;
  /** Payment that it is a share of; at most one commission of each kind. */
  payment_id: string;
  /** Share of the base that the partner earns, in 1/100 %, by the rules of that version. */
  rate_percent: number;
  /** Why it is held or was reversed. */
  reason: "refund" | "operator" | "many_accounts" | "dispute" | null;
  /** Part of the amount that refunds, disputes or an operator took back, in cents. */
  reversed_cents: Generated<number>;
  /** The version of the rules at that time. */
  rule_version: number;
  /** Services of the partner at that time, for days. */
  service_ids: number[];
  /** State; `commission_transitions` lists what may follow it. */
  state: "pending" | "review" | "disputed" | "available" | "reversed";
}

export interface CommissionTransitions {
  /** State before. */
  from_state: string;
  /** State after. */
  to_state: string;
}

export interface ConnectionSettings {
  /** When they were changed last. */
  changed_at: Date;
  /** The operator who changed them. */
  changed_by: string;
  /** Name of the connection, such as `mail`. */
  connection: string;
  /** Sealed JSON of the values. */
  sealed: string;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export interface CreditHolds {
  /** Part of the balance that cannot be paid out before the release, in cents. */
  amount_cents: number;
  /** When the money was booked to the balance, by which holds are ordered. */
  created_at: Date;
  /** Key of the effect that booked the refund, so that it is held only once. */
  effect: string;
  /** Primary key (UUID v7). */
  id: string;
  /** Payment whose refund was credited; its dispute window sets the release. */
  payment_id: string;
  /** End of the dispute window of the payment; it can be released from then. */
  releasable_at: Date;
  /** When an operator released it for payouts; null while it is held. */
  released_at: Date | null;
  /** The operator who released it. */
  released_by: string | null;
  /** What was left to release, in cents; the rest had been spent. */
  released_cents: number | null;
  /** Buyer of that payment, whose balance the money is on. */
  user_id: string;
}

export interface Deliveries {
  /** Attempts so far. */
  attempts: Generated<number>;
  /** When it began to wait. */
  created_at: Date;
  /** When the item was assigned. */
  delivered_at: Date | null;
  /** Primary key (UUID v7). */
  id: string;
  /** The item that was assigned; null while it is waiting. */
  inventory_item_id: string | null;
  /** Order of the service within the product. */
  position: Generated<number>;
  /** Counts the items that were requested from a supplier; part of the idempotency key of the request. */
  request_number: Generated<number>;
  /** Service to be opened; it stays, also when the product no longer has it. */
  service_id: number;
  /** Subscription that gives access, one delivery for each service; a plan change may move it to the new one. */
  subscription_id: string;
}

export interface DemoRows {
  /** When the demo wrote the row, and the items of a service with it. */
  created_at: Date;
  /** Primary key of the row, as text. */
  id: string;
  /** Which table and removal the id belongs to: one of `DemoKind`, such as `user`. */
  kind: "operator" | "promo" | "method" | "product" | "service" | "announcement" | "user" | "macro";
}

export interface DisputeAnswers {
  /** The operator's own file. */
  attachment_id: string | null;
  /** Attempts to send it so far. */
  attempts: Generated<number>;
  /** The evidence; null for `accept`, and once it was erased with the account. */
  bundle: JsonColumn | null;
  /** When it was requested. */
  created_at: Date;
  /** The gateway's id of what it answers, as in `payments`. */
  dispute_reference: string;
  /** Why the gateway refused it. */
  failure: string | null;
  /** The same as a PDF; null for `accept`. */
  file_id: string | null;
  /** Primary key (UUID v7), and the gateway's idempotency key. */
  id: string;
  /** `evidence` against the dispute, or `accept`: the shop gives in. */
  kind: "evidence" | "accept";
  /** The operator's text to the gateway. */
  note: string;
  /** Who sent it. */
  operator_id: string;
  /** Payment whose dispute is answered; with the reference it names one dispute. */
  payment_id: string;
  /** When the gateway took it. */
  sent_at: Date | null;
  /** `requested` until the gateway has taken it; `failed`: it refused, and another one can be sent. */
  state: "requested" | "sent" | "failed";
}

export interface DisputeFiles {
  /** Length of the stored content. */
  bytes: number;
  /** When it was uploaded. */
  created_at: Date;
  /** Name in the storage; empty once it was removed with the account. */
  file: string;
  /** Primary key (UUID v7). */
  id: string;
  /** Name that the gateway gets. */
  name: string;
  /** Who uploaded or sent it. */
  operator_id: string;
  /** Payment for whose disputes it was uploaded or made; only their answers contain it. */
  payment_id: string;
  /** Content type, detected from the bytes. */
  type: "application/pdf" | "image/jpeg" | "image/png";
}

export interface DoublePayments {
  /** When the later payment was confirmed. */
  created_at: Date;
  /** When a person, the setting or a refund decided it; null while it is open, and again when its refund failed. */
  decided_at: Date | null;
  /** Who decided; null when a refund of one of the payments settled it. */
  decided_by: "buyer" | "operator" | "shop" | null;
  /** The payment that was confirmed before it. */
  earlier_payment_id: string;
  /** The later payment, which a refund would return; written in the transaction that confirms it. */
  payment_id: string;
  /** What the shop does, by its setting at that time: `ask` when the shop could not refund. */
  policy: "keep" | "ask" | "refund";
  /** The refund that the buyer or the shop requested. */
  refund_id: string | null;
  /** `open` until it is decided. `refunding`: the refund of the later payment is on its way. */
  state: "open" | "kept" | "refunding" | "refunded" | "dismissed";
}

export interface EarnedDays {
  /** Commission that was given as days instead of money, one row for each service. */
  commission_id: string;
  /** When they were given. */
  created_at: Date;
  /** Days given. */
  days: number;
  /** Primary key (UUID v7). */
  id: string;
  /** Which of its maturities, as counted in `commissions.matured_count`. */
  matured_count: number;
  /** Partner who earned the days, as in the commission. */
  partner_id: string;
  /** The product whose subscription was extended. */
  product_id: number;
  /** Service that the days are for: one of those that the commission was frozen with. */
  service_id: number;
  /** What the days cost by the cheapest plan, in cents. */
  value_cents: number;
}

export interface ExchangeRates {
  /** When the shop stored it. */
  created_at: Date;
  /** The operator who set it. */
  created_by: string | null;
  /** Currency that a dollar is expressed in. */
  currency: "RUB" | "EUR" | "GBP" | "KZT" | "BYN" | "UAH" | "UZS" | "AMD" | "GEL" | "TRY" | "CNY";
  /** For a rate of an operator, since when it no longer applies. */
  ended_at: Date | null;
  /** Primary key. */
  id: GeneratedAlways<number>;
  /** Units of the currency for one dollar, times 10,000. */
  rate_e4: number;
  /** When the source last reported it. */
  seen_at: Date;
  /** When the source set it. */
  set_at: Date;
  /** `cbr`: the Bank of Russia. `operator`: set in the console, and preferred while it lasts. */
  source: "cbr" | "operator";
}

export interface FiscalReceipts {
  /** Kopecks; null until it is known. */
  amount_minor: number | null;
  /** FPD, the fiscal attribute. */
  attribute: string | null;
  /** When it became known. */
  created_at: Date;
  /** FD, the number of the fiscal document. */
  document_number: string | null;
  /** What the gateway said when it refused or did not answer. */
  failure: string | null;
  /** Primary key (UUID v7), and part of the gateway's idempotency key. */
  id: string;
  /** What it is for: the `payment`, a `refund`, or `closing` a prepayment once access is given. */
  kind: "payment" | "refund" | "closing";
  /** Payment whose money the receipt is about; those of its refunds name it too. */
  payment_id: string;
  /** The gateway's id of the receipt. */
  reference: string | null;
  /** The gateway's id of the refund, or our own where the gateway has none; empty for the other kinds. */
  refund: Generated<string>;
  /** When it was registered, by the clock of the cash register. */
  registered_at: Date | null;
  /** How often it was ordered to be sent alone; 0 for one that traveled with the payment or refund. */
  sends: Generated<number>;
  /** Whether the gateway is asked for its state, or reports it by `webhook` alone. */
  source: "sync" | "webhook";
  /** `waiting` to be registered, `registered`, `failed`, or `unneeded` because everything was refunded before it was sent. */
  state: "waiting" | "registered" | "failed" | "unneeded";
  /** FN, the number of the fiscal storage. */
  storage_number: string | null;
  /** Whether a job has to send it. */
  to_send: Generated<boolean>;
  /** Address of a copy that its buyer may open. */
  url: string | null;
  /** When it became known or was ordered to be sent again. */
  waiting_since: Date;
}

export interface FlaggedBuyers {
  /** Account that the partner brought; it is in one flag only, the first that found it. */
  buyer_id: string;
  /** Flag whose verdict decides about the commissions from this account. */
  flag_id: string;
}

export interface GatewayRefunds {
  /** Amount in minor units of the captured currency. */
  amount_minor: number;
  /** When it was added to what the payment has returned; null before. */
  counted_at: Date | null;
  /** When the gateway reported that it had failed. */
  failed_at: Date | null;
  /** Payment whose money was returned; one row for each refund. */
  payment_id: string;
  /** The gateway's id of the refund. */
  reference: string;
}

export interface Gifts {
  /** The buyer who paid for it. */
  buyer_id: string;
  /** Emails with its card that its buyer has sent. */
  cards_sent: Generated<number>;
  /** `access`, or `credit` on the balance because the product was no longer offered. */
  claimed_as: "access" | "credit" | null;
  /** When it was redeemed. */
  claimed_at: Date | null;
  /** The buyer who redeemed it. */
  claimed_by: string | null;
  /** The last four characters of the code, shown where the code is not. */
  code_ending: string;
  /** Keyed hash of the code, by which it is found. */
  code_hash: Buffer;
  /** When it was paid for. */
  created_at: Date;
  /** What its claimer got on the balance, in cents; null for `access`. */
  credit_cents: number | null;
  /** When it was refunded or revoked. */
  ended_at: Date | null;
  /** Primary key (UUID v7). */
  id: string;
  /** The payment that bought it; its quote says what it is. */
  payment_id: string;
  /** When a refund or a lost dispute reversed what it gave. */
  reversed_at: Date | null;
  /** The operator who revoked it; null where a refund did. */
  revoked_by: string | null;
  /** The sealed code, which the buyer can see again. */
  sealed: string;
  /** `paid`: it waits to be redeemed. The other states are final. */
  state: "paid" | "claimed" | "refunded" | "revoked";
}

export interface GoogleFlows {
  /** SHA-256 of the cookie that ties the flow to the browser. */
  browser_hash: Buffer;
  /** Sealed: nonce, PKCE verifier and the query parameters to keep. */
  content: string;
  /** When the flow is abandoned. */
  expires_at: Date;
  /** SHA-256 of the `state` parameter. */
  state_hash: Buffer;
}

export interface GoogleTickets {
  /** SHA-256 of the cookie that ties the ticket to the browser. */
  browser_hash: Buffer;
  /** Sealed: the claims of Google about the person. */
  content: string;
  /** When the ticket stops working. */
  expires_at: Date;
  /** Wrong passwords while linking to an existing account. */
  password_attempts: Generated<number>;
  /** SHA-256 of the ticket. */
  ticket_hash: Buffer;
}

export interface Grants {
  /** The payment of the plan change that ended it. */
  changed_by: string | null;
  /** When its source gave it; the period may begin later. */
  created_at: Date;
  /** Length in units. */
  duration_count: number;
  /** Unit of the length. */
  duration_unit: "day" | "month" | "year";
  /** The days that a partner earned. */
  earned_days_id: string | null;
  /** End of the period. */
  ends_at: Date;
  /** Since when a dispute of its payment suspends it. */
  held_at: Date | null;
  /** Primary key (UUID v7). */
  id: string;
  /** Hash of the call of an operator that granted it, so that one call grants it only once. */
  intent: Buffer | null;
  /** The grant of another subscription whose rest this is. */
  moved_from: string | null;
  /** Operator who granted it; null when a payment or earned days did. */
  operator_id: string | null;
  /** The payment that bought it. */
  payment_id: string | null;
  /** Days taken off the end for a partial refund. */
  removed_days: Generated<number>;
  /** When it was reversed entirely. */
  reversed_at: Date | null;
  /** The operator who reversed it, unless a refund or a plan change did. */
  reversed_by: string | null;
  /** Start of the period. */
  starts_at: Date;
  /** Subscription whose end the days move; another one gets them as a new grant. */
  subscription_id: string;
}

export interface IdempotencyKeys {
  /** JSON body of the stored response. */
  answer: JsonColumn | null;
  /** SHA-256 of what the caller sent, without secrets; a repeat with another body is refused. Empty when nothing can be compared. */
  body_hash: Buffer;
  /** When the response was stored; null while the work is still under way. */
  finished_at: Date | null;
  /** Value of the `Idempotency-Key` header. */
  key: string;
  /** The caller, such as `user:<id>` or `operator:<id>`; keys of different callers never collide. */
  owner: string;
  /** Reference of work that was begun, such as a payment id, until there is a response. */
  reference: string | null;
  /** Id of the called route. */
  route: string;
  /** When the first call began; rows are deleted some time after it. */
  started_at: Date;
  /** HTTP status of the stored response. */
  status: number | null;
}

export interface Identities {
  /** Issuer of the ID token, such as `https://accounts.google.com`. */
  issuer: string;
  /** When the person first signed in with it, or linked it to their account. */
  linked_at: Date;
  /** The provider's id of the person. */
  subject: string;
  /** Account that the person signs in to; the row goes with it, or with its take-over. */
  user_id: string;
}

export interface Impersonations {
  /** When it was started. */
  created_at: Date;
  /** When the session ends. */
  expires_at: Date;
  /** Whether credentials and addresses are hidden from the operator. */
  hides_secrets: boolean;
  /** Primary key (UUID v7). */
  id: string;
  /** Operator who sees the shop; the audit log names them, and keeps the record when the row goes. */
  operator_id: string;
  /** When the ticket stops working. */
  ticket_expires_at: Date;
  /** SHA-256 of the ticket that the new tab redeems; null once it was redeemed. */
  ticket_hash: Buffer | null;
  /** The buyer whose shop is shown. */
  user_id: string;
}

export interface InventoryItems {
  /** When a subscription got the unique item, for good; null while it is free. */
  assigned_at: Date | null;
  /** The subscription that a unique item was assigned to. */
  assigned_to: string | null;
  /** What it holds; a template gives links, and so may a webhook. */
  content: Generated<"link" | "code" | "account" | "text" | "file">;
  /** When it was added. */
  created_at: Date;
  /** Name of a file, as in its sealed content; null for everything else. */
  file_name: string | null;
  /** What the seller adds to a file, as in its sealed content, or empty; null for everything else. */
  file_note: string | null;
  /** Primary key (UUID v7). */
  id: string;
  /** `unique`: for one subscription. `shared`: for all. `template`: a link made per subscription. `webhook`: requested from a supplier. */
  kind: "unique" | "shared" | "template" | "webhook";
  /** Since when it is not assigned any more. */
  retired_at: Date | null;
  /** Sealed link, code, account or text, or the template or webhook with its key. */
  secret: Buffer;
  /** Keyed hash that identifies the credential, so that a service gets none twice and operators find it by its content. */
  secret_fingerprint: Buffer;
  /** Service that the item opens; it never becomes that of another one. */
  service_id: number;
  /** Counts the changes of its content by operators. */
  version: Generated<number>;
}

export interface ItemReplacements {
  /** When it was replaced. */
  created_at: Date;
  /** The delivery whose item was replaced. */
  delivery_id: string;
  /** Primary key (UUID v7). */
  id: string;
  /** Whether the old link answered when it was replaced; `unknown` for what cannot be checked. */
  link_check: "works" | "fails" | "unknown";
  /** The unique item that took its place. */
  new_item_id: string;
  /** The item that did not work; it is retired. */
  old_item_id: string;
}

export interface JobRuns {
  /** Last failure; null before the first. */
  failed_at: Date | null;
  /** Consecutive failures up to now; three of them raise an alert. */
  failures: Generated<number>;
  /** Interval of the schedule in seconds. */
  interval_s: number;
  /** Message of the last failure. */
  last_error: string | null;
  /** Name of the job, such as `close-resolved-tickets`. */
  name: string;
  /** When its next job is enqueued; the worker that does it sets the time after. */
  next_run_at: Generated<Date>;
  /** Last success; null before the first. */
  succeeded_at: Date | null;
}

export interface JournalEntries {
  /** Account, such as `gateway:stripe`, `sales`, `fees` or `partner_available:<user>`. */
  account: string;
  /** Amount in minor units of the currency; debit is positive and credit negative. */
  amount_cents: number;
  /** Currency of the amount, three letters. */
  currency: string;
  /** Primary key. */
  id: GeneratedAlways<number>;
  /** Posting that the entry belongs to; all of them sum to 0 in each currency. */
  journal_id: string;
}

export interface Journals {
  /** When it was posted. */
  created_at: Date;
  /** With the subject what makes the posting happen once, such as `capture` or `refund:<sum>`. */
  effect: string;
  /** Primary key (UUID v7). */
  id: string;
  /** What is posted. */
  kind: "sale" | "refund" | "refund_bounced" | "refund_repaid" | "commission" | "commission_available" | "commission_frozen" | "commission_reversed" | "days" | "spend" | "spend_returned" | "credit" | "credit_withheld" | "credit_spent" | "credit_released" | "credit_paid_out" | "payout_request" | "payout_returned" | "payout_paid" | "plan_credit" | "gift_sold" | "gift_ended" | "gift_credit" | "gift_credit_reversed";
  /** The payment, for a posting that is an effect of one. */
  payment_id: string | null;
  /** What it is about: `payment:<id>`, `commission:<id>`, `payout:<id>`, `gift:<id>` or `partner:<id>`. */
  subject: string;
}

export interface KnownDevices {
  /** SHA-256 of browser, system and IP prefix. */
  device: Buffer;
  /** First sign-in. */
  first_seen_at: Date;
  /** Last sign-in. */
  last_seen_at: Date;
  /** Account that the browser signed in to; the row goes with it, or after 180 days without use. */
  user_id: string;
}

export interface Macros {
  /** The action and its parameters, as in the contract; null for a saved reply. */
  action: MacroActionColumn | null;
  /** Since when it is not offered; never deleted, because the audit log names it. */
  archived_at: Date | null;
  /** Text in English. */
  body: string;
  /** Text in Russian. */
  body_ru: string;
  /** When it was written. */
  created_at: Date;
  /** Primary key (UUID v7). */
  id: string;
  /** Name in the list. */
  name: string;
  /** When it was edited last. */
  updated_at: Date;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export interface Mails {
  /** When its last attempt failed or its job was discarded; null again once it was sent. */
  abandoned_at: Date | null;
  /** Attempts to send it so far. */
  attempts: Generated<number>;
  /** Whether it failed because the mail server could not be reached; it is retried as soon as the server answers. */
  awaits_server: Generated<boolean>;
  /** Sealed mail including recipient; erased once it was sent or its job was discarded. */
  content: string | null;
  /** Roles that may read what the notification is about. */
  for_roles: string[] | null;
  /** Primary key (UUID v7). */
  id: string;
  /** What the mail is for, unique: the same event queues it only once. */
  key: string;
  /** Message of the last failed attempt. */
  last_error: string | null;
  /** The operator of a notification; it is sent only while they are active and have one of the roles. */
  operator_id: string | null;
  /** When its cause was written; old rows are removed by it. */
  queued_at: Date;
  /** When the mail server accepted it. */
  sent_at: Date | null;
}

export interface MediaFiles {
  /** When it was uploaded; a file that no profile shows is removed some time later. */
  created_at: Date;
  /** File name in the storage. */
  name: string;
  /** The user who uploaded it. */
  user_id: string;
}

export interface MethodTests {
  /** Amount in minor units of the currency. */
  amount_minor: number;
  /** When the test ran. */
  created_at: Date;
  /** Currency of the amount. */
  currency: "USD" | "RUB";
  /** The provider's reason for refusing the page or the refund. */
  failure: string | null;
  /** The payment method, by its name in `payment_methods`. */
  gateway: string;
  /** Primary key (UUID v7), and the provider's order id. */
  id: string;
  /** The operator who ran the test. */
  operator_id: string;
  /** When the shop learned that it was paid. */
  paid_at: Date | null;
  /** Its adapter at that time. */
  provider: string;
  /** The provider's id of the order. */
  reference: string | null;
  /** Idempotency key of the refund at the provider. */
  refund_key: string | null;
  /** When the shop learned that it was refunded. */
  refunded_at: Date | null;
  /** The provider's second id, where it has one. */
  secondary_reference: string | null;
  /** `opened`: the provider created a page. `paid`: it reported the payment. `refunding`, `refunded`, `refund_failed`: how the refund went. `refused` or `no_answer`: there is no page. */
  state: "opened" | "paid" | "refunding" | "refunded" | "refund_failed" | "refused" | "no_answer";
  /** The checkout page; null when it was canceled at once because it would take real money. */
  url: string | null;
}

export interface MonthlyTables {
  /** How many complete months are kept before the current one. */
  kept_months: number;
  /** A table that has a partition for each month. */
  name: string;
  /** The column whose month decides. */
  time_column: string;
}

export interface OneTimeTokens {
  /** When it was issued. */
  created_at: Date;
  /** What the redeeming step needs. */
  data: Generated<JsonColumn>;
  /** When it stops working. */
  expires_at: Date;
  /** What it is for: `confirm_email`, `reset_password`, `second_factor` or `telegram`. */
  kind: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  /** The account that it is for. */
  user_id: string;
}

export interface OperatorButtons {
  /** `offer_resolve` is confirmed by another one, `resolve` resolves the alert, `keep` leaves it open. */
  action: "offer_resolve" | "resolve" | "keep";
  /** The event of the message. */
  event_id: number;
  /** When it stops working. */
  expires_at: Date;
  /** Primary key (UUID v7), which is all that Telegram stores of the button. */
  id: string;
  /** The operator whose chat shows it; no other operator can press it. */
  operator_id: string;
  /** When it, or another button of the same message, was pressed; it then does nothing more. */
  pressed_at: Date | null;
}

export interface OperatorChatLinks {
  /** When the link stops working. */
  expires_at: Date;
  /** The operator who requested it. */
  operator_id: string;
  /** SHA-256 of the token in the link. */
  token_hash: Buffer;
}

export interface OperatorChats {
  /** When the bot could no longer write to the chat; null while it can. */
  blocked_at: Date | null;
  /** Id of the private chat, which is the id of the person's Telegram account. */
  chat_id: number;
  /** When the operator opened the link in Telegram. */
  linked_at: Date;
  /** First name in Telegram, to recognize the account. */
  name: string;
  /** Operator who is notified there, in at most one chat; the row goes with their access. */
  operator_id: string;
}

export interface OperatorDevices {
  /** SHA-256 of the random cookie of the browser. */
  device: Buffer;
  /** Last sign-in in this browser. */
  last_used_at: Date;
  /** Operator who gave a code in it; the row ends after 180 days without a sign-in. */
  operator_id: string;
}

export interface OperatorInvitations {
  /** When it was sent. */
  created_at: Date;
  /** Lower-case address of the invited person. */
  email: string;
  /** When the link stops working. */
  expires_at: Date;
  /** Primary key (UUID v7). */
  id: string;
  /** The operator who sent the invitation; null for the first owner. */
  invited_by: string | null;
  /** Name that the operator will have. */
  name: string;
  /** Role that the operator will have. */
  role: "owner" | "manager" | "finance" | "support" | "content" | "auditor";
  /** SHA-256 of the token in the mailed link. */
  token_hash: Buffer;
  /** Sealed TOTP secret that the authenticator app of the invited person receives. */
  totp_secret: string;
}

export interface OperatorNews {
  /** The alert; null for other events. */
  alert_id: number | null;
  /** When it was decided whom to notify; null until then. */
  announced_at: Date | null;
  /** Figures and ids for the message; no personal data of buyers. */
  detail: Generated<JsonColumn>;
  /** Primary key. */
  id: GeneratedAlways<number>;
  /** Kind of the alert, or of an event that needs nothing, such as `sale`. */
  kind: string;
  /** When it happened. */
  occurred_at: Date;
  /** What it is about, as in `alerts`. */
  subject: string;
}

export interface OperatorNotificationChoices {
  /** Whether it is collected in one message a day. */
  digest: boolean;
  /** Whether they want it by email. */
  mail: boolean;
  /** Operator who chose for this topic, which applies only while they may read it. */
  operator_id: string;
  /** Whether they want it in their Telegram chat. */
  telegram: boolean;
  /** Group of kinds (`contract/src/console/notifications.ts`). */
  topic: "sale" | "payment_review" | "dispute" | "refund" | "ticket" | "inventory" | "job" | "payout" | "security";
}

export interface OperatorNotifications {
  /** How the notification reaches them. */
  channel: "mail" | "telegram";
  /** When the message was marked as handled; null while it waits for an operator. */
  closed_at: Date | null;
  /** Sent together with others, once a day. */
  digest: boolean;
  /** When to send it: at once, after the quiet hours, or at the hour of the digest. */
  due_at: Date;
  /** When the message was last edited to show the event as it was then. */
  edited_at: Date | null;
  /** Event that the notification is about; both are deleted together. */
  event_id: number;
  /** Id of the Telegram message about this event alone; null for mails, digests and what was not sent. */
  message: string | null;
  /** Operator who is notified, by what they had chosen when it occurred. */
  operator_id: string;
  /** `waiting`, `sent` once its message was queued, or `dropped` because the alert was resolved before or the operator may not read it any more. */
  state: Generated<"waiting" | "sent" | "dropped">;
}

export interface OperatorNotificationTimes {
  /** Hour of the day in that time zone, 0 to 23, at which the digest is sent. */
  digest_hour: number;
  /** Operator whose notifications wait for these hours, one row each. */
  operator_id: string;
  /** First hour in which nothing is sent at once; null: no quiet hours. */
  quiet_from: number | null;
  /** Hour at which the quiet hours end. */
  quiet_until: number | null;
  /** IANA name of their time zone, in which the hours are. */
  time_zone: string;
  /** Whether urgent topics are sent in quiet hours too. */
  urgent_anytime: boolean;
}

export interface OperatorRecoveryCodes {
  /** SHA-256 of operator id and code. */
  code_hash: Buffer;
  /** Operator who can use the code; new ones replace all that are left. */
  operator_id: string;
}

export interface Operators {
  /** When the operator joined. */
  created_at: Date;
  /** Since when the operator may not sign in. */
  disabled_at: Date | null;
  /** Lower-case address, with which the operator signs in. */
  email: string;
  /** Primary key (UUID v7). */
  id: string;
  /** Language of mails to the operator: of the browser at the last sign-in, or as chosen. */
  language: Generated<"en" | "ru">;
  /** Name as other operators see it. */
  name: string;
  /** Argon2id hash. */
  password_hash: string;
  /** Role, which decides the permissions (`contract/src/console/permissions.ts`). */
  role: "owner" | "manager" | "finance" | "support" | "content" | "auditor";
  /** The 30-second step of the last used code, which cannot be used again. */
  totp_last_step: Generated<number>;
  /** Sealed TOTP secret of the authenticator app; without one the operator can sign in only to a demo. */
  totp_secret: string | null;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export interface OperatorSessions {
  /** When password and code were last confirmed; sensitive actions need a recent confirmation. */
  confirmed_at: Date | null;
  /** When the operator signed in. */
  created_at: Date;
  /** When the session ends even if it is used. */
  ends_at: Date;
  /** IP address at sign-in. */
  ip: Generated<string>;
  /** Position in the WAL after the last change of this session, where a replica answers reads: they must include it. */
  last_change: number | null;
  /** Last request. */
  last_seen_at: Date;
  /** The operator who signed in. */
  operator_id: string;
  /** SHA-256 of the session token; the token itself is only in the browser. */
  token_hash: Buffer;
  /** Browser, as it reported itself. */
  user_agent: Generated<string>;
}

export interface OwnerLinks {
  /** When the link stops working. */
  expires_at: Date;
  /** The owner of the demo. */
  operator_id: string;
  /** SHA-256 of the token in the link. */
  token_hash: Buffer;
}

export interface PartnerBalances {
  /** What can pay orders and, but for the withheld part, be paid out; below 0 after a reversal of spent money. */
  available_cents: Generated<number>;
  /** Refunds credited to the balance. */
  credited_cents: Generated<number>;
  /** Value that was matured and not yet given as whole days. */
  days_available_cents: Generated<number>;
  /** Value of commissions earned as days. */
  days_earned_cents: Generated<number>;
  /** Value given as days. */
  days_given_cents: Generated<number>;
  /** Value of such commissions that have not matured. */
  days_pending_cents: Generated<number>;
  /** Value of such commissions that were reversed. */
  days_reversed_cents: Generated<number>;
  /** Commissions earned as money. */
  earned_cents: Generated<number>;
  /** In payouts that are under way. */
  in_payout_cents: Generated<number>;
  /** Payouts that the partner has received. */
  paid_out_cents: Generated<number>;
  /** The partner or buyer who has a balance. */
  partner_id: string;
  /** Commissions that have not matured. */
  pending_cents: Generated<number>;
  /** Part of the available money that came from refunds and that an operator released for payouts. */
  released_cents: Generated<number>;
  /** Commissions that were reversed. */
  reversed_cents: Generated<number>;
  /** Spent on orders. */
  spent_cents: Generated<number>;
  /** Part of the available money that came from refunds: it can pay orders and is not paid out. */
  withheld_cents: Generated<number>;
}

export interface Partners {
  /** `base`: commissions are money. `subs`: they are days of services. */
  mode: Generated<"base" | "subs">;
  /** Up to three services whose days the partner earns in mode `subs`. */
  service_ids: Generated<number[]>;
  /** Buyer who earns by referrals; the row stays when the account is erased. */
  user_id: string;
  /** When an operator verified the partner, which raises the commission. */
  verified_at: Date | null;
}

export interface PaymentCharges {
  /** When it is called again; null once it has answered, or after a day. */
  check_at: Date | null;
  /** How often the gateway was called again because its answer was lost. */
  checks: Generated<number>;
  /** How a declined charge is to be taken; null otherwise. */
  class: "funds" | "soft" | "technical" | "action" | "hard" | "revoked" | "config" | null;
  /** The gateway's code of the decline. */
  code: string | null;
  /** Saved method that is charged; it stays named after its buyer has removed it. */
  method_id: string;
  /** The payment; its id is the key of the charge at the gateway. */
  payment_id: string;
  /** When the buyer placed the order. */
  started_at: Date;
}

export interface PaymentConfirmations {
  /** When an operator settled or refused it; null while it waits, and when it expired. */
  decided_at: Date | null;
  /** The operator who settled or refused it. */
  decided_by: string | null;
  /** Why it was settled or refused, for the audit log; null without a decision. */
  decision_reason: string | null;
  /** When it expires without a second operator. */
  expires_at: Date;
  /** Primary key (UUID v7). */
  id: string;
  /** Whether a second operator has to agree, decided at the request. */
  needs_second_operator: boolean;
  /** Payment that is said to be paid; at most one confirmation of it waits. */
  payment_id: string;
  /** Adapter of the payment, or where the money arrived. */
  provider: string;
  /** The operator's reason, for the audit log. */
  reason: string;
  /** The provider's or bank's id of the money, which counts for one payment only. */
  reference: string;
  /** When the first operator confirmed the money; the deadline counts from then. */
  requested_at: Date;
  /** The operator who requested it. */
  requested_by: string;
  /** `waiting` for a second operator, then `settled` or `refused`, or `expired` after its deadline. */
  state: "waiting" | "settled" | "refused" | "expired";
}

export interface PaymentDays {
  /** Date in that time zone. */
  day: string;
  /** The payment method; empty in the row that marks the day. */
  gateway: string;
  /** Those that were paid within 14 days; later ones are counted at each report. */
  paid_within_14_days: number;
  /** How many were created on that day, in every state. */
  started: number;
  /** IANA name of the time zone in which the day begins and ends. */
  time_zone: string;
}

export interface PaymentDisputes {
  /** What the gateway accepts from the shop now: `evidence`, `accept`. */
  accepted_actions: string[];
  /** The disputed amount in minor units of the currency. */
  amount_minor: number;
  /** When the state changed last. */
  changed_at: Date;
  /** Currency of the dispute, upper case. */
  currency: string;
  /** Until when it can be answered; null when the gateway names no date. */
  due_at: Date | null;
  /** Status and reason as the gateway names them. */
  gateway_status: string;
  /** No money was taken yet. */
  is_inquiry: boolean;
  /** When the buyer opened it. */
  opened_at: Date;
  /** Payment that its payer disputes, perhaps more than once. */
  payment_id: string;
  /** Why the buyer disputes it, in our words. */
  reason: "fraudulent" | "unrecognized" | "not_received" | "not_as_described" | "not_refunded" | "duplicate" | "canceled" | "wrong_amount" | "paid_otherwise" | "bank" | "other";
  /** The gateway's id of the dispute. */
  reference: string;
  /** `needs_answer` from the shop, `under_review`, or how it ended; `closed`: without a loss or a win. */
  state: "needs_answer" | "under_review" | "won" | "lost" | "closed";
}

export interface PaymentEffects {
  /** When it was carried out. */
  created_at: Date;
  /** The effect: `capture`, `activate`, `refund:<sum>` and others. */
  effect: string;
  /** Payment that has the effect; with its key it is what happens only once. */
  payment_id: string;
}

export interface PaymentEvents {
  /** When it happened. */
  created_at: Date;
  /** Figures and ids of the event. */
  detail: Generated<JsonColumn>;
  /** Primary key, in the order of events. */
  id: GeneratedAlways<number>;
  /** What happened, such as `ordered`, `paid` or `refund_started`. */
  kind: string;
  /** Payment that it happened to, from the order to its last refund. */
  payment_id: string;
}

export interface PaymentMandates {
  /** When the buyer agreed. */
  agreed_at: Date;
  /** Language in which the buyer read it. */
  language: "en" | "ru";
  /** Payment with which the method was to be saved, also if it was never paid. */
  payment_id: string;
  /** The text of that version in that language, as the buyer read it. */
  text: string;
  /** Version of the text in `contract/src/shared/mandates.ts`. */
  version: number;
}

export interface PaymentMethods {
  /** Text of the button in English; empty for the default. */
  button_text: Generated<string>;
  /** Text of the button in Russian; empty for the default. */
  button_text_ru: Generated<string>;
  /** List in which buyers see it. */
  category: "worldwide" | "cis";
  /** Currency that the gateway charges. */
  charge_currency: Generated<"USD" | "RUB">;
  /** Description in English; may contain HTML. */
  description: Generated<string>;
  /** Description in Russian; may contain HTML. */
  description_ru: Generated<string>;
  /** Whether buyers see it. */
  enabled: Generated<boolean>;
  /** Fee added to the price, in 1/100 %. */
  fee_percent: number;
  /** Primary key and `gateway` in the API. */
  gateway: string;
  /** Address of the logo, or `icon:<name>`. */
  image_url: Generated<string>;
  /** Largest total in cents that it accepts. */
  max_total_cents: Generated<number>;
  /** Smallest total in cents that it accepts. */
  min_total_cents: Generated<number>;
  /** Seconds that a buyer has to pay. */
  payment_timeout_s: Generated<number>;
  /** Order in the list, ascending. */
  position: Generated<number>;
  /** Adapter that processes the payments, such as `stripe`; `balance`, `manual` ones included. */
  provider: string;
  /** What the method selects at its provider, such as a coin or a bank's button. */
  provider_option: string | null;
  /** Name in English. */
  title: string;
  /** Name in Russian. */
  title_ru: string;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export interface PaymentRefunds {
  /** What happens to the access that the payment granted. */
  access: "keep" | "shorten" | "revoke";
  /** What is returned, in cents at the frozen rate. */
  amount_cents: number;
  /** The same in minor units of the captured currency. */
  amount_minor: number;
  /** Attempts so far. */
  attempts: Generated<number>;
  /** When its state changed last. */
  changed_at: Date;
  /** When it was requested. */
  created_at: Date;
  /** Currency that was captured, which the refund is made in. */
  currency: "USD" | "RUB";
  /** The effect that booked it. */
  effect: string | null;
  /** Reason of the failure, given by the gateway or the shop. */
  failure: string | null;
  /** The gateway's id of the refund. */
  gateway_reference: string | null;
  /** Primary key (UUID v7). */
  id: string;
  /** How the money is returned: by the `gateway`, to the buyer's `balance`, or by other means that are only on `record`. */
  method: "gateway" | "balance" | "record";
  /** The operator who requested it; null when the buyer or the shop did. */
  operator_id: string | null;
  /** Payment whose money is returned; at most one refund of it is open. */
  payment_id: string;
  /** `refund` of a settled payment, `repay` of money that was returned to us, `return` of money that was never accepted. */
  purpose: Generated<"refund" | "repay" | "return">;
  /** The operator's reason, or `duplicate`. */
  reason: string;
  /** Who requested it: an `operator`, the `buyer`, or the `shop` by its setting. */
  requested_by: Generated<"operator" | "buyer" | "shop">;
  /** `unknown`: the gateway gave no clear answer. `pending`: it is processing the refund. */
  state: "requested" | "unknown" | "pending" | "succeeded" | "failed";
  /** When it is tried or checked next; null once it is decided. */
  try_at: Date | null;
}

export interface Payments {
  /** Begin of the access period that it granted. */
  access_from: Date | null;
  /** End of the access period that it granted. */
  access_until: Date | null;
  /** What the gateway captured, in cents at the frozen rate. */
  captured_cents: Generated<number>;
  /** Currency that the gateway captured. */
  captured_currency: string | null;
  /** What the gateway captured, in minor units of the captured currency. */
  captured_minor: Generated<number>;
  /** Currency that the gateway is asked for. */
  charge_currency: Generated<"USD" | "RUB">;
  /** Amount that the gateway is asked for, in minor units of the charge currency. */
  charge_minor: number;
  /** `none`: nothing to pay at a gateway. `requested`, `ready`, `unknown` (no clear answer) or `refused`: the gateway's page. */
  checkout_state: "none" | "requested" | "ready" | "unknown" | "refused";
  /** Address of the page where the buyer pays: the gateway's, or the shop's own. */
  checkout_url: string | null;
  /** When it left the open states. */
  closed_at: Date | null;
  /** Until when the buyer can confirm the charge of this renewal with their bank; null where the bank asks for nothing. */
  confirm_until: Date | null;
  /** Country of the buyer, two letters, as the proxy in front reported it; null when unknown. */
  country: string | null;
  /** When *Pay* was pressed. */
  created_at: Date;
  /** Credit for unused days that pays a part of the price, when the order changes a plan; fee and discount apply to the rest. */
  credit_cents: Generated<number>;
  /** What of its worth became credit when a later order changed the plan; it cannot be refunded any more. */
  credited_cents: Generated<number>;
  /** Currency of the quote, always US dollars. */
  currency: "USD";
  /** Description of the product in English at that time. */
  description: string;
  /** Description of the product in Russian at that time. */
  description_ru: string;
  /** What the promo code takes off, in cents; 0 without one. */
  discount_cents: number;
  /** Discount on what is due and its fee, in 1/100 %. */
  discount_percent: number;
  /** What the gateway still held when an operator refunded it by other means and closed the review, in minor units. */
  dismissed_minor: number | null;
  /** Until when the bank accepts an answer to the dispute, as the gateway reports it; null when it names no date. */
  dispute_due_at: Date | null;
  /** The gateway's id of the latest dispute; kept when the dispute has ended. */
  dispute_reference: string | null;
  /** Who reported the dispute, while there is one. */
  disputed_by: "gateway" | "operator" | null;
  /** Length of the ordered period in units. */
  duration_count: number;
  /** Unit of the ordered period. */
  duration_unit: "day" | "month" | "year";
  /** Deadline for paying; money that arrives later is honored and raises an alert. */
  expires_at: Date;
  /** What the payment method adds to the rest of the price, in cents. */
  fee_cents: number;
  /** Fee of the payment method, in 1/100 %. */
  fee_percent: number;
  /** Comma-separated remarks on a settled payment: `late`, `overpaid`, `underpaid`, `manual`, `dispute_lost`, `dispute_lost_by_operator`. */
  flags: string | null;
  /** Payment method that the buyer chose, by its name in `payment_methods`. */
  gateway: string;
  /** The gateway's id of the payment. */
  gateway_reference: string | null;
  /** The gateway's second id of the payment, where it has one; for bank transfers the digits in the purpose. */
  gateway_secondary_reference: string | null;
  /** Primary key (UUID v7), and the idempotency key of calls to the gateway. */
  id: string;
  /** Bought as a gift: it makes a row of `gifts` and gives its buyer no access. */
  is_gift: Generated<boolean>;
  /** Short number to read out, such as `P-7K3M-92QF`, in mails, receipts and searches. */
  number: Generated<string>;
  /** The sum of `owed_minor` in cents at the frozen rate. */
  owed_cents: Generated<number>;
  /** Booked as refunded but returned to us, so still owed to the buyer, in minor units of the captured currency. */
  owed_minor: Generated<number>;
  /** What the shop's own page shows: `sbp`, a QR code of the Faster Payments System; `coins`, a choice of coins and an address. Null where the gateway's page is used. */
  own_page: "sbp" | "coins" | null;
  /** For `sbp` the link in that QR code, which also opens the buyer's bank; for `coins` the gateway's own page. */
  own_page_link: string | null;
  /** When it was settled; kept when it is refunded or disputed. */
  paid_at: Date | null;
  /** What the plan cost at the order, in cents, before credit, fee and discount. */
  price_cents: number;
  /** Version of the plan that was ordered; it may be archived since. */
  price_id: number;
  /** Product that was ordered, which the price belongs to; never changed. */
  product_id: number;
  /** The promo code, if one was used. */
  promo_code_id: number | null;
  /** Adapter of the method at that time. */
  provider: string;
  /** What the method selected at its provider, such as a coin. */
  provider_option: string | null;
  /** When the source set the rate. */
  rate_at: Date | null;
  /** Units of the charge currency for one dollar, times 10,000; null when it charges dollars. */
  rate_e4: number | null;
  /** Source of the rate: the Bank of Russia, an operator, or the environment. */
  rate_source: "cbr" | "operator" | "setting" | null;
  /** How much of the captured money is booked as refunded, in cents at the frozen rate. */
  refunded_cents: Generated<number>;
  /** The renewal that it pays; null for an order of the buyer. */
  renewal_id: string | null;
  /** What the gateway returned of it, in minor units of the captured currency. */
  returned_minor: Generated<number>;
  /** Why an operator has to decide, such as `underpaid`. */
  review_reason: string | null;
  /** The gateway's id for saving the payment method, which its webhooks name; null where it has none. */
  saving_reference: string | null;
  /** Counts the orders; only the number is made of it. */
  serial: GeneratedAlways<number>;
  /** The state that people are shown: `dispute_lost` for a refund that a lost dispute forced, else the state. */
  shown_state: Generated<"pending" | "review" | "paid" | "expired" | "canceled" | "failed" | "partially_refunded" | "refunded" | "disputed" | "dispute_lost">;
  /** State; `payment_transitions` lists what may follow it. */
  state: "pending" | "review" | "paid" | "expired" | "canceled" | "failed" | "partially_refunded" | "refunded" | "disputed";
  /** When the payment is fetched from its gateway next; null for never. */
  sync_at: Date | null;
  /** How often it was fetched, which lengthens the interval. */
  sync_count: Generated<number>;
  /** Title of the product at that time. */
  title: string;
  /** Title of the product in Russian at that time; empty for the same one. */
  title_ru: Generated<string>;
  /** Total in cents: price minus credit plus fee minus discount. */
  total_cents: number;
  /** Buyer who ordered and pays; of a gift another person gets the access. Erasure keeps it. */
  user_id: string;
}

export interface PaymentTransitions {
  /** State before. */
  from_state: string;
  /** State after. */
  to_state: string;
}

export interface Payouts {
  /** Address of the recipient. */
  address: string;
  /** What is sent to the partner, in cents; it leaves the balance at the request. */
  amount_cents: number;
  /** When it was approved for sending; null before, and again after a recall. */
  approved_at: Date | null;
  /** The operator who approved it. */
  approved_by: string | null;
  /** When it was paid, rejected or canceled. */
  closed_at: Date | null;
  /** When it was requested. */
  created_at: Date;
  /** Primary key (UUID v7). */
  id: string;
  /** Hash of the call that requested it, so that one call requests it only once. */
  intent: Buffer | null;
  /** Memo of the transfer, on TON. */
  memo: string | null;
  /** Network of the transfer: USDT on TRON, or TON. */
  network: "usdt_trc20" | "ton";
  /** It cannot be approved earlier, after a change of the address. */
  not_before: Date;
  /** The operator who marked it as paid. */
  paid_by: string | null;
  /** Reason of a rejection, shown to the partner. */
  reason: string | null;
  /** The version of the rules at the request. */
  rule_version: number;
  /** When an operator began to send the money. */
  sending_at: Date | null;
  /** The operator who sends the money; only they are shown the address. */
  sending_by: string | null;
  /** State; `payout_transitions` lists what may follow it. */
  state: "requested" | "approved" | "paid" | "rejected" | "canceled";
  /** Hash of the transfer as the operator typed it. */
  transaction: string | null;
  /** The 32 bytes of the hash of the transfer, which do not depend on its spelling; one transfer pays one payout. */
  transaction_hash: Buffer | null;
  /** Partner whose balance it is taken from; the row stays when the account is erased. */
  user_id: string;
}

export interface PayoutTransitions {
  /** State before. */
  from_state: string;
  /** State after. */
  to_state: string;
}

export interface PlanChangeLines {
  /** Net times unused days divided by bought days, rounded down. */
  credit_cents: number;
  /** The grant that it ends. */
  grant_id: string;
  /** What was paid for the days, without fee and refunds, in cents. */
  net_cents: number;
  /** Payment of the plan change that the credit belongs to. */
  payment_id: string;
  /** When the credit was given; null until the order is paid. */
  settled_at: Date | null;
  /** The payment that bought the days; null for days that cost nothing. */
  source_payment_id: string | null;
  /** Days that were bought. */
  total_days: number;
  /** Whole days of the grant that had not begun. */
  unused_days: number;
}

export interface PlanChanges {
  /** Credit for all unused days, in cents; the sum of the lines. */
  credit_cents: number;
  /** The order of the new plan. */
  payment_id: string;
  /** The moment for which the unused days were counted. */
  quoted_at: Date;
  /** What of the credit exceeds the price and goes to the balance, in cents. */
  rest_cents: number;
  /** When the plan was changed; null until the order is paid. */
  settled_at: Date | null;
  /** The subscription whose plan is replaced. */
  subscription_id: string;
}

export interface PlannedPrices {
  /** Price in cents, without fee and discount. */
  amount_cents: number;
  /** Length of the period in units. */
  duration_count: number;
  /** Unit of the period. */
  duration_unit: "day" | "month" | "year";
  /** Order within the product, ascending. */
  position: number;
  /** Product that gets the price at the time of its schedule, with which the row goes. */
  product_id: number;
}

export interface Prices {
  /** Price in cents, without fee and discount. */
  amount_cents: number;
  /** Since when it cannot be ordered. */
  archived_at: Date | null;
  /** Since when it can be ordered; another price is another row. */
  created_at: Date;
  /** Always US dollars. */
  currency: Generated<"USD">;
  /** Length of the period in units. */
  duration_count: number;
  /** Unit of the period. */
  duration_unit: "day" | "month" | "year";
  /** Primary key; `subscription_price_id` in the API. */
  id: Generated<number>;
  /** Order within the product, ascending. */
  position: Generated<number>;
  /** Product that is sold at this price, also once the price is archived. */
  product_id: number;
  /** The version that took its place. */
  replaced_by: number | null;
}

export interface PriceSchedules {
  /** IP address of that operator, for the audit log. */
  ip: string;
  /** The operator who planned it, for the audit log. */
  operator_id: string;
  /** Product whose prices are all replaced; the row goes once they are, or if it is canceled. */
  product_id: number;
  /** When the planned prices replace the current ones. */
  takes_effect_at: Date;
}

export interface Products {
  /** Whether it can be ordered; an inactive one is shown with a badge. */
  active: Generated<boolean>;
  /** When an inactive product becomes active. */
  active_from: Date | null;
  /** Since when it is not shown at all; a product is never deleted. */
  archived_at: Date | null;
  /** Description in English. */
  description: Generated<string>;
  /** Description in Russian. */
  description_ru: Generated<string>;
  /** Days for which access is kept after its end while an automatic renewal is being paid. */
  grace_days: Generated<number>;
  /** Primary key, used in the API. */
  id: Generated<number>;
  /** Address of the picture of the product itself; empty where those of its services are shown. */
  picture: Generated<string>;
  /** Order in the catalogue, ascending. */
  position: Generated<number>;
  /** Name in addresses and file names. */
  slug: string;
  /** Name as buyers see it. */
  title: string;
  /** Name for buyers who read Russian; empty for the same name. */
  title_ru: Generated<string>;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export interface ProductServices {
  /** Order within the product, ascending. */
  position: Generated<number>;
  /** Product with the service; saving it writes its rows anew. */
  product_id: number;
  /** Service that a purchase or renewal of the product opens. */
  service_id: number;
}

export interface PromoCodeProducts {
  /** A product that it applies to. */
  product_id: number;
  /** Promo code with the limit; saving it writes its rows anew. */
  promo_code_id: number;
}

export interface PromoCodes {
  /** Whether it can be used. */
  active: Generated<boolean>;
  /** Id shared by codes that were generated together. */
  batch_id: string | null;
  /** The only buyer who may use it, for all others the code is unknown; null for every buyer. */
  buyer_id: string | null;
  /** Code as the operator wrote it. */
  code: string;
  /** Code in upper case, by which it is found. */
  code_key: string;
  /** When an operator or the shop made the code, alone or in its batch. */
  created_at: Generated<Date>;
  /** Discount on price and fee, in 1/100 %; 10,000 makes the order free. */
  discount_percent: number;
  /** Valid until then; null for no end. */
  ends_at: Date | null;
  /** Whether only buyers without a payment may use it. */
  first_purchase_only: Generated<boolean>;
  /** Primary key. */
  id: Generated<number>;
  /** Uses by all buyers together; null for no limit. */
  max_uses: number | null;
  /** Payment methods that it is limited to; null for all. */
  method_category: "worldwide" | "cis" | null;
  /** Smallest price in cents that it applies to. */
  min_amount_cents: Generated<number>;
  /** Note for operators. */
  note: Generated<string>;
  /** Uses by one buyer. */
  per_user_limit: Generated<number>;
  /** Valid from then; null for at once. */
  starts_at: Date | null;
  /** Uses that are reserved or committed, maintained with the redemptions. */
  uses: Generated<number>;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export interface PromoRedemptions {
  /** When its state changed last. */
  changed_at: Date;
  /** When it was reserved. */
  created_at: Date;
  /** Whether it is the buyer's single first-purchase discount, by the terms of the code at that time. */
  first_purchase: Generated<boolean>;
  /** Primary key (UUID v7). */
  id: string;
  /** Whether late money committed it although the limit was reached by then; it does not count against limits. */
  over_limit: Generated<boolean>;
  /** The payment that uses it. */
  payment_id: string;
  /** Promo code that was used, whose limits count the row until it is released. */
  promo_code_id: number;
  /** Numbers the uses of a code by a buyer, so that the limit per buyer is a unique index; released uses free their slot. */
  slot: number;
  /** State of the use. */
  state: "reserved" | "committed" | "released";
  /** Buyer of the payment, for the limit of uses per buyer. */
  user_id: string;
}

export interface ProviderSettings {
  /** When they were changed last. */
  changed_at: Date;
  /** The operator who changed them; null when a command did. */
  changed_by: string | null;
  /** Name of the adapter. */
  provider: string;
  /** Sealed JSON of the values. */
  sealed: string;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export interface RateLimits {
  /** End of the window in Unix milliseconds; the column names are those of rate-limiter-flexible. */
  expire: number | null;
  /** Name of the limit and hash of the caller. */
  key: string;
  /** Calls counted in the current window. */
  points: Generated<number>;
}

export interface RecoveryCodes {
  /** SHA-256 of user id and code. */
  code_hash: Buffer;
  /** User who can sign in with the code; it goes with their second factor. */
  user_id: string;
}

export interface ReferralDays {
  /** UTC date. */
  day: string;
  /** Partner whose links were visited; the row goes with the account. */
  user_id: string;
  /** Distinct visitors. */
  visits: Generated<number>;
}

export interface ReferralFlags {
  /** When it was raised. */
  created_at: Date;
  /** Primary key (UUID v7). */
  id: string;
  /** IP prefix of the accounts. */
  network: string;
  /** Partner who brought the accounts; one flag for each of their networks. */
  partner_id: string;
  /** When it was decided. */
  resolved_at: Date | null;
  /** `cleared`: the accounts are genuine. `confirmed`: they are not, and their commissions are reversed. */
  verdict: "cleared" | "confirmed" | null;
}

export interface ReferralRules {
  /** Valid from then. */
  created_at: Date;
  /** Commission on payments, in 1/100 %. */
  deposit_percent: number;
  /** Additional commission on a buyer's first payment, in 1/100 %. */
  first_payment_percent: number;
  /** Days until a commission matures. */
  hold_days: number;
  /** Accounts from one IP prefix that a partner may bring before an operator reviews them. */
  network_accounts_max: number;
  /** Smallest payout in cents. */
  payout_min_cents: number;
  /** From this amount in cents, one operator approves a payout and another one pays it. */
  second_operator_cents: number;
  /** Replaces the additional commission on a first payment for verified partners, in 1/100 %. */
  verified_percent: number;
  /** Primary key; commissions and payouts name the version that they follow. */
  version: GeneratedAlways<number>;
}

export interface RenewalAgreements {
  /** The total that the buyer agreed to, in USD cents; more is never charged without a new agreement. */
  ceiling_cents: number;
  /** Language in which the buyer read it. */
  consent_language: "en" | "ru";
  /** The text itself, with the amounts and dates that the buyer saw. */
  consent_text: string;
  /** Version of the text in `contract/src/shared/mandates.ts`. */
  consent_version: number;
  /** When the buyer agreed. */
  consented_at: Date;
  /** Length of each period in units. */
  duration_count: number;
  /** Unit of the length. */
  duration_unit: "day" | "month" | "year";
  /** Payment method of the shop, whose fee and currency apply. */
  gateway: string;
  /** Primary key (UUID v7). */
  id: string;
  /** The saved method that is charged; null for the balance. */
  method_id: string | null;
  /** The order with which the buyer agreed; null when they did so later. */
  payment_id: string | null;
  /** The price that the buyer agreed to. */
  price_id: number;
  /** Why it ended. */
  stop_reason: "turned_off" | "stop_link" | "changed" | "operator" | "method_removed" | "method_revoked" | "refunded" | "disputed" | "undone" | "price_raised" | "not_sold" | "not_paid" | "account_erased" | null;
  /** When it ended; null while it is active. */
  stopped_at: Date | null;
  /** Who ended it. */
  stopped_by: "buyer" | "operator" | "system" | "law" | null;
  /** The subscription that is renewed; at most one active agreement each. */
  subscription_id: string;
  /** Buyer who agreed, and whose subscription it is; erasure stops it and keeps the row. */
  user_id: string;
}

export interface RenewalAttempts {
  /** How often its outcome was requested from the gateway. */
  checks: Generated<number>;
  /** How the decline is taken: `funds`, `soft`, `technical`, `action`, `hard`, `revoked` or `config`. */
  class: "funds" | "soft" | "technical" | "action" | "hard" | "revoked" | "config" | null;
  /** The gateway's own code of the decline. */
  code: string | null;
  /** When its outcome was known; null while the attempt is open. */
  ended_at: Date | null;
  /** Primary key (UUID v7). */
  id: string;
  /** The saved method; null for the balance. */
  method_id: string | null;
  /** Its place among the attempts of the renewal, from 1. */
  number: number;
  /** The payment, whose id is the gateway's idempotency key; null when the balance was too small for one. */
  payment_id: string | null;
  /** Renewal that it tries to charge; the next attempt is another row. */
  renewal_id: string;
  /** The gateway wants no attempt before this moment. */
  retry_not_before: Date | null;
  /** When it was written, before the call. */
  started_at: Date;
  /** `started` before the gateway is called, `unknown` without its answer, `pending` while it decides, `succeeded` or `failed`. */
  state: "started" | "unknown" | "pending" | "succeeded" | "failed";
}

export interface RenewalConsents {
  /** When the buyer agreed. */
  agreed_at: Date;
  /** The total that the buyer agreed to for each renewal, in USD cents. */
  ceiling_cents: number;
  /** Language in which the buyer read it. */
  language: "en" | "ru";
  /** Payment of the order in which the box was ticked, also if it was never paid. */
  payment_id: string;
  /** The text itself, with the amounts that the buyer saw. */
  text: string;
  /** Version of the text in `contract/src/shared/renewals/renewal-mandates.ts`. */
  version: number;
}

export interface Renewals {
  /** What its buyer agreed to; a renewal that is opened again takes the newer one. */
  agreement_id: string;
  /** How many days before the charge that notification has to be: 7 when something else is charged than the last time. */
  ahead_days: Generated<number>;
  /** Currency of `charge_minor`; null before the buyer is notified. */
  charge_currency: "USD" | "RUB" | null;
  /** The same in the currency of the charge; at the rate of that moment. */
  charge_minor: number | null;
  /** Why it ended unpaid. */
  close_reason: string | null;
  /** When it ended. */
  closed_at: Date | null;
  /** When it was planned. */
  created_at: Date;
  /** When it was charged first. */
  first_try_at: Date | null;
  /** Primary key (UUID v7). */
  id: string;
  /** When there is something to do next; null once it is closed. */
  next_at: Date | null;
  /** How many of the planned notifications are behind it. */
  notifications: Generated<number>;
  /** When the first notification of this total was sent. */
  notified_at: Date | null;
  /** The end of access that it moves. */
  period_start: Date;
  /** `planned`, `notified`, `charging` while an attempt is open, `retrying`, `needs_buyer`, `held` for an operator, `closing` while an attempt is still open after its cancellation; then how it ended: `paid`, `skipped`, `canceled`, `superseded` by another purchase, `given_up`, `late`: paid after its end and refunded, or `undone` by its buyer. */
  state: "planned" | "notified" | "charging" | "retrying" | "needs_buyer" | "held" | "closing" | "paid" | "skipped" | "canceled" | "superseded" | "given_up" | "late" | "undone";
  /** Subscription that gets the period; at most one renewal of it is open. */
  subscription_id: string;
  /** The total that the buyer was notified of, in USD cents. */
  total_cents: number | null;
}

export interface RenewalUndos {
  /** What was paid for all days of the period, in cents. Null when nothing was used and all was refunded. */
  net_cents: number | null;
  /** Payment of the renewal that its buyer took back; each at most once. */
  payment_id: string;
  /** The refund of its payment. */
  refund_id: string;
  /** All days of the period. */
  total_days: number | null;
  /** When the buyer took the renewal back, which ended its unused days. */
  undone_at: Date;
  /** By the signed-in `buyer`, or by the `link` of a mail. */
  undone_by: "buyer" | "link";
  /** Whole days that were not used, which ended at once. */
  unused_days: number | null;
}

export interface ResetRequests {
  /** The address that was entered, sealed. */
  email: string;
  /** Primary key (UUID v7). */
  id: string;
  /** When the address was entered; its job then finds the account. */
  requested_at: Date;
}

export interface RuleChanges {
  /** When it was applied or withdrawn. */
  decided_at: Date | null;
  /** The owner who applied or withdrew it; null when it was applied on time. */
  decided_by: string | null;
  /** When it is applied without a second owner. */
  due_at: Date;
  /** The version that was changed; the change is void when another version is in force. */
  from_version: number;
  /** Primary key (UUID v7). */
  id: string;
  /** The operator's reason, for the audit log. */
  reason: string;
  /** When the owner saved the weaker rules, which wait from then on. */
  requested_at: Date;
  /** The owner who requested it. */
  requested_by: string;
  /** All rules as they will be, by the column names of `referral_rules`. */
  rules: JsonColumn;
  /** `waiting` for a second owner or its due time; then `applied`, or `withdrawn` before. */
  state: Generated<"waiting" | "applied" | "withdrawn">;
}

export interface SalesDays {
  /** Only of the dimension `currency`: what was charged, in minor units of that currency. */
  charged_minor: Generated<number>;
  /** Only of the dimension `currency`: what was returned, in minor units of that currency. */
  charged_refunds_minor: Generated<number>;
  /** Date in that time zone. */
  day: string;
  /** What the key is; `all` for the whole shop. */
  dimension: "all" | "product" | "method" | "currency" | "country" | "language" | "promo" | "partner" | "campaign" | "subscriptions";
  /** Fees contained in it, in cents. */
  fees_cents: number;
  /** Revenue before refunds, in cents. */
  gross_cents: number;
  /** Id or name of the product, method and so on; empty for `all`. */
  key: string;
  /** Paid orders. */
  orders: number;
  /** Commissions earned as money on that day minus those reversed on it, in cents; may be below 0. */
  partner_cost_cents: Generated<number>;
  /** Refunds of that day, also of older orders, in cents; those to a balance count as 0. */
  refunds_cents: number;
  /** IANA name of the time zone in which the day begins and ends; after a change all days are aggregated again. */
  time_zone: string;
}

export interface SavedMethods {
  /** Brand of the card, or name of the wallet or bank. */
  brand: string;
  /** SHA-256 of the gateway's fingerprint of the card, by which the same card is recognized; null without one. */
  card_hash: Buffer | null;
  /** When it was changed last. */
  changed_at: Date;
  /** When its gateway was last asked for it; null before the first time. */
  checked_at: Date | null;
  /** When it was saved first. */
  created_at: Date;
  /** The latest payment with which it was saved. */
  created_by_payment: string;
  /** Last month in which the card works, `2030-12`; null when it has none. */
  expires_month: string | null;
  /** Whether the gateway has forgotten a removed method: `queued`, `done`, or `impossible` where it has no such call. */
  forget_state: Generated<"none" | "queued" | "done" | "impossible">;
  /** Primary key (UUID v7). */
  id: string;
  /** Whether it is offered first. */
  is_default: boolean;
  /** `card`, `wallet`, or an account of the Faster Payments System (`sbp`). */
  kind: "card" | "wallet" | "sbp";
  /** Last digits of the card; empty for others. */
  last4: string;
  /** Since when the gateway does not keep it any more; null while it does. */
  missing_since: Date | null;
  /** Whether it belongs to the test or the live account. */
  mode: "test" | "live";
  /** Adapter that keeps it, such as `stripe`. */
  provider: string;
  /** When it stopped being offered and charged; null before that. */
  removed_at: Date | null;
  /** Sealed JSON of the gateway's ids of the method and of the buyer; null once it was forgotten. */
  sealed: string | null;
  /** `pending` until the gateway confirms it, `active`, `dead`: it can no longer be charged, or `removed`. */
  state: "pending" | "active" | "dead" | "removed";
  /** SHA-256 of the gateway's id of the method, by which webhooks find it. */
  token_hash: Buffer;
  /** Buyer whose payments it can be charged for; no other buyer can choose it. */
  user_id: string;
}

export interface SavedViews {
  /** The filters as a query string. */
  filters: string;
  /** Primary key (UUID v7). */
  id: string;
  /** Id of the route that returns the list. */
  list: string;
  /** Name chosen by the operator, unique per list. */
  name: string;
  /** The operator, who alone sees it. */
  operator_id: string;
  /** When it was saved last. */
  saved_at: Date;
}

export interface SecondFactors {
  /** When the first code was accepted; null while the set-up is not finished. */
  confirmed_at: Date | null;
  /** The 30-second step of the last used code, which cannot be used again. */
  last_step: Generated<number>;
  /** Sealed TOTP secret. */
  secret: string;
  /** When the set-up began. */
  started_at: Date;
  /** User who is asked for a code; the row goes when they switch it off. */
  user_id: string;
}

export interface SecurityEvents {
  /** When it happened. */
  created_at: Date;
  /** What was sent, without secrets; blanked by erasure. */
  detail: Generated<JsonColumn>;
  /** Primary key. */
  id: Generated<number>;
  /** IP prefix of the request; blanked by erasure. */
  ip_prefix: Generated<string>;
  /** What happened, such as `forged_webhook`. */
  kind: string;
  /** The account concerned, if any. */
  user_id: string | null;
}

export interface Services {
  /** Primary key, used in the API (`origins`). */
  id: Generated<number>;
  /** An alert is raised when fewer free items are left; null for the setting of the shop. */
  low_inventory: number | null;
  /** Address of the logo. */
  picture: string;
  /** Whether partners may choose to earn days of it. */
  referral: Generated<boolean>;
  /** How often a buyer may replace an item themselves within 30 days, per subscription; 0 for never. */
  replacement_limit: Generated<number>;
  /** Address of the website. */
  site: string;
  /** Name in addresses and file names. */
  slug: string;
  /** Name as buyers see it. */
  title: string;
  /** Name for buyers who read Russian; empty for the same name. */
  title_ru: Generated<string>;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export interface Sessions {
  /** When this token was issued. */
  created_at: Date;
  /** When this token expires, two hours later. */
  expires_at: Date;
  /** For an impersonation session, whether credentials and addresses are hidden. */
  hides_secrets: Generated<boolean>;
  /** Id of the session, which stays the same when the token is refreshed. */
  id: Generated<string>;
  /** Set for an impersonation session of an operator, which is read-only. */
  impersonation_id: string | null;
  /** IP prefix at sign-in. */
  ip_prefix: Generated<string>;
  /** Last request, to about a minute. */
  last_seen_at: Generated<Date>;
  /** When the user signed in. */
  signed_in_at: Generated<Date>;
  /** SHA-256 of the access token; the token itself is only in the browser. */
  token_hash: Buffer;
  /** Browser, as it reported itself. */
  user_agent: Generated<string>;
  /** The user who signed in. */
  user_id: string;
}

export interface SetupLinks {
  /** When the link stops working. */
  expires_at: Date;
  /** SHA-256 of the token in the link. */
  token_hash: Buffer;
}

export interface ShopSettingChanges {
  /** When the operator saved this value; the newest of a name applies. */
  changed_at: Date;
  /** The operator who changed it. */
  changed_by: string;
  /** Primary key. */
  id: GeneratedAlways<number>;
  /** Key of the saved value, as in the settings of the console. */
  name: string;
  /** The new value; null for the default. */
  value: JsonColumn | null;
}

export interface SignInFailures {
  /** SHA-256 of what is guessed: the kind of secret and the names of the account. */
  account: Buffer;
  /** Failures in the current period. */
  failures: number;
  /** When the latest one was counted; some time later it starts over. */
  last_at: Date;
  /** The next try is refused before then. */
  retry_at: Date;
}

export interface SubscriptionEndChanges {
  /** When the end was moved. */
  created_at: Date;
  /** Primary key. */
  id: GeneratedAlways<number>;
  /** End after. */
  new_end: Date;
  /** End before; null when it began. */
  old_end: Date | null;
  /** Cause of the change. */
  reason: "purchase" | "refund" | "operator" | "referral" | "plan_change";
  /** Subscription whose end was moved, from its begin on. */
  subscription_id: string;
}

export interface SubscriptionReminders {
  /** When it was queued. */
  created_at: Date;
  /** The end that it is about. */
  ends_at: Date;
  /** `three_days` or `one_day` before that end, or `ended` after it; each is sent once. */
  kind: "three_days" | "one_day" | "ended";
  /** Subscription that ends; each kind is sent once for an end. */
  subscription_id: string;
}

export interface Subscriptions {
  /** Day of the month of the first purchase, which renewals keep. */
  anchor_day: number;
  /** When it began. */
  created_at: Date;
  /** End of the last grant. */
  ends_at: Date;
  /** Until when access is kept after its end while a renewal is being paid; null without one. */
  grace_until: Date | null;
  /** Primary key (UUID v7). */
  id: string;
  /** The subscription of the new plan; the delivery of its last item ends the keeping. */
  kept_for: string | null;
  /** Until when the items of a replaced plan stay usable at the latest: the end that it had. Null without items that are kept. */
  kept_until: Date | null;
  /** Product that it gives access to; buying it again moves the end of this row. */
  product_id: number;
  /** Buyer who has the access, also if another person paid. Erasure keeps the row. */
  user_id: string;
}

export interface TelegramMessages {
  /** When the last attempt had failed. */
  abandoned_at: Date | null;
  /** Attempts to send it so far. */
  attempts: Generated<number>;
  /** Rows of buttons below it; null for none. */
  buttons: JsonColumn | null;
  /** Telegram chat, which is the id of the user's account there. */
  chat_id: number;
  /** Text of the message; erased once it was sent or abandoned. */
  content: string | null;
  /** Roles that may read what the notification is about. */
  for_roles: string[] | null;
  /** Primary key (UUID v7). */
  id: string;
  /** What the message is for, unique: the same event queues it only once. */
  key: string;
  /** Message of the last failed attempt. */
  last_error: string | null;
  /** Number that Telegram gave it in its chat. */
  message_id: number | null;
  /** The operator of a notification; it is sent only while they are active, have one of the roles and this chat. */
  operator_id: string | null;
  /** When its cause was written; old rows are removed by it. */
  queued_at: Date;
  /** When Telegram accepted it. */
  sent_at: Date | null;
}

export interface TelegramUpdates {
  /** Id of the bot, because numbers of different bots overlap. */
  bot_id: number;
  /** When it arrived; rows are deleted some time later. */
  received_at: Date;
  /** Number of the update. */
  update_id: number;
}

export interface TextDrafts {
  /** Number of the text, or its name with `mail-` or `bot-`. */
  key: string;
  /** Language of the override; the other one is a separate row. */
  language: "en" | "ru";
  /** What the shop shows instead of the default text once the draft is published. */
  text: string;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
  /** When it was edited last. */
  written_at: Date;
  /** The operator who edited it last. */
  written_by: string;
}

export interface TextPublications {
  /** Primary key. */
  id: GeneratedAlways<number>;
  /** Number of the text, or its name with `mail-` or `bot-`. */
  key: string;
  /** Language of the override; the other one is a separate row. */
  language: "en" | "ru";
  /** Since when the shop shows it; the newest row of a key and language applies. */
  published_at: Date;
  /** The operator who published it. */
  published_by: string;
  /** The text; null restores the default. */
  text: string | null;
}

export interface TicketAttachments {
  /** When it was uploaded. */
  created_at: Date;
  /** File name in the storage. */
  file: string;
  /** Primary key (UUID v7). */
  id: string;
  /** The message that shows it; null while it is not attached. */
  message_id: string | null;
  /** Name that the sender's file had. */
  name: string;
  /** The operator who uploaded it. */
  operator_id: string | null;
  /** Order within the message. */
  position: Generated<number>;
  /** Set before the file is deleted; no message can show it from then on. */
  removed_at: Date | null;
  /** Size of the stored file. */
  size_bytes: number;
  /** Ticket of the message that shows it. */
  ticket_id: string | null;
  /** Type of the stored file. */
  type: "image/webp" | "application/pdf";
  /** The buyer who uploaded it. */
  user_id: string | null;
}

export interface TicketMessages {
  /** Plain text as its sender wrote it. */
  content: string;
  /** When it was written. */
  created_at: Date;
  /** Id within the ticket; it may be made by the client, so it is unique only there. */
  id: string;
  /** Number of the ticket that it was written in, if that was merged into this one. */
  merged_from: number | null;
  /** The operator who wrote it. */
  operator_id: string | null;
  /** `user`, `admin` for an operator, or `note` for a text that only operators see. */
  sender: "user" | "admin" | "note";
  /** Order within the ticket, and the order of the commits, because it is written under the lock of the ticket. */
  seq: GeneratedAlways<number>;
  /** Ticket that shows the message; a merge moves it to another one. Deleted with the ticket. */
  ticket_id: string;
}

export interface Tickets {
  /** Number of the last message of an operator; null before the first. */
  answer_seq: number | null;
  /** The operator who takes care of it. */
  assignee_id: string | null;
  /** When it was opened. */
  created_at: Date;
  /** Primary key (UUID v7). */
  id: string;
  /** When that message was written. */
  last_at: Date;
  /** Begin of its text. */
  last_excerpt: string;
  /** Who wrote it. */
  last_sender: "user" | "admin";
  /** Number of the last message that the buyer can see. */
  last_seq: number;
  /** When the messages of another ticket were moved to it last. */
  merged_at: Date | null;
  /** The ticket that its messages were moved to, for a ticket that was closed by this. */
  merged_into: string | null;
  /** Number that people can say to each other. */
  number: GeneratedAlways<number>;
  /** The payment that it is about. */
  payment_id: string | null;
  /** Priority, set by operators. */
  priority: Generated<"low" | "normal" | "high" | "urgent">;
  /** Number of the last message that the buyer has read. */
  read_seq: Generated<number>;
  /** When an operator resolved it; it is closed some days later. */
  resolved_at: Date | null;
  /** State; `ticket_transitions` lists what may follow it. */
  state: "new" | "waiting_operator" | "waiting_user" | "on_hold" | "resolved" | "closed";
  /** Title of that payment or subscription at that time. */
  subject_title: string | null;
  /** The same in Russian; empty for the same one. */
  subject_title_ru: Generated<string>;
  /** The subscription that it is about. */
  subscription_id: string | null;
  /** Title, as the buyer wrote it. */
  title: string;
  /** Buyer who opened it, or whom an operator wrote to; it is deleted with the account. */
  user_id: string;
}

export interface TicketTransitions {
  /** State before. */
  from_state: string;
  /** State after. */
  to_state: string;
}

export interface TransferConfirmations {
  /** The bank's id of the incoming money, which counts for one payment only. */
  bank_reference: string;
  /** When the first operator saw the money; the second one does not change it. */
  confirmed_at: Date;
  /** The operator who saw the money. */
  confirmed_by: string;
  /** Received currency. */
  currency: string;
  /** Payment by bank transfer that the money was for; one confirmation each. */
  payment_id: string;
  /** The operator's reason, for the audit log. */
  reason: string;
  /** Received amount in minor units of the currency. */
  received_minor: number;
  /** When the payment was settled. */
  settled_at: Date | null;
  /** The operator who confirmed it as the last one needed; null while a second one is missing. */
  settled_by: string | null;
}

export interface TransferProofs {
  /** Size of the file. */
  bytes: number;
  /** Type of the file. */
  content_type: "application/pdf" | "image/webp";
  /** When the upload began. */
  created_at: Date;
  /** When an operator accepted or refused it; null while it waits. */
  decided_at: Date | null;
  /** Operator who accepted or refused it; null while it waits. */
  decided_by: string | null;
  /** The operator's decision. */
  decision: "accepted" | "refused" | null;
  /** The operator's reason, shown to the buyer for a refusal. */
  decision_reason: string | null;
  /** Name of the file in the storage; empty once the account was erased. */
  file: string;
  /** Primary key (UUID v7). */
  id: string;
  /** Payment that the buyer says is paid; at most one proof of it waits. */
  payment_id: string;
  /** When the file was stored; null before, when there is nothing to decide yet. */
  stored_at: Date | null;
}

export interface TrustedDevices {
  /** SHA-256 of the cookie. */
  device: Buffer;
  /** Wrong passwords from this browser since its last sign-in. */
  failures: Generated<number>;
  /** Last sign-in. */
  last_used_at: Date;
  /** Account that the browser signed in to; the row also goes with its password. */
  user_id: string;
}

export interface UserNotes {
  /** What operators should know about the buyer, who never sees it. */
  content: string;
  /** When it was written. */
  created_at: Date;
  /** When it was edited last; null when never. */
  edited_at: Date | null;
  /** Primary key (UUID v7). */
  id: string;
  /** The operator who wrote it. */
  operator_id: string;
  /** Whether it is shown first. */
  pinned: Generated<boolean>;
  /** Buyer whom it is about; the note is deleted with the account. */
  user_id: string;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export interface Users {
  /** Since when the user may not sign in, set by an operator. */
  blocked_at: Date | null;
  /** The operator's reason, not shown to the user. */
  blocked_reason: string | null;
  /** Campaign that brought the user, from `utm` links. */
  campaign: string | null;
  /** Promo code from the registration link, offered at the first order and cleared when it is used. */
  coupon: string | null;
  /** When the account was registered. */
  created_at: Date;
  /** When the account was erased; the row stays for the payments. */
  deleted_at: Date | null;
  /** When the account will be erased, at the buyer's request. */
  deletion_at: Date | null;
  /** Lower-case address, with which the buyer signs in; replaced when the account is erased. */
  email: string;
  /** When the address was confirmed by a mailed link or by Google. */
  email_confirmed_at: Date | null;
  /** Primary key (UUID v7); `uid` in the API. */
  id: string;
  /** Path of the avatar, `/media/…`; null for the drawn one. */
  image_url: string | null;
  /** Language of pages, mails and messages. */
  language: Generated<"en" | "ru">;
  /** When a single step proved access to both mailbox and account; without it the address may have been confirmed by another person. */
  ownership_proven_at: Date | null;
  /** Argon2id hash; null when the buyer signs in only with Google. */
  password_hash: string | null;
  /** Code in the user's referral links, `?r=`. */
  referral_code: string | null;
  /** The partner who invited the user; only removed when an unconfirmed account passes to the owner of the address. */
  referred_by: string | null;
  /** IP prefix at registration, for accounts that a partner invited; removed after a time. */
  registered_from: string | null;
  /** Since when the user has blocked the bot. */
  tg_blocked_at: Date | null;
  /** First name of the connected Telegram account. */
  tg_first_name: string | null;
  /** Id of the connected Telegram account; an account belongs to one user. */
  tg_id: number | null;
  /** Last name of the connected Telegram account. */
  tg_last_name: string | null;
  /** Notifications that the user wants by Telegram. */
  tg_notifications: Generated<TelegramNotificationsColumn>;
  /** TRON address for payouts. */
  trc20_address: string | null;
  /** When the payout address changed last; payouts wait after a change. */
  trc20_changed_at: Date | null;
  /** Whether the user gets mails about orders that ended unpaid. */
  unpaid_mails: Generated<boolean>;
  /** Name as the buyer wrote it. */
  username: string;
  /** Normalized name, by which names are unique. */
  username_key: string;
}

export interface VisitKeys {
  /** UTC date. */
  day: string;
  /** Random key of the day. */
  key: Buffer;
}

export interface VisitorHashes {
  /** UTC date. */
  day: string;
  /** Hash of visitor and link with the key of the day. */
  hash: Buffer;
}

export interface WebhookEvents {
  /** When it took effect or was found to need none; null before. */
  applied_at: Date | null;
  /** Failed attempts to apply it so far. */
  attempts: Generated<number>;
  /** Raw body; removed some time after it was applied, and with the account. */
  body: string;
  /** When the body was removed, which holds personal data. */
  body_removed_at: Date | null;
  /** The provider's id of the event, or one made of its content; a repeat is not stored again. */
  event_key: string;
  /** The gateway's id of the early fraud warning that it is about; null for any other. */
  fraud_warning: string | null;
  /** The provider's id of the payment that it concerns. */
  gateway_reference: string | null;
  /** The provider's second id of the payment, where it has one. */
  gateway_secondary_reference: string | null;
  /** Primary key. */
  id: GeneratedAlways<number>;
  /** Message of the last failed attempt. */
  last_error: string | null;
  /** Which saved method it is about (`saved_methods.token_hash`); null for a webhook about a payment. */
  method_hash: Buffer | null;
  /** Id of our payment, where the webhook names it. */
  order_id: string | null;
  /** Result of applying it. */
  outcome: "applied" | "nothing_to_do" | "mismatch" | "unknown_payment" | null;
  /** Adapter that verified it. */
  provider: string;
  /** When it arrived. */
  received_at: Date;
}

export interface WebhookSecret {
  /** Primary key; always true. */
  id: Generated<boolean>;
  /** Random hexadecimal digits. */
  secret: string;
}

export interface WorkerHeartbeats {
  /** Last report. */
  at: Date;
  /** Always `worker`: a report of any worker counts. */
  name: string;
}

export interface DB {
  /** What operators have to look at; one row per kind and subject, opened again when it recurs. */
  alerts: Alerts;
  /** Announcements that buyers closed. */
  announcement_dismissals: AnnouncementDismissals;
  /** Pictures that operators uploaded; the row is written before the file. */
  announcement_images: AnnouncementImages;
  /** Banners on the dashboard; of those that suit a buyer the one with the highest priority is shown. */
  announcements: Announcements;
  /** What operators did, append-only; every row contains the hash of the one before it. */
  audit_events: AuditEvents;
  /** The newest event of each day with its hash, as it was published outside of the database. */
  audit_heads: AuditHeads;
  /** Changes of old rows that run in the background after a migration; a row is written at the start of each. */
  backfills: Backfills;
  /** Backups and test restores that were requested or ran on schedule. */
  backups: Backups;
  /** Logos that operators uploaded. */
  brand_logos: BrandLogos;
  /** Events whose content does not match their hash, or which do not follow the event before them. */
  broken_audit_events: BrokenAuditEvents;
  /** Items of a bulk action; each is marked in the transaction of its effect, so an interrupted action continues with the rest. */
  bulk_action_items: BulkActionItems;
  /** Actions of operators on many subscriptions, users or inventory items; a worker carries them out. */
  bulk_actions: BulkActions;
  /** Revisions of what polls show to a buyer, raised by triggers of the tables that polls read. The sum over the slots of a buyer grows with every commit that changed something. */
  buyer_revisions: BuyerRevisions;
  /** Secret addresses at which calendar apps fetch the dates of subscriptions; at most one per buyer. */
  calendar_addresses: CalendarAddresses;
  /** What campaigns cost, as operators entered it. */
  campaign_costs: CampaignCosts;
  /** Visits and activations of campaigns per UTC day. */
  campaign_days: CampaignDays;
  /** Users of a campaign who have paid, maintained by triggers of payments and users. */
  campaign_payers: CampaignPayers;
  /** Coins that buyers chose on the shop's own page, with the address they send to. The newest of a payment is shown; all of them can be paid. */
  coin_payments: CoinPayments;
  /** Commissions per partner and UTC day, for the chart of the partner. */
  commission_days: CommissionDays;
  /** Allowed transitions of a commission, as in its rules. */
  commission_transitions: CommissionTransitions;
  /** What partners earn from payments; terms are frozen at the purchase. */
  commissions: Commissions;
  /** Settings of connections to other systems saved in the console; environment variables override them. */
  connection_settings: ConnectionSettings;
  /** Refunds credited to a balance, withheld from payouts until an operator releases them. */
  credit_holds: CreditHolds;
  /** The work of giving access to one service of a subscription. */
  deliveries: Deliveries;
  /** Rows created by the demo data, so that `npm run leave-demo` can remove them; empty in a real shop. */
  demo_rows: DemoRows;
  /** Answers to disputes. A row is written before the gateway is called; one that has not failed is the only one of its dispute. */
  dispute_answers: DisputeAnswers;
  /** Files of answers to disputes: the evidence, and what operators uploaded. Written before the file is stored. */
  dispute_files: DisputeFiles;
  /** Two payments of one buyer for one product that look like a purchase paid twice, and what was decided about them. */
  double_payments: DoublePayments;
  /** Whole days given for a commission, append-only, at the daily price of the cheapest plan of the service at that time. */
  earned_days: EarnedDays;
  /** Exchange rates of the dollar, as the Bank of Russia published them or an operator set them. */
  exchange_rates: ExchangeRates;
  /** Fiscal receipts (54-FZ) that gateways register for the shop: one for the payment, one for each refund, and one that closes a prepayment. */
  fiscal_receipts: FiscalReceipts;
  /** Accounts of a flag, whose commissions wait for the decision. */
  flagged_buyers: FlaggedBuyers;
  /** Individual refunds as gateways report them, so that an older report cannot restore one that failed later. */
  gateway_refunds: GatewayRefunds;
  /** Gifts that were paid for. Written when the payment is settled; claimed, refunded or revoked once. */
  gifts: Gifts;
  /** Browsers that were sent to Google and are not back yet. Unlogged: a crash costs a second click. */
  google_flows: GoogleFlows;
  /** Results of finished sign-ins with Google, until the shop redeems them. Unlogged: a crash costs a second click. */
  google_tickets: GoogleTickets;
  /** Days added to a subscription by a payment, by earned days or by an operator; exactly one of the three is named. */
  grants: Grants;
  /** One row per intent of a caller, written in the transaction of its effect, so that a repeated call returns the first response. */
  idempotency_keys: IdempotencyKeys;
  /** Accounts at identity providers with which users sign in; never identified by email. */
  identities: Identities;
  /** Read-only sessions in which an operator sees the shop as a buyer does. */
  impersonations: Impersonations;
  /** Credentials of services that are ready to be assigned. */
  inventory_items: InventoryItems;
  /** Items that buyers replaced because they did not work; an item is replaced at most once. */
  item_replacements: ItemReplacements;
  /** Schedules: when each is due, and the results of its jobs. */
  job_runs: JobRuns;
  /** Entries of a posting, append-only. Positive is debit. */
  journal_entries: JournalEntries;
  /** Postings of the double-entry journal, append-only. The entries of a posting sum to 0 in each currency. */
  journals: Journals;
  /** Browsers in which a user has signed in; a sign-in in another one is reported by mail. */
  known_devices: KnownDevices;
  /** Saved replies of operators; a macro also runs an action. */
  macros: Macros;
  /** Queue and log of mails. The key stays after the mail was sent, so that a repeat is recognized. */
  mails: Mails;
  /** Uploaded avatars; the row is written before the file, so that no file exists without a row. */
  media_files: MediaFiles;
  /** Test orders without a buyer that operators create at a provider. */
  method_tests: MethodTests;
  /** Tables with a partition for each month, in the schema `partitions`; written only by migrations. */
  monthly_tables: MonthlyTables;
  /** Tokens in mailed links and between two steps of signing in; a new one of a kind replaces the older. */
  one_time_tokens: OneTimeTokens;
  /** Buttons below the Telegram messages of operators; each works once, for its operator and its event. */
  operator_buttons: OperatorButtons;
  /** Open links that connect a Telegram chat to an operator; a newer one replaces the older, and the first use deletes it. */
  operator_chat_links: OperatorChatLinks;
  /** Telegram chats in which operators are notified and act; deleted when the operator is disabled or gets new access. */
  operator_chats: OperatorChats;
  /** Browsers in which an operator signed in with a code; failed sign-ins from elsewhere do not delay them. */
  operator_devices: OperatorDevices;
  /** Open invitations to the team, at most one per address; a newer one replaces the older. */
  operator_invitations: OperatorInvitations;
  /** What operators may be notified of outside the console, written in the transaction of its cause; a trigger of `alerts` adds one when an alert is raised. */
  operator_news: OperatorNews;
  /** What operators chose to be notified of; without a row the default of their role applies. */
  operator_notification_choices: OperatorNotificationChoices;
  /** When operators chose to be notified; without a row at any time, with a digest at 9:00 in the time zone of the shop. */
  operator_notification_times: OperatorNotificationTimes;
  /** Notifications of operators: at most one per event, operator and channel. */
  operator_notifications: OperatorNotifications;
  /** Unused recovery codes of operators, each accepted once instead of a code of the authenticator app. */
  operator_recovery_codes: OperatorRecoveryCodes;
  /** Sessions of operators in the console. */
  operator_sessions: OperatorSessions;
  /** People who run the shop from the console. */
  operators: Operators;
  /** The link with which the first start of a demo signs its owner in; deleted at its first use. */
  owner_links: OwnerLinks;
  /** Sums of the journal's accounts per partner, in cents, maintained by a trigger of `journal_entries` and shown as positive figures. */
  partner_balances: PartnerBalances;
  /** Buyers with settings as a partner; a buyer without a row has the defaults. */
  partners: Partners;
  /** Orders that buyers pay with a saved method: written with the order, before the gateway is called. The payment has the state. */
  payment_charges: PaymentCharges;
  /** Manual confirmations of payments that no gateway can confirm; large ones need a second operator. */
  payment_confirmations: PaymentConfirmations;
  /** Payments per day on which they were started, append-only; the row without a gateway marks the day as counted. */
  payment_days: PaymentDays;
  /** Disputes and inquiries about payments, as their gateways report them. */
  payment_disputes: PaymentDisputes;
  /** Effects of a payment that happen once: the row is written in the transaction that carries the effect out. */
  payment_effects: PaymentEffects;
  /** What happened to a payment, in order; append-only and visible to buyer and operators. */
  payment_events: PaymentEvents;
  /** What buyers agreed to when they had a payment method saved; written with the payment. */
  payment_mandates: PaymentMandates;
  /** What buyers choose at checkout; each belongs to one provider. */
  payment_methods: PaymentMethods;
  /** Requested refunds. A row is written before the gateway is called; its id is the gateway's idempotency key. */
  payment_refunds: PaymentRefunds;
  /** Allowed transitions of a payment, as in `payments.rules.ts`. */
  payment_transitions: PaymentTransitions;
  /** Attempts to pay a quote, with their state. The quote is frozen when the row is written; a trigger refuses changes and unknown transitions. */
  payments: Payments;
  /** Allowed transitions of a payout, as in its rules. */
  payout_transitions: PayoutTransitions;
  /** Money that partners have sent to an address. The address is frozen, and blanked only by the erasure of the account. */
  payouts: Payouts;
  /** The credit for each grant that a plan change ends. A grant is credited at most once. */
  plan_change_lines: PlanChangeLines;
  /** Orders that replace the running plan of a subscription. Written with the payment and frozen; settled with it. */
  plan_changes: PlanChanges;
  /** Prices that a planned change will create. */
  planned_prices: PlannedPrices;
  /** Changes of all prices of a product at a future time; at most one per product. */
  price_schedules: PriceSchedules;
  /** Plans of a product. A price is a version: a changed amount is a new row, and the old one is archived. */
  prices: Prices;
  /** Services that a product opens. */
  product_services: ProductServices;
  /** What is sold: one or several services. */
  products: Products;
  /** Products that a promo code is limited to; without rows it applies to all. */
  promo_code_products: PromoCodeProducts;
  /** Discounts that buyers enter at checkout. */
  promo_codes: PromoCodes;
  /** Uses of promo codes: reserved at checkout, committed when paid, released when the payment ends unpaid. */
  promo_redemptions: PromoRedemptions;
  /** Settings of providers saved in the console; they override environment variables. */
  provider_settings: ProviderSettings;
  /** Counters of the rate limiter, used when no Redis is configured. Unlogged: losing them in a crash costs nothing. */
  rate_limits: RateLimits;
  /** Unused recovery codes of users with a second factor; deleted when used. */
  recovery_codes: RecoveryCodes;
  /** Visits by referral links per UTC day. */
  referral_days: ReferralDays;
  /** Partners who brought many accounts from one network, for an operator to decide on. */
  referral_flags: ReferralFlags;
  /** Rules of commissions and payouts, append-only; the newest version applies. */
  referral_rules: ReferralRules;
  /** What buyers agreed to when they switched on automatic renewal; never changed except to be stopped. Another method or price is a new row. */
  renewal_agreements: RenewalAgreements;
  /** Attempts to charge a renewal. At most one of a renewal is open or has succeeded. */
  renewal_attempts: RenewalAttempts;
  /** Automatic renewal that buyers agreed to with an order; written with the payment, and an agreement once that is paid. */
  renewal_consents: RenewalConsents;
  /** Renewals that their buyers have undone soon after the charge: each once, with one refund. */
  renewal_undos: RenewalUndos;
  /** The renewal of a subscription for one period, from its plan to its end. One for each period, and one open for each subscription. */
  renewals: Renewals;
  /** Requests of a reset link; a job answers them, so that the response does not reveal whether the address is known. */
  reset_requests: ResetRequests;
  /** Changes that weaken a rule which protects money; they wait for a second owner or for a day to pass. */
  rule_changes: RuleChanges;
  /** Revenue per day by one dimension at a time, append-only; a refund counts on the day it was made. */
  sales_days: SalesDays;
  /** Payment methods that gateways keep for buyers. Written when the payment that saved them is settled. */
  saved_methods: SavedMethods;
  /** Filters of a console list that an operator saved under a name. */
  saved_views: SavedViews;
  /** Authenticator apps of users. */
  second_factors: SecondFactors;
  /** Suspicious requests for operators to review, append-only; the erasure of an account blanks the personal columns. */
  security_events: SecurityEvents;
  /** Services that access opens. */
  services: Services;
  /** Sessions of buyers; an access token identifies one. */
  sessions: Sessions;
  /** Links that the starts of a shop without an owner printed; all are deleted when the first owner joins. */
  setup_links: SetupLinks;
  /** Changes of the shop's settings, append-only; the newest row of a name applies. */
  shop_setting_changes: ShopSettingChanges;
  /** Failed tries to guess a password or code, per account, known here or not. Unlogged: losing it in a crash forgives a few tries. */
  sign_in_failures: SignInFailures;
  /** Every change of the end of a subscription, append-only. */
  subscription_end_changes: SubscriptionEndChanges;
  /** Reminders of the end of a subscription that were sent; a renewal moves the end and starts them anew. */
  subscription_reminders: SubscriptionReminders;
  /** A buyer's access to a product until a date; one per buyer and product. */
  subscriptions: Subscriptions;
  /** Queue and log of Telegram messages. The key stays after the message was sent, so that a repeat is recognized. */
  telegram_messages: TelegramMessages;
  /** Updates received from Telegram, which repeats them until they are confirmed. */
  telegram_updates: TelegramUpdates;
  /** Texts that operators wrote and did not publish yet. */
  text_drafts: TextDrafts;
  /** Published text overrides, append-only; the newest row of a text and language applies. */
  text_publications: TextPublications;
  /** Uploaded files, attached later to a message of the same sender; the row is written before the file. */
  ticket_attachments: TicketAttachments;
  /** Messages of tickets; they only move when their ticket is merged, and are deleted with their ticket. */
  ticket_messages: TicketMessages;
  /** Allowed transitions of a ticket, as in `tickets.rules.ts`. */
  ticket_transitions: TicketTransitions;
  /** Requests of buyers to the support. The last visible message is repeated in the row, so that a list reads one row per ticket. */
  tickets: Tickets;
  /** Bank transfers that operators saw in the shop's account; large ones need a second operator. */
  transfer_confirmations: TransferConfirmations;
  /** Proofs of payment that buyers send for bank transfers; an operator decides on them. */
  transfer_proofs: TransferProofs;
  /** Browsers in which a user has signed in, by a random cookie; failed sign-ins from elsewhere do not delay them. */
  trusted_devices: TrustedDevices;
  /** Internal notes of operators about a buyer. */
  user_notes: UserNotes;
  /** Accounts of buyers. */
  users: Users;
  /** Keys of the hashes of today's visitors; once a key is deleted, a hash identifies no visitor. Unlogged: a crash may count a visitor twice. */
  visit_keys: VisitKeys;
  /** Visitors counted today. Unlogged: a crash may count a visitor twice. */
  visitor_hashes: VisitorHashes;
  /** Incoming webhooks of gateways, verified and stored before they are acknowledged; applied once. */
  webhook_events: WebhookEvents;
  /** What the secret parts of webhook addresses are derived from; made with the database, and one row only. */
  webhook_secret: WebhookSecret;
  /** When a worker process reported last. */
  worker_heartbeats: WorkerHeartbeats;
}
