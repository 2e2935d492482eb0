import type { ColumnType, Generated } from 'kysely';
import type { DurationUnit } from './catalogue.ts';

/** Subscriptions, and the stock that they are served from. */
export interface TablesOfAccess {
  subscriptions: SubscriptionsTable;
  grants: GrantsTable;
  subscription_end_changes: SubscriptionEndChangesTable;
  stock_items: StockItemsTable;
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
  /** Of what an operator gave: the intent of their call, so that it is given once. */
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

interface SubscriptionRemindersTable {
  subscription_id: string;
  kind: 'three_days' | 'one_day' | 'ended';
  ends_at: Date;
  created_at: Date;
}
