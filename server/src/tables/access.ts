import type { ColumnType, Generated } from 'kysely';
import type { DurationUnit } from './catalogue.ts';

/** Subscriptions and the inventory that serves them. */
export interface TablesOfAccess {
  subscriptions: SubscriptionsTable;
  grants: GrantsTable;
  subscription_end_changes: SubscriptionEndChangesTable;
  inventory_items: InventoryItemsTable;
  deliveries: DeliveriesTable;
  subscription_reminders: SubscriptionRemindersTable;
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
  /** Set when the days were earned instead of bought. */
  earned_days_id: ColumnType<string | null, string | null | undefined, never>;
  /** The operator who gave it, when it was neither bought nor earned. */
  operator_id: ColumnType<string | null, string | null | undefined, never>;
  duration_count: number;
  duration_unit: DurationUnit;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  reversed_at: Date | null;
  /** Days taken off the end for a partial refund. */
  removed_days: Generated<number>;
  held_at: Generated<Date | null>;
  /** The operator who revoked it, when it was not a refund. */
  reversed_by: ColumnType<string | null, undefined, string>;
  /** The period of which this is the rest. */
  moved_from: ColumnType<string | null, string | undefined, never>;
  /** For a gift by an operator: the intent of their call, so that it is given only once. */
  intent: ColumnType<Buffer | null, Buffer | undefined, never>;
}

interface SubscriptionEndChangesTable {
  id: Generated<number>;
  subscription_id: string;
  old_end: Date | null;
  new_end: Date;
  reason: 'purchase' | 'refund' | 'operator' | 'referral';
  created_at: Date;
}

interface InventoryItemsTable {
  id: string;
  service_id: number;
  kind: 'unique' | 'shared' | 'template' | 'webhook';
  secret: Buffer;
  secret_fingerprint: Buffer;
  assigned_to: string | null;
  assigned_at: Date | null;
  created_at: Date;
  retired_at: Date | null;
}

interface DeliveriesTable {
  id: string;
  subscription_id: string;
  service_id: number;
  inventory_item_id: string | null;
  position: Generated<number>;
  attempts: Generated<number>;
  try_at: Date | null;
  created_at: Date;
  delivered_at: Date | null;
  /** Counts the items requested by provisioning webhook. */
  request_number: Generated<number>;
}

interface SubscriptionRemindersTable {
  subscription_id: string;
  kind: 'three_days' | 'one_day' | 'ended';
  ends_at: Date;
  created_at: Date;
}
