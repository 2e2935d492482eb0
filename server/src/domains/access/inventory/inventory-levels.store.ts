import type { listInventory, ServiceInventory } from '@sesame/contract/console/inventory.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { type RawBuilder, sql } from 'kysely';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

export interface LowService {
  readonly id: number;
  readonly free: number;
  /** The number of free items below which it is low. */
  readonly low_inventory: number;
}

/**
 * One row when the inventory of the service `o` is low: it has fewer free items than its bound and no item that serves
 * every buyer. Without a bound a service that had unique items is low when none is left, because the next buyer would
 * wait; one that never had any is not.
 * @param lowInventory the bound for services with unique items that have not set their own; 0: none
 */
const shortageOf = (
  lowInventory: number,
): RawBuilder<Pick<LowService, 'free' | 'low_inventory'>> => sql`
  select free.count as free, bound.threshold as low_inventory
  from (
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
    )`;

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
        when s.free = 0 and s.shared + s.templates + s.webhooks = 0 then 'empty'
        when exists (${shortageOf(lowInventory)}) then 'low'
        else 'good' end as level
    ) l`;

/** @param lowInventory as in `shortageOf` */
export async function findLowServices(db: Executor, lowInventory: number): Promise<LowService[]> {
  const { rows } = await sql<LowService>`
    select o.id, shortage.free, shortage.low_inventory
    from services o cross join lateral (${shortageOf(lowInventory)}) shortage`.execute(db);
  return rows;
}

/** @param lowInventory as in `shortageOf` */
export async function countLowServices(db: Executor, lowInventory: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from services o cross join lateral (${shortageOf(lowInventory)}) shortage`.execute(db);
  return rows[0]?.count ?? 0;
}
