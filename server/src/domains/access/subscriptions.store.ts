import type { ItemContent } from '@sesame/contract/shared/states.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Pool } from 'pg';
import type { Database, DurationUnit } from '../../database.types.ts';
import { compileOnce, type Slots } from '../../platform/db/compile-once.ts';
import { together } from '../../platform/db/together.ts';
import type { Executor } from '../../platform/platform.ts';
import { POLL_OWNER, type RevisionColumns } from '../users/index.ts';
import type { PlanRow } from './subscriptions/serialize-plan.ts';

export interface SubscriptionRow {
  id: string;
  user_id: string;
  anchor_day: number;
  ends_at: Date;
  grace_until: Date | null;
}

const lockedSubscription = compileOnce(
  (db, { subscription }: Slots<{ subscription: Insertable<Database['subscriptions']> }>) =>
    db
      .insertInto('subscriptions')
      .values(subscription)
      // The update without effect locks and returns an existing row in the same statement.
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'product_id'])
          .doUpdateSet(({ ref }) => ({ ends_at: ref('subscriptions.ends_at') })),
      )
      .returning(['id', 'user_id', 'anchor_day', 'ends_at', 'grace_until']),
);

/**
 * Locks the subscription of a user to a product until the transaction ends and creates it when missing, so grants of
 * one subscription are serialized. Not `for update`, which would block foreign keys from `inventory_items`.
 */
export async function lockSubscription(
  tx: Executor,
  row: { id: string; userId: string; productId: number; at: Date },
): Promise<SubscriptionRow> {
  return await lockedSubscription.executeTakeFirstOrThrow(tx, {
    subscription: {
      id: row.id,
      user_id: row.userId,
      product_id: row.productId,
      anchor_day: row.at.getUTCDate(),
      ends_at: row.at,
      created_at: row.at,
    },
  });
}

/** @returns undefined when there is none */
export function lockSubscriptionIfAny(
  tx: Executor,
  id: string,
): Promise<(SubscriptionRow & { product_id: number }) | undefined> {
  return tx
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'product_id', 'anchor_day', 'ends_at', 'grace_until'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function lockSubscriptionById(tx: Executor, id: string): Promise<SubscriptionRow> {
  return await tx
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'anchor_day', 'ends_at', 'grace_until'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function findEnd(tx: Executor, id: string): Promise<Date> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('ends_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.ends_at;
}

/** Whether one of its grants is on hold because of a dispute. */
export async function isHeld(tx: Executor, subscriptionId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('grants')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('reversed_at', 'is', null)
    .where('held_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** The subscription of a user to a product, without a lock. */
export function findSubscriptionOf(
  db: Executor,
  { userId, productId }: { userId: string; productId: number },
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'anchor_day', 'ends_at', 'grace_until'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

/** Moves the end, which ends its grace and what is kept of a replaced plan, and records the reason. Ledger verification reports an end that moved without such a row. */
export async function moveSubscriptionEnd(
  tx: Executor,
  change: {
    subscriptionId: string;
    oldEnd: Date | null;
    newEnd: Date;
    anchorDay: number;
    reason: 'purchase' | 'refund' | 'referral' | 'operator' | 'plan_change';
    at: Date;
  },
): Promise<void> {
  const isEnded = change.newEnd <= change.at;
  await together([
    isEnded ? endKeepingFor(tx, change.subscriptionId) : undefined,
    setEnd(tx, change),
  ]);
}

const move = compileOnce(
  (
    db,
    {
      id,
      end,
      change,
    }: Slots<{
      id: string;
      end: Updateable<Database['subscriptions']>;
      change: Insertable<Database['subscription_end_changes']>;
    }>,
  ) =>
    db
      .with('moved', (cte) => cte.updateTable('subscriptions').set(end).where('id', '=', id))
      .insertInto('subscription_end_changes')
      .values(change),
);

async function setEnd(
  tx: Executor,
  change: Parameters<typeof moveSubscriptionEnd>[1],
): Promise<void> {
  await move.execute(tx, {
    id: change.subscriptionId,
    end: {
      ends_at: change.newEnd,
      anchor_day: change.anchorDay,
      grace_until: null,
      kept_until: null,
      kept_for: null,
    },
    change: {
      subscription_id: change.subscriptionId,
      old_end: change.oldEnd,
      new_end: change.newEnd,
      reason: change.reason,
      created_at: change.at,
    },
  });
}

/** Items that were kept until those of this subscription are delivered are not kept for one that has ended. */
async function endKeepingFor(tx: Executor, subscriptionId: string): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ kept_until: null, kept_for: null })
    .where('kept_for', '=', subscriptionId)
    .execute();
}

/** Sets until when access is kept after its end; null for no longer than that. */
export async function setGrace(
  tx: Executor,
  { subscriptionId, until }: { subscriptionId: string; until: Date | null },
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ grace_until: until })
    .where('id', '=', subscriptionId)
    .execute();
}

