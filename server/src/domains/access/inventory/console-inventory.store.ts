import type { ItemKind, listInventoryItems } from '@sesame/contract/console/inventory.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import type { ItemContent } from '@sesame/contract/shared/states.ts';
import { type SqlBool, sql } from 'kysely';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

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
