import type {
  ConsolePromo,
  listPromoCodes,
  PromoUse,
} from '@sesame/contract/console/payments/promo-codes.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import type { Titled } from '@sesame/contract/shared/local-text.ts';
import type { ShownPaymentState } from '@sesame/contract/shared/states.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

type Written = Selectable<Database['promo_codes']>;
export type PromoRecord = Written &
  Pick<ConsolePromo, 'buyer' | 'state'> & { product_ids: number[] };

const STATE = (now: Date) => sql<ConsolePromo['state']>`
  case when not active then 'paused'
    when ends_at <= ${now} then 'ended'
    when starts_at > ${now} then 'planned'
    when uses >= max_uses then 'used_up'
    else 'running' end`;

const records = (db: Executor, now: Date) =>
  db
    .selectFrom('promo_codes')
    .selectAll()
    .select([
      STATE(now).as('state'),
      sql<ConsolePromo['buyer']>`(
        select jsonb_build_object('id', users.id, 'username', username) from users where users.id = buyer_id
      )`.as('buyer'),
      sql<number[]>`array(
        select product_id from promo_code_products where promo_code_id = promo_codes.id order by product_id
      )`.as('product_ids'),
    ]);

const newestFirst = keyset('promo_codes', ['id'], 'desc');
const promoFilters = (now: Date): FilterSql<typeof listPromoCodes> => ({
  search: (search) => sql`
    (strpos(code_key, upper(${search})) > 0 or strpos(lower(note), lower(${search})) > 0)`,
  state: (state) => sql`${STATE(now)} = ${state}`,
  batch_id: (batchId) => sql`batch_id = ${batchId}`,
});

/** Newest first. */
export function listPromos(
  db: Executor,
  filters: FiltersOf<typeof listPromoCodes>,
  { after, limit }: ListPage,
  now: Date,
): Promise<PromoRecord[]> {
  return records(db, now)
    .where(whereOf(promoFilters(now), filters, newestFirst.after(after)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findPromoRecord(
  db: Executor,
  id: number,
  now: Date,
): Promise<PromoRecord | undefined> {
  return records(db, now).where('id', '=', id).executeTakeFirst();
}

/** Locks the row: the code cannot be used until the transaction ends. @returns false when it does not exist */
export async function lockPromo(tx: Executor, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('promo_codes')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts promo codes and skips existing codes. @returns the ids of the inserted rows */
export async function insertPromos(
  tx: Executor,
  promos: readonly Insertable<Database['promo_codes']>[],
): Promise<number[]> {
  const rows = await tx
    .insertInto('promo_codes')
    .values(promos)
    .onConflict((conflict) => conflict.column('code_key').doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function updatePromo(
  tx: Executor,
  id: number,
  change: Updateable<Database['promo_codes']>,
): Promise<void> {
  await tx
    .updateTable('promo_codes')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function replacePromoProducts(
  tx: Executor,
  promoIds: readonly number[],
  productIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('promo_code_products').where('promo_code_id', 'in', promoIds).execute();
  if (productIds.length === 0) return;
  await sql`
    insert into promo_code_products (promo_code_id, product_id)
    select promo, product from unnest(${[...promoIds]}::integer[]) promo, unnest(${[...productIds]}::integer[]) product`.execute(
    tx,
  );
}

/** Counts the uses that count against the limit. */
export async function countLimitedUses(db: Executor, promoId: number): Promise<number> {
  const { count } = await db
    .selectFrom('promo_redemptions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('promo_code_id', '=', promoId)
    .where('state', '<>', 'released')
    .where('over_limit', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/** Products that are not archived, in the order of the shop. */
export function listProductTitles(db: Executor): Promise<(Titled & { id: number })[]> {
  return db
    .selectFrom('products')
    .select(['id', 'title', 'title_ru'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(500)
    .execute();
}

export async function countProducts(db: Executor, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count;
}

export interface RedemptionRow {
  readonly id: string;
  readonly state: PromoUse['state'];
  readonly over_limit: boolean;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly user_id: string;
  readonly username: string;
  readonly payment_id: string;
  readonly payment_number: string;
  readonly payment_state: ShownPaymentState;
  readonly discount_cents: number;
}

const uses = (db: Executor) =>
  db
    .selectFrom('promo_redemptions as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select([
      'r.id',
      'r.state',
      'r.over_limit',
      'r.created_at',
      'r.changed_at',
      'r.user_id',
      'u.username',
      'r.payment_id',
      'p.number as payment_number',
      'p.shown_state as payment_state',
      'p.discount_cents',
    ]);

/** Newest first. */
export function listRedemptionRows(
  db: Executor,
  promoId: number,
  { after, limit }: ListPage,
): Promise<RedemptionRow[]> {
  let rows = uses(db).where('r.promo_code_id', '=', promoId);
  if (after !== undefined) rows = rows.where('r.id', '<', String(after));
  return rows.orderBy('r.id', 'desc').limit(limit).execute();
}

export function findRedemption(db: Executor, id: string): Promise<RedemptionRow | undefined> {
  return uses(db).where('r.id', '=', id).executeTakeFirst();
}
