import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export interface ListedDelivery {
  readonly id: string;
  readonly subscription_id: string;
  readonly product_id: number;
  readonly product_title: string;
  readonly service_id: number;
  readonly service_title: string;
  readonly service_picture: string;
  readonly user_id: string;
  readonly username: string;
  readonly email: string;
  readonly created_at: Date;
  readonly attempts: number;
  readonly try_at: Date | null;
  readonly ends_at: Date;
  readonly payment_id: string | null;
}

/** Unfilled deliveries of running subscriptions, longest waiting first. */
export async function findWaitingDeliveries(
  db: Executor,
  page: {
    readonly search: string | undefined;
    readonly serviceId: number | undefined;
    /** Only deliveries created before this moment. */
    readonly since: Date | undefined;
    readonly after: string | undefined;
    readonly now: Date;
    readonly limit: number;
  },
): Promise<ListedDelivery[]> {
  const { search, serviceId, since, after, now, limit } = page;
  const { rows } = await sql<ListedDelivery>`
    select d.id, d.subscription_id, d.created_at, d.attempts, d.try_at, s.ends_at,
      p.id as product_id, p.title as product_title,
      o.id as service_id, o.title as service_title, o.picture as service_picture,
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
    where d.inventory_item_id is null and s.ends_at > ${now}
      ${search === undefined ? sql`` : sql`and (strpos(lower(u.username), lower(${search})) > 0 or strpos(u.email, lower(${search})) > 0)`}
      ${serviceId === undefined ? sql`` : sql`and d.service_id = ${serviceId}`}
      ${since === undefined ? sql`` : sql`and d.created_at < ${since}`}
      ${after === undefined ? sql`` : sql`and (d.created_at, d.id) > (select created_at, id from deliveries where id = ${after}::uuid)`}
    order by d.created_at, d.id
    limit ${limit}`.execute(db);
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
