import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import type { ColumnType, Generated } from 'kysely';

/** The team, its sessions and the audit log. */
export interface TablesOfOperators {
  bulk_actions: BulkActionsTable;
  bulk_action_items: BulkActionItemsTable;
  operators: OperatorsTable;
  operator_sessions: OperatorSessionsTable;
  saved_views: SavedViewsTable;
  operator_invitations: OperatorInvitationsTable;
  owner_links: OwnerLinksTable;
  operator_devices: OperatorDevicesTable;
  audit_events: AuditEventsTable;
  audit_heads: AuditHeadsTable;
  broken_audit_events: BrokenAuditEventsView;
}

interface BulkActionsTable {
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

interface BulkActionItemsTable {
  bulk_action_id: string;
  subject: string;
  state: Generated<'waiting' | 'done' | 'failed'>;
  /** The error code of the refusal. */
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
  /** The 30-second step of the last used code, which cannot be used again. */
  totp_last_step: Generated<number>;
  created_at: Date;
  disabled_at: ColumnType<Date | null, undefined, Date | null>;
  /** The version that an edit is based on. */
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
  /** When password and code were last confirmed. */
  confirmed_at: Date | null;
}

/** Filters of a list that an operator saved. */
interface SavedViewsTable {
  id: string;
  operator_id: string;
  /** The id of the route that returns the list. */
  list: string;
  name: string;
  filters: string;
  saved_at: Date;
}

/** Open invitations, one per e-mail. */
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

/** Audit events whose content or position does not match their hash. */
interface BrokenAuditEventsView {
  id: ColumnType<number, never, never>;
  broken: ColumnType<'hash' | 'chain', never, never>;
}

/** Append-only; number and hashes are set by the database. */
interface AuditHeadsTable {
  day: ColumnType<string, string, never>;
  event_id: ColumnType<number, number, never>;
  hash: ColumnType<Buffer, Buffer, never>;
  published_at: ColumnType<Date, Date, never>;
}

interface AuditEventsTable {
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
