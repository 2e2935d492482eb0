import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export interface RevokedGrant {
  readonly id: string;
  readonly reversed_at: Date;
  /** The payment behind it, also where an operator had moved the period; null for days that cost nothing. */
  readonly bought_by: string | null;
}

/**
 * The periods of the latest end of access by an operator, as long as they can be restored: nothing was added to the
 * subscription since, the rest was not moved, and the last of them is not over.
 */
export async function listRevokedGrants(
  db: Executor,
  subscriptionId: string,
  now: Date,
): Promise<RevokedGrant[]> {
  const { rows } = await sql<RevokedGrant>`
    with recursive latest as (
      select max(g.reversed_at) as at, max(g.created_at) as added_at from grants g
      where g.subscription_id = ${subscriptionId}
    ),
    revoked as (
      select g.* from grants g, latest l, subscriptions s
      where g.subscription_id = ${subscriptionId} and s.id = g.subscription_id and g.reversed_at = l.at
        and g.reversed_by is not null and s.ends_at <= l.at and l.added_at <= l.at
    ),
    sources as (
      select id as grant_id, payment_id, moved_from from revoked
      union all
      select s.grant_id, b.payment_id, b.moved_from from sources s join grants b on b.id = s.moved_from
    )
    select r.id, r.reversed_at, s.payment_id as bought_by
    from revoked r join sources s on s.grant_id = r.id and s.moved_from is null
    where exists (select from revoked where ends_at > ${now})
      and not exists (select from grants g where g.moved_from in (select id from revoked))
    order by r.starts_at`.execute(db);
  return rows;
}

/** Periods that operators revoked count again. */
export async function unmarkRevoked(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('grants')
    .set({ reversed_at: null, reversed_by: null })
    .where('id', 'in', ids)
    .execute();
}
