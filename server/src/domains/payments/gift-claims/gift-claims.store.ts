import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, PaymentState } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

/** Whether a product is archived, so that nothing of it can be given any more. */
export async function isProductGone(db: Executor, productId: number): Promise<boolean> {
  const product = await db
    .selectFrom('products')
    .select('archived_at')
    .where('id', '=', productId)
    .executeTakeFirst();
  return product === undefined || product.archived_at !== null;
}

export async function findInviter(db: Executor, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('referred_by')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.referred_by ?? null;
}

export type OwnGiftRow = Selectable<Database['gifts']> & {
  readonly product_id: number;
  readonly title: string;
  readonly title_ru: string;
  readonly duration_count: number;
  readonly duration_unit: 'day' | 'month' | 'year';
  readonly provider: string;
  readonly payment_state: PaymentState;
  readonly captured_cents: number;
  readonly refunded_cents: number;
  readonly owed_cents: number;
  readonly refund_open: boolean;
};

const COLUMNS = sql`
  g.*, p.product_id, p.title, p.title_ru, p.duration_count, p.duration_unit, p.provider,
  p.state as payment_state, p.captured_cents, p.refunded_cents, p.owed_cents,
  exists (
    select from payment_refunds r
    where r.payment_id = p.id and r.state in ('requested', 'unknown', 'pending')) as refund_open`;

/** A page of the gifts that one buyer has bought, newest first; `before` of another buyer matches nothing. */
export async function listOwnGifts(
  db: Executor,
  buyerId: string,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<OwnGiftRow[]> {
  const older =
    page.before === undefined
      ? sql`true`
      : sql`(g.created_at, g.id) < (select created_at, id from gifts where id = ${page.before} and buyer_id = ${buyerId})`;
  const { rows } = await sql<OwnGiftRow>`
    select ${COLUMNS} from gifts g join payments p on p.id = g.payment_id
    where g.buyer_id = ${buyerId} and ${older}
    order by g.created_at desc, g.id desc
    limit ${page.limit}`.execute(db);
  return rows;
}

/** @returns undefined when the buyer has bought no such gift */
export async function readOwnGift(
  db: Executor,
  { id, buyerId }: { readonly id: string; readonly buyerId: string },
): Promise<OwnGiftRow | undefined> {
  const { rows } = await sql<OwnGiftRow>`
    select ${COLUMNS} from gifts g join payments p on p.id = g.payment_id
    where g.id = ${id} and g.buyer_id = ${buyerId}`.execute(db);
  return rows[0];
}
