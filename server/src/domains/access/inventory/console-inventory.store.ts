import type {
  ItemKind,
  listInventory,
  listInventoryItems,
  ServiceInventory,
} from '@sesame/contract/console/inventory.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import type { ItemContent } from '@sesame/contract/shared/states.ts';
import { type SqlBool, sql } from 'kysely';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

interface LevelOptions {
  readonly now: Date;
  /** The bound for services that have not set their own; 0: none. */
  readonly lowInventory: number;
}

const byName = keyset('services o', ['lower(o.title)', 'o.id'], 'asc');
const inventoryFilters: FilterSql<typeof listInventory> = {
  search: (search) => sql`strpos(lower(o.title || ' ' || o.title_ru), lower(${search})) > 0`,
  level: (level) => sql`l.level = ${level}`,
};

/** Services with their inventory counts, by name. A page reads only the index entries of its services. */
export async function findInventory(
  db: Executor,
  filters: FiltersOf<typeof listInventory>,
  { after, limit }: ListPage,
  options: LevelOptions,
): Promise<ServiceInventory[]> {
  const { rows } = await sql<ServiceInventory>`
    ${inventory(options)} where ${whereOf(inventoryFilters, filters, byName.after(after))}
    ${byName.order} limit ${limit}`.execute(db);
  return rows;
}

