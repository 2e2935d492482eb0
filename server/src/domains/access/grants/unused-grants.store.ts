import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** A grant that has not ended, with the payment behind it. */
export interface UnusedGrant {
  readonly id: string;
  /** The payment that bought the days, also where an operator moved them; null for days that cost nothing. */
  readonly payment_id: string | null;
  /** The same, but null for days that an operator moved here. */
  readonly own_payment_id: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** The period as it was bought, before an operator moved the rest of it. */
  readonly bought_from: Date;
  readonly bought_until: Date;
  readonly held_at: Date | null;
  readonly duration_count: number;
  readonly duration_unit: 'day' | 'month' | 'year';
}

/** The grants of a subscription that run or begin later, in the order of their periods. */
export async function listUnusedGrants(
  db: Executor,
  { subscriptionId, at }: { readonly subscriptionId: string; readonly at: Date },
): Promise<UnusedGrant[]> {
  const { rows } = await sql<UnusedGrant>`
    with recursive sources as (
      select id as grant_id, payment_id, moved_from, starts_at, ends_at from grants
      where subscription_id = ${subscriptionId} and reversed_at is null and ends_at > ${at}
      union all
      select s.grant_id, b.payment_id, b.moved_from, b.starts_at, b.ends_at
      from sources s join grants b on b.id = s.moved_from
    )
    select g.id, s.payment_id, g.payment_id as own_payment_id, g.starts_at, g.ends_at, s.starts_at as bought_from, s.ends_at as bought_until,
      g.held_at, g.duration_count, g.duration_unit
    from grants g join sources s on s.grant_id = g.id and s.moved_from is null
    order by g.starts_at`.execute(db);
  return rows;
}

/** A subscription of this buyer. */
export function findOwnSubscription(
  db: Executor,
  { subscriptionId, userId }: { readonly subscriptionId: string; readonly userId: string },
): Promise<{ id: string; product_id: number; ends_at: Date } | undefined> {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'product_id', 'ends_at'])
    .where('id', '=', subscriptionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whether the buyer has running access to a product. */
export async function hasRunningAccess(
  db: Executor,
  { userId, productId, at }: { userId: string; productId: number; at: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('ends_at', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a grant for a plan change. */
export async function markGrantChanged(
  tx: Executor,
  grantId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('grants')
    .set({ reversed_at: at, changed_by: by })
    .where('id', '=', grantId)
    .execute();
}
