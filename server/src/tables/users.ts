import type { Language } from '@sesame/contract/limits.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json-columns.ts';

/** Accounts: who they are, how they get in, and how they are reached. */
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
  viewings: ViewingsTable;
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
  /** When somebody showed in one step that they read the mailbox and hold the account. */
  owner_proven_at: ColumnType<Date | null, Date | undefined, Date | null>;
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
  /** Who invited them; it only ever goes, when an account never confirmed gets its rightful owner. */
  referred_by: ColumnType<string | null, string | undefined, null>;
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
  /** Wrong passwords since the last sign-in. */
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
