import type { Language } from '@sesame/contract/shared/limits.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json-columns.ts';

/** Accounts: profiles, sign-in and notifications. */
export interface TablesOfUsers {
  users: UsersTable;
  sessions: SessionsTable;
  security_events: SecurityEventsTable;
  identities: IdentitiesTable;
  google_flows: GoogleFlowsTable;
  google_tickets: GoogleTicketsTable;
  one_time_tokens: OneTimeTokensTable;
  reset_requests: ResetRequestsTable;
  known_devices: KnownDevicesTable;
  trusted_devices: TrustedDevicesTable;
  media_files: MediaFilesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  login_failures: LoginFailuresTable;
  telegram_updates: TelegramUpdatesTable;
  telegram_messages: TelegramMessagesTable;
  user_notes: UserNotesTable;
  impersonations: ImpersonationsTable;
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
  /** When a single step proved access to both mailbox and account. */
  owner_proven_at: ColumnType<Date | null, Date | undefined, Date | null>;
  trc20_changed_at: ColumnType<Date | null, undefined, Date | null>;
  /** When the account will be erased. */
  deletion_at: ColumnType<Date | null, undefined, Date | null>;
  deleted_at: ColumnType<Date | null, undefined, Date>;
  /** Since when the user may not sign in. */
  blocked_at: ColumnType<Date | null, undefined, Date | null>;
  blocked_reason: ColumnType<string | null, undefined, string | null>;
  /** Id of the connected Telegram account; at most 52 bits, so exact as a number. */
  tg_id: ColumnType<number | null, undefined, number | null>;
  /** Since when the user has blocked the bot. */
  tg_blocked_at: ColumnType<Date | null, undefined, Date | null>;
  tg_notifications: ColumnType<TelegramNotification[], undefined, TelegramNotification[]>;
  /** The code that `?r=` links of this user contain. */
  referral_code: ColumnType<string | null, string | undefined, string | null>;
  /** The user who invited them; only removed when an unconfirmed account passes to its rightful owner. */
  referred_by: ColumnType<string | null, string | undefined, null>;
  campaign: ColumnType<string | null, undefined, string | null>;
  /** The network of an account that came by an invitation, stored for a limited time. */
  registered_from: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Notifications by Telegram that a user can choose. */
export type TelegramNotification =
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
  /** Set for an impersonation session of an operator, which is read-only. */
  impersonation_id: ColumnType<string | null, string | undefined, never>;
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

/** Browsers that signed in, by the hash of their cookie. */
interface TrustedDevicesTable {
  user_id: string;
  device: Buffer;
  /** Failed passwords since the last sign-in. */
  failures: Generated<number>;
  last_used_at: Date;
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
  /** The 30-second step of the last used code, which cannot be used again. */
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
  /** Erased when it no longer has to be sent. */
  content: string | null;
  queued_at: Date;
  attempts: Generated<number>;
  try_at: Date | null;
  sent_at: ColumnType<Date | null, undefined, Date>;
  abandoned_at: ColumnType<Date | null, undefined, Date>;
  last_error: ColumnType<string | null, undefined, string>;
}

/** Operators' internal notes about a buyer. */
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

/** Impersonation sessions of operators. */
interface ImpersonationsTable {
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