export interface GrantRow {
  id: string;
  subscription_id: string;
  /** Null for grants without a payment. */
  payment_id: string | null;
  earned_days_id: string | null;
  operator_id: string | null;
  duration_count: number;
  duration_unit: DurationUnit;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  reversed_at: Date | null;
  removed_days: number;
  held_at: Date | null;
  /** The operator who revoked it; null when a refund reversed it. */
  reversed_by: string | null;
  /** The grant whose remaining days these are. */
  moved_from: string | null;
}

async function findGrantOfPayment(tx: Executor, paymentId: string): Promise<GrantRow | undefined> {
  return await tx
    .selectFrom('grants')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** The latest grant that holds what remains of a payment's grant: operators may have moved it several times. */
export async function findCurrentGrant(
  tx: Executor,
  paymentId: string,
): Promise<GrantRow | undefined> {
  const { rows } = await sql<GrantRow>`
    with recursive moves as (
      select g.*, 0 as moved from grants g where g.payment_id = ${paymentId}
      union all
      select next.*, before.moved + 1 from grants next join moves before on next.moved_from = before.id
    )
    select * from moves order by moved desc limit 1`.execute(tx);
  return rows[0];
}

export async function findGrantOf(
  tx: Executor,
  cause:
    | { readonly paymentId: string }
    | { readonly earnedDaysId: string }
    | { readonly operatorId: string },
): Promise<GrantRow | undefined> {
  // A gift has no cause that could be repeated.
  if ('operatorId' in cause) return undefined;
  if ('paymentId' in cause) return findGrantOfPayment(tx, cause.paymentId);
  return await tx
    .selectFrom('grants')
    .selectAll()
    .where('earned_days_id', '=', cause.earnedDaysId)
    .executeTakeFirst();
}

/** Grants that are not reversed, in the order of their periods. */
export async function listActiveGrants(tx: Executor, subscriptionId: string): Promise<GrantRow[]> {
  return await tx
    .selectFrom('grants')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('reversed_at', 'is', null)
    .orderBy('starts_at')
    .execute();
}

type NewGrant = Omit<
  GrantRow,
  'reversed_at' | 'removed_days' | 'held_at' | 'reversed_by' | 'moved_from' | 'intent'
> & {
  readonly moved_from?: string;
  readonly intent?: Buffer | undefined;
};

const grantInsertion = compileOnce((db, { grant }: Slots<{ grant: NewGrant }>) =>
  db.insertInto('grants').values(grant),
);

export async function insertGrant(tx: Executor, grant: NewGrant): Promise<void> {
  await grantInsertion.execute(tx, { grant });
}

export async function markGrantReversed(tx: Executor, grantId: string, at: Date): Promise<void> {
  await tx.updateTable('grants').set({ reversed_at: at }).where('id', '=', grantId).execute();
}

/** Marks a grant as revoked by an operator, without a refund. */
export async function markGrantRevoked(
  tx: Executor,
  grantId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('grants')
    .set({ reversed_at: at, reversed_by: by })
    .where('id', '=', grantId)
    .execute();
}

/** Days that operators have added since then and not undone. */
export async function sumDaysGiven(
  tx: Executor,
  subscriptionId: string,
  since: Date,
): Promise<number> {
  const { days } = await tx
    .selectFrom('grants')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('duration_count'), eb.lit(0)).as('days'))
    .where('subscription_id', '=', subscriptionId)
    .where('operator_id', 'is not', null)
    .where('moved_from', 'is', null)
    .where('duration_unit', '=', 'day')
    .where('reversed_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(days);
}

export async function removeDays(tx: Executor, grantId: string, days: number): Promise<void> {
  await tx
    .updateTable('grants')
    .set((own) => ({ removed_days: own('removed_days', '+', days) }))
    .where('id', '=', grantId)
    .execute();
}

/**
 * Sets the hold on a payment's grant and on the grants it was moved to.
 * @param at null releases it
 */
export async function holdGrantOf(tx: Executor, paymentId: string, at: Date | null): Promise<void> {
  await sql`
    with recursive moves as (
      select id from grants where payment_id = ${paymentId}
      union all
      select next.id from grants next join moves before on next.moved_from = before.id
    )
    update grants set held_at = ${at} where id in (select id from moves)`.execute(tx);
}

export async function moveGrant(
  tx: Executor,
  grantId: string,
  period: { from: Date; until: Date },
): Promise<void> {
  await tx
    .updateTable('grants')
    .set({ starts_at: period.from, ends_at: period.until })
    .where('id', '=', grantId)
    .execute();
}

/** Far more than any buyer has at once; the cap bounds the cost of the poll. */
const LISTED_SUBSCRIPTIONS = 200;
const LISTED_LINKS = 20;

