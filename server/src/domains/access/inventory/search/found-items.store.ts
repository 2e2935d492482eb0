import type { ItemKind } from '@sesame/contract/console/inventory.ts';
import type { ItemContent } from '@sesame/contract/shared/states.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../../platform/platform.ts';

export interface FoundItemRow {
  readonly id: string;
  readonly service_id: number;
  readonly service: string;
  readonly service_ru: string;
  readonly kind: ItemKind;
  readonly content: ItemContent;
  readonly retired_at: Date | null;
  readonly created_at: Date;
  readonly holders: number;
  readonly subscription_id: string | null;
  readonly product: string | null;
  readonly product_ru: string | null;
  readonly user_id: string | null;
  readonly username: string | null;
  readonly ends_at: Date | null;
  readonly is_current: boolean;
}

interface Wanted {
  readonly fingerprints: readonly Buffer[];
  /** Links that templates made, as the template and the subscription. */
  readonly made: readonly TemplateLink[];
  readonly now: Date;
  readonly limit: number;
}

export interface TemplateLink {
  readonly item: string;
  readonly subscription: string;
}

/** Items with these fingerprints, in all services, with the subscription that holds or held each. Newest first. */
export async function findItemsByContent(
  db: Executor,
  { fingerprints, made, now, limit }: Wanted,
): Promise<FoundItemRow[]> {
  const { rows } = await sql<FoundItemRow>`
    with hits as (
      select id, assigned_to as subscription_id from inventory_items
      where secret_fingerprint = any(${[...fingerprints]}::bytea[])
      union all
      select * from unnest(${made.map(({ item }) => item)}::uuid[], ${made.map(({ subscription }) => subscription)}::uuid[])
      order by 1 desc limit ${limit}
    )
    select i.id, i.service_id, o.title as service, o.title_ru as service_ru, i.kind, i.content, i.retired_at, i.created_at,
      (select count(*)::int from deliveries d join subscriptions b on b.id = d.subscription_id
        where d.inventory_item_id = i.id and b.ends_at > ${now}) as holders,
      s.id as subscription_id, p.title as product, p.title_ru as product_ru, u.id as user_id, u.username, s.ends_at,
      exists (select from deliveries d where d.inventory_item_id = i.id and d.subscription_id = s.id) as is_current
    from hits h
    join inventory_items i on i.id = h.id
    join services o on o.id = i.service_id
    left join subscriptions s on s.id = h.subscription_id
    left join products p on p.id = s.product_id
    left join users u on u.id = s.user_id
    order by i.id desc`.execute(db);
  return rows;
}

/** The templates that some of these subscriptions hold, with what their links are made of. */
export async function findHeldTemplates(
  db: Executor,
  subscriptions: readonly string[],
): Promise<{ id: string; box: string; subscription_id: string; user_id: string }[]> {
  return await db
    .selectFrom('deliveries as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .innerJoin('inventory_items as i', 'i.id', 'd.inventory_item_id')
    .select([
      'i.id',
      sql<string>`convert_from(i.secret, 'UTF8')`.as('box'),
      'd.subscription_id',
      's.user_id',
    ])
    .where('d.subscription_id', 'in', subscriptions)
    .where('i.kind', '=', 'template')
    .execute();
}
