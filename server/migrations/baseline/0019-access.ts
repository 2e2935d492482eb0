import { type Kysely, sql } from 'kysely';
import { describeColumns, describeTable } from '../describe-table.ts';
import { makeAppendOnly, refuseDelete } from '../protect-rows.ts';

/** Access: subscriptions, what extends them, and the credentials that open services. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriptions (
      id uuid primary key,
      user_id uuid not null references users,
      product_id integer not null references products,
      anchor_day integer not null check (anchor_day between 1 and 31),
      ends_at timestamptz not null,
      grace_until timestamptz,
      created_at timestamptz not null,
      kept_until timestamptz,
      kept_for uuid references subscriptions,
      unique (user_id, product_id),
      constraint subscriptions_kept check (
        num_nulls(kept_until, kept_for) in (0, 2) and kept_for <> id and kept_until > ends_at)
    );
    create index subscriptions_active on subscriptions (user_id, ends_at);
    create index subscriptions_by_age on subscriptions (created_at, id);
    create index subscriptions_by_end on subscriptions (ends_at, id);
    create index subscriptions_of_product on subscriptions (product_id, created_at, id);
    create index subscriptions_ending on subscriptions (product_id, ends_at, id);
    create index subscriptions_kept_for on subscriptions (kept_for) where kept_for is not null;
  `.execute(db);
  await describeTable(
    db,
    'subscriptions',
    "A buyer's access to a product until a date; one per buyer and product.",
    {
      id: 'Primary key (UUID v7).',
      user_id: 'The buyer.',
      product_id: 'The product.',
      anchor_day: 'Day of the month of the first purchase, which renewals keep.',
      ends_at: 'End of the last grant.',
      grace_until:
        'Until when access is kept after its end while a renewal is being paid; null without one.',
      created_at: 'When it began.',
      kept_until:
        'Until when the items of a replaced plan stay usable at the latest: the end that it had. Null without items that are kept.',
      kept_for: 'The subscription of the new plan; the delivery of its last item ends the keeping.',
    },
  );

  await sql`
    create table grants (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      payment_id uuid unique references payments,
      duration_count integer not null,
      duration_unit text not null check (duration_unit in ('day', 'month', 'year')),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      created_at timestamptz not null,
      reversed_at timestamptz,
      earned_days_id uuid unique references earned_days,
      removed_days integer not null default 0 check (removed_days >= 0),
      held_at timestamptz,
      operator_id uuid references operators,
      reversed_by uuid references operators,
      moved_from uuid unique references grants,
      changed_by uuid references payments,
      intent bytea constraint grants_intent_key unique,
      constraint grants_cause check (num_nonnulls(payment_id, earned_days_id, operator_id) = 1),
      constraint grants_reversed_by check (reversed_by is null or reversed_at is not null),
      constraint grants_changed_by check (changed_by is null or (reversed_at is not null and reversed_by is null)),
      constraint grants_moved_by check (moved_from is null or operator_id is not null)
    );
    create index grants_subscription on grants (subscription_id);
    create index grants_by_time on grants (created_at);
    create index grants_ends on grants (ends_at) include (starts_at, reversed_at);
    create index grants_held on grants (subscription_id) where held_at is not null and reversed_at is null;
  `.execute(db);
  await describeTable(
    db,
    'grants',
    'Days added to a subscription by a payment, by earned days or by an operator; exactly one of the three is named.',
    {
      id: 'Primary key (UUID v7).',
      subscription_id: 'The subscription.',
      payment_id: 'The payment that bought it.',
      duration_count: 'Length in units.',
      duration_unit: 'Unit of the length.',
      starts_at: 'Start of the period.',
      ends_at: 'End of the period.',
      created_at: 'When it was granted.',
      reversed_at: 'When it was reversed entirely.',
      earned_days_id: 'The days that a partner earned.',
      removed_days: 'Days taken off the end for a partial refund.',
      held_at: 'Since when a dispute of its payment suspends it.',
      operator_id: 'The operator who granted it.',
      reversed_by: 'The operator who reversed it, unless a refund or a plan change did.',
      moved_from: 'The grant of another subscription whose rest this is.',
      changed_by: 'The payment of the plan change that ended it.',
      intent:
        'Hash of the call of an operator that granted it, so that one call grants it only once.',
    },
  );
  await refuseDelete(db, 'grants');

  await sql`
    create table subscription_end_changes (
      id bigint generated always as identity primary key,
      subscription_id uuid not null references subscriptions,
      old_end timestamptz,
      new_end timestamptz not null,
      reason text not null check (reason in ('purchase', 'refund', 'operator', 'referral', 'plan_change')),
      created_at timestamptz not null
    );
    create index subscription_end_changes_subscription on subscription_end_changes (subscription_id, id);
  `.execute(db);
  await describeTable(
    db,
    'subscription_end_changes',
    'Every change of the end of a subscription, append-only.',
    {
      id: 'Primary key.',
      subscription_id: 'The subscription.',
      old_end: 'End before; null when it began.',
      new_end: 'End after.',
      reason: 'Cause of the change.',
      created_at: 'When the end was moved.',
    },
  );
  await makeAppendOnly(db, 'subscription_end_changes');

  await sql`
    create table inventory_items (
      id uuid primary key,
      service_id integer not null references services,
      kind text not null check (kind in ('unique', 'shared', 'template', 'webhook')),
      content text not null default 'link' check (content in ('link', 'code', 'account', 'text', 'file')),
      secret bytea not null,
      secret_fingerprint bytea not null,
      assigned_to uuid references subscriptions,
      assigned_at timestamptz,
      created_at timestamptz not null,
      retired_at timestamptz,
      version integer not null default 1,
      file_name text,
      file_note text,
      unique (secret_fingerprint, service_id),
      check (kind = 'unique' or assigned_to is null),
      check (kind in ('unique', 'shared') or content = 'link'),
      constraint inventory_items_file check (
        (content = 'file') = (file_name is not null) and (file_name is null) = (file_note is null))
    );
    create index inventory_items_free on inventory_items (service_id, created_at, id)
      where assigned_to is null and retired_at is null;
    create index inventory_items_service on inventory_items (service_id, id);
    create index inventory_items_ready on inventory_items (service_id, kind)
      where assigned_to is null and retired_at is null;
    create index inventory_items_assigned on inventory_items (service_id, id) where assigned_to is not null;
    create index inventory_items_retired on inventory_items (service_id, id)
      where assigned_to is null and retired_at is not null;
    create index inventory_items_unassigned on inventory_items (service_id, id)
      where assigned_to is null and retired_at is null;
  `.execute(db);
  await describeTable(
    db,
    'inventory_items',
    'Credentials of services that are ready to be assigned.',
    {
      id: 'Primary key (UUID v7).',
      service_id: 'The service.',
      kind: '`unique`: for one subscription. `shared`: for all. `template`: a link made per subscription. `webhook`: requested from a supplier.',
      content: 'What it holds; a template gives links, and so may a webhook.',
      secret: 'Sealed link, code, account or text, or the template or webhook with its key.',
      secret_fingerprint:
        'Keyed hash that identifies the credential, so that a service gets none twice and operators find it by its content.',
      assigned_to: 'The subscription that a unique item was assigned to.',
      assigned_at: 'When it was assigned.',
      created_at: 'When it was added.',
      retired_at: 'Since when it is not assigned any more.',
      version: 'Counts the changes of its content by operators.',
      file_name: 'Name of a file, as in its sealed content; null for everything else.',
      file_note:
        'What the seller adds to a file, as in its sealed content, or empty; null for everything else.',
    },
  );

  await sql`
    create table deliveries (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      service_id integer not null references services,
      inventory_item_id uuid references inventory_items,
      position integer not null default 0,
      attempts integer not null default 0,
      created_at timestamptz not null,
      delivered_at timestamptz,
      request_number integer not null default 1,
      unique (subscription_id, service_id),
      check ((inventory_item_id is null) = (delivered_at is null))
    );
    create index deliveries_waiting on deliveries (service_id, created_at, id) where inventory_item_id is null;
    create index deliveries_of_item on deliveries (inventory_item_id) where inventory_item_id is not null;
    create index deliveries_queue on deliveries (created_at, id) where inventory_item_id is null;
  `.execute(db);
  await describeTable(
    db,
    'deliveries',
    'The work of giving access to one service of a subscription.',
    {
      id: 'Primary key (UUID v7).',
      subscription_id: 'The subscription.',
      service_id: 'The service.',
      inventory_item_id: 'The item that was assigned; null while it is waiting.',
      position: 'Order of the service within the product.',
      attempts: 'Attempts so far.',
      created_at: 'When it began to wait.',
      delivered_at: 'When the item was assigned.',
      request_number:
        'Counts the items that were requested from a supplier; part of the idempotency key of the request.',
    },
  );

  await sql`
    create table item_replacements (
      id uuid primary key,
      delivery_id uuid not null references deliveries,
      old_item_id uuid not null unique references inventory_items,
      new_item_id uuid not null unique references inventory_items,
      link_check text not null check (link_check in ('works', 'fails', 'unknown')),
      created_at timestamptz not null,
      check (old_item_id <> new_item_id)
    );
    create index item_replacements_delivery on item_replacements (delivery_id, created_at);
  `.execute(db);
  await describeTable(
    db,
    'item_replacements',
    'Items that buyers replaced because they did not work; an item is replaced at most once.',
    {
      id: 'Primary key (UUID v7).',
      delivery_id: 'The delivery whose item was replaced.',
      old_item_id: 'The item that did not work; it is retired.',
      new_item_id: 'The unique item that took its place.',
      link_check:
        'Whether the old link answered when it was replaced; `unknown` for what cannot be checked.',
      created_at: 'When it was replaced.',
    },
  );

  // The only definition of what the access of a subscription is; the states are those of the contract.
  await sql`
    create function access_state(subscription uuid, at timestamptz) returns text language sql stable as $$
      select case
        when s.ends_at <= at then 'ended'
        when exists (
          select from grants g where g.subscription_id = s.id and g.held_at is not null and g.reversed_at is null
            and g.starts_at <= at and g.ends_at > at) then 'on_hold'
        when exists (select from deliveries d where d.subscription_id = s.id and d.inventory_item_id is null)
          and not exists (select from deliveries d where d.subscription_id = s.id and d.inventory_item_id is not null)
          then 'waiting'
        else 'active'
      end
      from subscriptions s where s.id = subscription
    $$;
  `.execute(db);

  await sql`
    create table subscription_reminders (
      subscription_id uuid not null references subscriptions,
      kind text not null check (kind in ('three_days', 'one_day', 'ended')),
      ends_at timestamptz not null,
      created_at timestamptz not null,
      primary key (subscription_id, kind, ends_at)
    );
  `.execute(db);
  await describeTable(
    db,
    'subscription_reminders',
    'Reminders of the end of a subscription that were sent; a renewal moves the end and starts them anew.',
    {
      subscription_id: 'The subscription.',
      kind: 'Which reminder.',
      ends_at: 'The end that it is about.',
      created_at: 'When it was queued.',
    },
  );

  // The items of bulk actions are older than grants.
  await sql`
    alter table bulk_action_items
      add column grant_id uuid unique references grants deferrable initially deferred;
  `.execute(db);
  await describeColumns(db, 'bulk_action_items', {
    grant_id: 'The days that a subscription was given; null for everything else.',
  });
}
