import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type PromoRow = Selectable<Database['promo_codes']> & { product_ids: number[] };

/** A code of another buyer is not found. */
export async function findPromo(
  db: Executor,
  key: string,
  userId: string,
): Promise<PromoRow | undefined> {
  return db
    .selectFrom('promo_codes')
    .selectAll('promo_codes')
    .select(
      sql<
        number[]
      >`array(select product_id from promo_code_products where promo_code_id = promo_codes.id)`.as(
        'product_ids',
      ),
    )
    .where('code_key', '=', key)
    .where((or) => or.or([or('buyer_id', 'is', null), or('buyer_id', '=', userId)]))
    .executeTakeFirst();
}

/** The normalized code (`code_key`). */
export async function findPromoKey(db: Executor, promoId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('promo_codes')
    .select('code_key')
    .where('id', '=', promoId)
    .executeTakeFirst();
  return row?.code_key;
}

export interface Redemption {
  readonly payment_id: string;
  readonly slot: number;
  readonly state: 'reserved' | 'committed' | 'released';
  readonly over_limit: boolean;
}

/** The uses of a code by a user. It is also run for unknown codes, so that both take the same time. */
export function findRedemptions(
  db: Executor,
  promoId: number,
  userId: string,
): Promise<Redemption[]> {
  return db
    .selectFrom('promo_redemptions')
    .select(['payment_id', 'slot', 'state', 'over_limit'])
    .where('promo_code_id', '=', promoId)
    .where('user_id', '=', userId)
    .where('state', '<>', 'released')
    .execute();
}

/** The payment that uses the buyer's single first-purchase discount, with any code. */
export async function findFirstPurchaseRedemption(
  db: Executor,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('promo_redemptions')
    .select('payment_id')
    .where('user_id', '=', userId)
    .where('first_purchase', '=', true)
    .where('state', '<>', 'released')
    .where('over_limit', '=', false)
    .executeTakeFirst();
  return row?.payment_id;
}

export function lockRedemptionOfPayment(
  tx: Executor,
  paymentId: string,
): Promise<Selectable<Database['promo_redemptions']> | undefined> {
  return tx
    .selectFrom('promo_redemptions')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Counts one more use if the code still allows it. The row stays locked, so parallel orders cannot exceed the limit.
 */
export async function reserveUse(tx: Executor, promoId: number, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('promo_codes')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', promoId)
    .where('active', '=', true)
    .where((or) => or.or([or('max_uses', 'is', null), or('uses', '<', or.ref('max_uses'))]))
    .where((or) => or.or([or('starts_at', 'is', null), or('starts_at', '<=', now)]))
    .where((or) => or.or([or('ends_at', 'is', null), or('ends_at', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Counts one more use regardless of the limit, for late payments. */
export async function countUseOverLimit(
  tx: Executor,
  promoId: number,
): Promise<{ full: boolean; perUserLimit: number }> {
  const row = await tx
    .updateTable('promo_codes')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', promoId)
    .returning(['uses', 'max_uses', 'per_user_limit'])
    .executeTakeFirstOrThrow();
  return {
    full: row.max_uses !== null && row.uses > row.max_uses,
    perUserLimit: row.per_user_limit,
  };
}

export async function releaseUse(tx: Executor, promoId: number): Promise<void> {
  await tx
    .updateTable('promo_codes')
    .set({ uses: sql`uses - 1` })
    .where('id', '=', promoId)
    .execute();
}

/**
 * @returns false when the slot, or the buyer's single first-purchase discount, is taken; both are unique constraints
 */
export async function insertRedemption(
  tx: Executor,
  use: {
    id: string;
    promoId: number;
    userId: string;
    paymentId: string;
    slot: number;
    firstPurchase: boolean;
    at: Date;
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('promo_redemptions')
    .values({
      id: use.id,
      promo_code_id: use.promoId,
      user_id: use.userId,
      payment_id: use.paymentId,
      slot: use.slot,
      first_purchase: use.firstPurchase,
      state: 'reserved',
      created_at: use.at,
      changed_at: use.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateRedemption(
  tx: Executor,
  id: string,
  change: {
    state: 'committed' | 'released';
    slot?: number;
    over_limit?: boolean;
    changed_at: Date;
  },
): Promise<void> {
  await tx.updateTable('promo_redemptions').set(change).where('id', '=', id).execute();
}