// One row per item (or one without an item), the session in the first column: no rows mean an invalid token. Each inner
// select looks up its rows by index and stops there. Joins that scan a whole table look cheap to the planner while the
// shop is small, and the prepared plan outlives that.
export const activeSubscriptionsOfSession = `
  select owner.*, sub.id, sub.product_id, sub.anchor_day, sub.ends_at, sub.active_until, held.on_hold,
         held.hold_changes_at, link.service_id,
         link.inventory_item_id, item.content, item.secret
  from ${POLL_OWNER}
  left join lateral (
    select id, product_id, anchor_day, ends_at, created_at, greatest(ends_at, grace_until) as active_until from subscriptions
    where user_id = owner.user_id and greatest(ends_at, grace_until) > $2
    order by created_at desc, id desc limit ${LISTED_SUBSCRIPTIONS}
  ) sub on true
  left join lateral (
    select coalesce(bool_or(starts_at <= $2 and ends_at > $2), false) as on_hold,
           min(case when starts_at > $2 then starts_at when ends_at > $2 then ends_at end) as hold_changes_at
    from grants where subscription_id = sub.id and held_at is not null and reversed_at is null
  ) held on true
  left join lateral (
    select service_id, position, inventory_item_id from deliveries where subscription_id = sub.id
    order by position, service_id limit ${LISTED_LINKS}
  ) link on true
  left join lateral (
    select content, case when content = 'link' then convert_from(secret, 'UTF8') end as secret from inventory_items
    where id = link.inventory_item_id and not owner.hides_secrets limit 1
  ) item on true
  order by sub.created_at desc, sub.id desc, link.position, link.service_id`;

export interface ActiveSubscriptionRow extends RevisionColumns {
  id: string | null;
  product_id: number | null;
  anchor_day: number | null;
  ends_at: Date | null;
  /** The end, or that of the grace after it. */
  active_until: Date | null;
  /** The running period belongs to a disputed payment. */
  on_hold: boolean;
  /** When the next disputed period begins or ends. */
  hold_changes_at: Date | null;
  service_id: number | null;
  inventory_item_id: string | null;
  /** What the item holds; null without an item, or when the session must not see it. */
  content: ItemContent | null;
  /** The sealed link; everything else is read on demand. */
  secret: string | null;
}

// As above: no rows mean an invalid token, a row without an id that nothing has ended.
const ENDED_SUBSCRIPTIONS = `
  select sub.id, sub.product_id, sub.ends_at, owner.user_id, owner.hides_secrets, plan_of(changed_by(sub.id)) as changed_to,
    case when keeps_items(sub.id, $2) then sub.kept_until end as kept_until
  from sessions owner
  left join lateral (
    select id, product_id, ends_at, kept_until from subscriptions
    where user_id = owner.user_id and greatest(ends_at, grace_until) <= $2 and (ends_at > $3 or kept_until > $2)
    order by ends_at desc, id desc limit ${LISTED_SUBSCRIPTIONS}
  ) sub on true
  where owner.token_hash = $1 and owner.expires_at > $2
  order by sub.ends_at desc, sub.id desc`;

export interface EndedSubscriptionRow {
  id: string;
  product_id: number;
  ends_at: Date;
  user_id: string;
  hides_secrets: boolean;
  changed_to: PlanRow | null;
  /** Until when its items are kept; null when none are. */
  kept_until: Date | null;
}

export interface DeliveredRow {
  id: string;
  user_id: string;
  inventory_item_id: string;
  content: ItemContent;
  secret: string | null;
}

/** The items of a subscription, in the order of the services. */
export async function listDelivered(db: Executor, id: string): Promise<DeliveredRow[]> {
  const { rows } = await sql<DeliveredRow>`
    select s.id, s.user_id, i.id as inventory_item_id, i.content,
      case when i.content = 'link' then convert_from(i.secret, 'UTF8') end as secret
    from subscriptions s
    join deliveries d on d.subscription_id = s.id
    join inventory_items i on i.id = d.inventory_item_id
    where s.id = ${id}
    order by d.position, d.service_id limit ${LISTED_LINKS}`.execute(db);
  return rows;
}

/**
 * Checks the session and reads its subscriptions that ended after `since` or whose items are kept, the latest end first.
 * @returns undefined without a valid session
 */
export async function readEndedSubscriptions(
  pool: Pool,
  { tokenHash, now, since }: { tokenHash: Buffer; now: Date; since: Date },
): Promise<EndedSubscriptionRow[] | undefined> {
  const { rows } = await pool.query<EndedSubscriptionRow | { id: null }>(ENDED_SUBSCRIPTIONS, [
    tokenHash,
    now,
    since,
  ]);
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is EndedSubscriptionRow => row.id !== null);
}

/** Checks the session and reads its running subscriptions in one statement. */
export async function readActiveSubscriptions(
  pool: Pool,
  tokenHash: Buffer,
  now: Date,
): Promise<ActiveSubscriptionRow[]> {
  const { rows } = await pool.query<ActiveSubscriptionRow>(activeSubscriptionsOfSession, [
    tokenHash,
    now,
  ]);
  return rows;
}
