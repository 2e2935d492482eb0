import type { listWaitingDeliveries } from '@sesame/contract/console/inventory.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

export interface ListedDelivery {
  readonly id: string;
  readonly subscription_id: string;
  readonly product_id: number;
  readonly product_title: string;
  readonly product_title_ru: string;
  readonly service_id: number;
  readonly service_title: string;
  readonly service_title_ru: string;
  readonly service_picture: string;
  readonly user_id: string;
  readonly username: string;
  readonly email: string;
  readonly created_at: Date;
  readonly attempts: number;
  readonly by_webhook: boolean;
  readonly problem: string | null;
  readonly next_try_at: Date | null;
  readonly ends_at: Date;
  readonly payment_id: string | null;
}

/** Why a job failed: expected failures have a reason, others the message of an error. */
const reasonIn = (output: RawBuilder<unknown>) =>
  sql`coalesce(${output}->>'reason', ${output}->>'message', ${output}->>'value')`;

const longestWaitingFirst = keyset('deliveries d', ['d.created_at', 'd.id'], 'asc');

/**
 * Unfilled deliveries of running subscriptions, longest waiting first. A webhook is never assigned: the condition lets the
 * index of free items answer, where PostgreSQL would read all items.
 */
export async function findWaitingDeliveries(
  db: Executor,
  filters: FiltersOf<typeof listWaitingDeliveries>,
  { after, limit }: ListPage,
  { now, lateSince }: { readonly now: Date; readonly lateSince: Date },
): Promise<ListedDelivery[]> {
  const filterSql: FilterSql<typeof listWaitingDeliveries> = {
    search: (search) => sql`
      (strpos(lower(u.username), lower(${search})) > 0 or strpos(u.email, lower(${search})) > 0)`,
    service: (service) => sql`d.service_id = ${service}`,
    late: () => sql`d.created_at < ${lateSince}`,
  };
  const unfilled = sql<SqlBool>`d.inventory_item_id is null and s.ends_at > ${now}`;
  const { rows } = await sql<ListedDelivery>`
    select d.id, d.subscription_id, d.created_at, d.attempts, s.ends_at, (
        select min(j.start_after) from pgboss.job j
        where j.name in ('fulfil-delivery', 'call-provisioning-webhook') and j.policy = 'exclusive'
          and j.state < 'active' and coalesce(j.singleton_key, '') = d.id::text
      ) as next_try_at,
      exists (select from inventory_items w
        where w.service_id = d.service_id and w.kind = 'webhook' and w.assigned_to is null and w.retired_at is null
      ) as by_webhook,
      coalesce((
        select ${reasonIn(sql`j.output`)} from pgboss.job j
        where j.name in ('fulfil-delivery', 'call-provisioning-webhook') and j.policy = 'exclusive'
          and j.state < 'active' and coalesce(j.singleton_key, '') = d.id::text
        order by j.start_after limit 1
      ), (
        select ${reasonIn(sql`j.source_output`)} from pgboss.job j
        where j.name = 'dead' and j.state < 'active' and j.data->>'delivery' = d.id::text
        order by j.created_on desc limit 1
      )) as problem,
      p.id as product_id, p.title as product_title, p.title_ru as product_title_ru,
      o.id as service_id, o.title as service_title, o.title_ru as service_title_ru, o.picture as service_picture,
      u.id as user_id, u.username, u.email, (
        select g.payment_id from grants g
        where g.subscription_id = s.id and g.reversed_at is null and g.starts_at <= ${now} and g.ends_at > ${now}
        order by g.starts_at desc limit 1
      ) as payment_id
    from deliveries d
    join subscriptions s on s.id = d.subscription_id
    join products p on p.id = s.product_id
    join services o on o.id = d.service_id
    join users u on u.id = s.user_id
    where ${whereOf(filterSql, filters, unfilled, longestWaitingFirst.after(after))}
    ${longestWaitingFirst.order} limit ${limit}`.execute(db);
  return rows;
}

export interface LockedDelivery {
  readonly id: string;
  readonly subscription_id: string;
  readonly service_id: number;
  readonly attempts: number;
  readonly created_at: Date;
  readonly inventory_item_id: string | null;
  readonly ends_at: Date;
}

/** Waits if a job is filling it at the moment. */
export async function lockDelivery(tx: Executor, id: string): Promise<LockedDelivery | undefined> {
  return await tx
    .selectFrom('deliveries')
    .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .select([
      'deliveries.id',
      'deliveries.subscription_id',
      'deliveries.service_id',
      'deliveries.attempts',
      'deliveries.created_at',
      'deliveries.inventory_item_id',
      'subscriptions.ends_at',
    ])
    .where('deliveries.id', '=', id)
    .forUpdate('deliveries')
    .executeTakeFirst();
}