/** The inventory counts of one service. */
export async function readServiceInventory(
  db: Executor,
  id: number,
  options: LevelOptions,
): Promise<ServiceInventory | undefined> {
  const { rows } = await sql<ServiceInventory>`${inventory(options)} where o.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

const inventory = ({ now, lowInventory }: LevelOptions) => sql`
    select o.id, o.title, o.title_ru, o.picture, o.site, o.referral, o.low_inventory, o.replacement_limit, o.version,
      s.free, s.assigned, s.shared, s.templates, s.webhooks, s.waiting, l.level,
      coalesce((select content from inventory_items where service_id = o.id order by id desc limit 1), 'link') as content
    from services o
    cross join lateral (
      select
        (select count(*)::int from inventory_items
          where service_id = o.id and kind = 'unique' and assigned_to is null and retired_at is null) as free,
        (select count(*)::int from inventory_items where service_id = o.id and assigned_to is not null) as assigned,
        (select count(*)::int from inventory_items
          where service_id = o.id and kind = 'shared' and assigned_to is null and retired_at is null) as shared,
        (select count(*)::int from inventory_items
          where service_id = o.id and kind = 'template' and assigned_to is null and retired_at is null) as templates,
        (select count(*)::int from inventory_items
          where service_id = o.id and kind = 'webhook' and assigned_to is null and retired_at is null) as webhooks,
        (select count(*)::int from deliveries d join subscriptions b on b.id = d.subscription_id
          where d.service_id = o.id and d.inventory_item_id is null and b.ends_at > ${now}) as waiting
    ) s
    cross join lateral (
      select case
        when s.shared + s.templates + s.webhooks > 0 then 'good'
        when s.free = 0 then 'empty'
        -- The shop's bound is for services that give out unique items.
        when s.free < coalesce(o.low_inventory, case when s.free + s.assigned > 0 then ${lowInventory}::int end) then 'low'
        else 'good' end as level
    ) l`;

/**
 * Services that have fewer free items than the operator wants and no item that serves every buyer. Without a bound a
 * service that had unique items is reported when none is left, because the next buyer would wait.
 * @param lowInventory the bound for services with unique items that have not set their own; 0: none
 */
export async function findLowServices(
  db: Executor,
  lowInventory: number,
): Promise<{ id: number; free: number; low_inventory: number }[]> {
  const { rows } = await sql<{ id: number; free: number; low_inventory: number }>`
    select o.id, bound.threshold as low_inventory, free.count as free
    from services o
    cross join lateral (
      -- A range, because for an equality the planner expects a match among the first rows and reads the whole table.
      select coalesce(o.low_inventory, case when (
        select true from inventory_items where service_id between o.id and o.id and kind = 'unique'
        order by service_id, id limit 1
      ) then greatest(${lowInventory}::int, 1) end) as threshold
    ) bound
    cross join lateral (
      -- No need to count beyond the bound.
      select count(*)::int from (
        select from inventory_items
        where service_id = o.id and kind = 'unique' and assigned_to is null and retired_at is null
        limit bound.threshold
      ) few
    ) free
    where bound.threshold is not null and free.count < bound.threshold
      and not exists (
        select from inventory_items
        where service_id = o.id and kind <> 'unique' and assigned_to is null and retired_at is null
      )`.execute(db);
  return rows;
}

export interface ListedItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly content: ItemContent;
  readonly created_at: Date;
  readonly retired_at: Date | null;
  readonly assigned_to: string | null;
  readonly assigned_at: Date | null;
  readonly username: string | null;
  readonly holders: number | null;
  /** Null for a file. */
  readonly secret: Buffer | null;
  readonly file_name: string | null;
  readonly file_note: string | null;
  readonly version: number;
}

const IN_STATE = {
  free: sql<SqlBool>`i.assigned_to is null and i.retired_at is null`,
  assigned: sql<SqlBool>`i.assigned_to is not null`,
  retired: sql<SqlBool>`i.assigned_to is null and i.retired_at is not null`,
} as const;

const itemsAt = (now: Date) => sql`
  select i.id, i.kind, i.content, i.created_at, i.retired_at, i.assigned_to, i.assigned_at, i.version, i.file_name, i.file_note,
    u.username,
    case when i.content <> 'file' then i.secret end as secret,
    case when i.kind in ('shared', 'template') then (
      select count(*)::int from deliveries d join subscriptions b on b.id = d.subscription_id
      where d.inventory_item_id = i.id and b.ends_at > ${now}
    ) end as holders
  from inventory_items i
  left join subscriptions s on s.id = i.assigned_to
  left join users u on u.id = s.user_id`;

const newestFirst = keyset('inventory_items i', ['i.id'], 'desc');
const itemFilters: FilterSql<typeof listInventoryItems> = {
  state: (state) => IN_STATE[state],
  kind: (kind) => sql`i.kind = ${kind}`,
  content: (content) => sql`i.content = ${content}`,
};

/** Newest first, with the sealed content, of which operators see a hint; files are large and have none. */
export async function findItems(
  db: Executor,
  serviceId: number,
  filters: FiltersOf<typeof listInventoryItems>,
  { after, limit }: ListPage,
  now: Date,
): Promise<ListedItem[]> {
  const ofService = sql<SqlBool>`i.service_id = ${serviceId}`;
  const { rows } = await sql<ListedItem>`
    ${itemsAt(now)} where ${whereOf(itemFilters, filters, ofService, newestFirst.after(after))}
    ${newestFirst.order} limit ${limit}`.execute(db);
  return rows;
}

export async function findItem(
  db: Executor,
  id: string,
  now: Date,
): Promise<ListedItem | undefined> {
  const { rows } = await sql<ListedItem>`${itemsAt(now)} where i.id = ${id}`.execute(db);
  return rows[0];
}

export interface LockedItem {
  readonly service_id: number;
  readonly kind: ItemKind;
  readonly secret: Buffer;
  readonly retired_at: Date | null;
  readonly version: number;
}

/** The sealed content; locks the row. */
export async function lockItem(tx: Executor, id: string): Promise<LockedItem | undefined> {
  return await tx
    .selectFrom('inventory_items')
    .select(['service_id', 'kind', 'secret', 'retired_at', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markItemRetired(tx: Executor, id: string, at: Date): Promise<void> {
  await tx.updateTable('inventory_items').set({ retired_at: at }).where('id', '=', id).execute();
}

/**
 * Locks the service against changes until the transaction ends.
 * @returns whether it exists
 */
export async function lockServiceForShare(tx: Executor, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('services')
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Assigns a free unique item, found by its fingerprint.
 * @returns undefined when it does not exist or is not free
 */
export async function allocateKnownItem(
  tx: Executor,
  take: {
    readonly serviceId: number;
    readonly fingerprints: readonly Buffer[];
    readonly subscriptionId: string;
    readonly at: Date;
  },
): Promise<string | undefined> {
  const taken = await tx
    .updateTable('inventory_items')
    .set({ assigned_to: take.subscriptionId, assigned_at: take.at })
    .where('service_id', '=', take.serviceId)
    .where('secret_fingerprint', 'in', take.fingerprints)
    .where('kind', '=', 'unique')
    .where('assigned_to', 'is', null)
    .where('retired_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken?.id;
}
