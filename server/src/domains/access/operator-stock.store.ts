import type {
  OriginStock,
  StockItem,
  StockKind,
  stockLevels,
} from '@sesame/contract/operator-stock.ts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** Services with what they have to give out, by name. A page reads the indexes of its own services alone. */
export async function findStock(
  db: Executor,
  page: {
    readonly id?: number | undefined;
    readonly search?: string | undefined;
    readonly level?: (typeof stockLevels)[number] | undefined;
    readonly after?: number | undefined;
    readonly now: Date;
    readonly limit: number;
    /** For services without a number of their own; 0: none. */
    readonly lowStock: number;
  },
): Promise<OriginStock[]> {
  const { id, search, level, after, now, limit, lowStock } = page;
  const { rows } = await sql<OriginStock>`
    select o.id, o.title, o.picture, o.site, o.referral, o.low_stock, o.version,
      s.free, s.given, s.shared, s.templates, s.webhooks, s.waiting, l.level
    from origins o
    cross join lateral (
      select
        (select count(*)::int from stock_items
          where origin_id = o.id and kind = 'unique' and taken_by is null and retired_at is null) as free,
        (select count(*)::int from stock_items where origin_id = o.id and taken_by is not null) as given,
        (select count(*)::int from stock_items
          where origin_id = o.id and kind = 'shared' and taken_by is null and retired_at is null) as shared,
        (select count(*)::int from stock_items
          where origin_id = o.id and kind = 'template' and taken_by is null and retired_at is null) as templates,
        (select count(*)::int from stock_items
          where origin_id = o.id and kind = 'webhook' and taken_by is null and retired_at is null) as webhooks,
        (select count(*)::int from deliveries d join subscriptions b on b.id = d.subscription_id
          where d.origin_id = o.id and d.stock_item_id is null and b.ends_at > ${now}) as waiting
    ) s
    cross join lateral (
      select case
        when s.shared + s.templates + s.webhooks > 0 then 'good'
        when s.free = 0 then 'empty'
        -- The shop's number is for those who give out items one by one.
        when s.free < coalesce(o.low_stock, case when s.free + s.given > 0 then ${lowStock}::int end) then 'low'
        else 'good' end as level
    ) l
    where true
      ${id === undefined ? sql`` : sql`and o.id = ${id}`}
      ${search === undefined ? sql`` : sql`and strpos(lower(o.title), lower(${search})) > 0`}
      ${level === undefined ? sql`` : sql`and l.level = ${level}`}
      ${after === undefined ? sql`` : sql`and (lower(o.title), o.id) > (select lower(title), id from origins where id = ${after})`}
    order by lower(o.title), o.id
    limit ${limit}`.execute(db);
  return rows;
}

/**
 * Services that have fewer free items than the operator wants, and nothing that serves everybody.
 * @param lowStock for services that give out items and have no number of their own; 0: none
 */
export async function findLowOrigins(
  db: Executor,
  lowStock: number,
): Promise<{ id: number; free: number; low_stock: number }[]> {
  const { rows } = await sql<{ id: number; free: number; low_stock: number }>`
    select o.id, bound.wanted as low_stock, free.count as free
    from origins o
    cross join lateral (
      select coalesce(o.low_stock, case when exists (
        select from stock_items where origin_id = o.id and kind = 'unique'
      ) then nullif(${lowStock}::int, 0) end) as wanted
    ) bound
    cross join lateral (
      -- Counting stops where it is enough.
      select count(*)::int from (
        select from stock_items
        where origin_id = o.id and kind = 'unique' and taken_by is null and retired_at is null
        limit bound.wanted
      ) few
    ) free
    where bound.wanted is not null and free.count < bound.wanted
      and not exists (
        select from stock_items
        where origin_id = o.id and kind <> 'unique' and taken_by is null and retired_at is null
      )`.execute(db);
  return rows;
}

export interface ListedItem {
  readonly id: string;
  readonly kind: StockKind;
  readonly created_at: Date;
  readonly retired_at: Date | null;
  readonly taken_by: string | null;
  readonly taken_at: Date | null;
  readonly username: string | null;
}

const IN_STATE = {
  free: sql`i.taken_by is null and i.retired_at is null`,
  given: sql`i.taken_by is not null`,
  retired: sql`i.taken_by is null and i.retired_at is not null`,
} as const;

const ITEMS = sql.raw(`
  select i.id, i.kind, i.created_at, i.retired_at, i.taken_by, i.taken_at, u.username
  from stock_items i
  left join subscriptions s on s.id = i.taken_by
  left join users u on u.id = s.user_id`);

/** Newest first; the secrets stay where they are. */
export async function findStockItems(
  db: Executor,
  page: {
    readonly originId: number;
    readonly state: StockItem['state'] | undefined;
    readonly kind: StockKind | undefined;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<ListedItem[]> {
  const { originId, state, kind, after, limit } = page;
  const { rows } = await sql<ListedItem>`
    ${ITEMS}
    where i.origin_id = ${originId}
      ${state === undefined ? sql`` : sql`and ${IN_STATE[state]}`}
      ${kind === undefined ? sql`` : sql`and i.kind = ${kind}`}
      ${after === undefined ? sql`` : sql`and i.id < ${after}::uuid`}
    order by i.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function findStockItem(db: Executor, id: string): Promise<ListedItem | undefined> {
  const { rows } = await sql<ListedItem>`${ITEMS} where i.id = ${id}`.execute(db);
  return rows[0];
}

/** The sealed box. Locks the row. */
export async function lockStockItem(
  tx: Executor,
  id: string,
): Promise<{ secret: Buffer; retired_at: Date | null } | undefined> {
  return await tx
    .selectFrom('stock_items')
    .select(['secret', 'retired_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function retireItem(tx: Executor, id: string, at: Date): Promise<void> {
  await tx.updateTable('stock_items').set({ retired_at: at }).where('id', '=', id).execute();
}

/** Keeps the service from changing until the transaction ends. @returns whether it is there */
export async function holdOrigin(tx: Executor, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('origins')
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Which of these fingerprints the service has already, as hex. */
export async function findKnownFingerprints(
  db: Executor,
  originId: number,
  fingerprints: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hex: string }>`
    select encode(secret_fingerprint, 'hex') as hex from stock_items
    where origin_id = ${originId} and secret_fingerprint = any(${[...fingerprints]}::bytea[])`.execute(
    db,
  );
  return new Set(rows.map(({ hex }) => hex));
}

/** Gives one free unique item, found by its fingerprint. @returns undefined when it is not free or not there */
export async function takeKnownItem(
  tx: Executor,
  take: {
    readonly originId: number;
    readonly fingerprint: Buffer;
    readonly subscriptionId: string;
    readonly at: Date;
  },
): Promise<string | undefined> {
  const taken = await tx
    .updateTable('stock_items')
    .set({ taken_by: take.subscriptionId, taken_at: take.at })
    .where('origin_id', '=', take.originId)
    .where('secret_fingerprint', '=', take.fingerprint)
    .where('kind', '=', 'unique')
    .where('taken_by', 'is', null)
    .where('retired_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken?.id;
}
