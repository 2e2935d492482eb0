import type { OperatorRole } from '@sesame/contract/permissions.ts';
import type { ColumnType, Generated } from 'kysely';

/** Those who run the shop, and what they did. */
export interface TablesOfOperators {
  bulk_acts: BulkActsTable;
  bulk_act_items: BulkActItemsTable;
  operators: OperatorsTable;
  operator_sessions: OperatorSessionsTable;
  saved_views: SavedViewsTable;
  operator_invitations: OperatorInvitationsTable;
  owner_links: OwnerLinksTable;
  operator_devices: OperatorDevicesTable;
  acts: ActsTable;
  broken_acts: BrokenActsView;
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

/** Browsers that signed in with a code, by the hash of their cookie. */
interface OperatorDevicesTable {
  operator_id: string;
  device: Buffer;
  last_used_at: Date;
}

interface OwnerLinksTable {
  token_hash: Buffer;
  operator_id: string;
  expires_at: Date;
}

/** Acts that are not what was written, or not where. */
interface BrokenActsView {
  id: ColumnType<number, never, never>;
  broken: ColumnType<'hash' | 'chain', never, never>;
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
