import { sql } from 'kysely';
import type { PaymentState } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

/** A paid renewal with its payment, and with all that decides whether it can be undone. */
export interface UndoRow {
  readonly payment_id: string;
  readonly renewal_id: string;
  readonly subscription_id: string;
  readonly user_id: string;
  readonly payment: PaymentState;
  readonly paid_at: Date;
  readonly starts_at: Date;
  readonly left_cents: number;
  readonly title: string;
  readonly title_ru: string;
  readonly has_open_refund: boolean;
  readonly is_used: boolean;
  readonly is_blocked: boolean;
  readonly undone_at: Date | null;
}

const UNDO = sql<UndoRow>`
  select p.id as payment_id, r.id as renewal_id, r.subscription_id, p.user_id, p.state as payment, p.paid_at,
    coalesce(p.access_from, r.period_start) as starts_at, p.captured_cents - p.refunded_cents as left_cents,
    product.title, product.title_ru, u.blocked_at is not null as is_blocked, undo.undone_at,
    exists (select from payment_refunds f where f.payment_id = p.id
      and f.state in ('requested', 'unknown', 'pending')) as has_open_refund,
    (p.credited_cents > 0 or exists (select from deliveries d where d.subscription_id = r.subscription_id
      and d.delivered_at >= p.paid_at)) as is_used
  from payments p
  join renewals r on r.id = p.renewal_id
  join subscriptions s on s.id = r.subscription_id
  join products product on product.id = s.product_id
  join users u on u.id = p.user_id and u.deleted_at is null
  left join renewal_undos undo on undo.payment_id = p.id`;

export async function findUndo(db: Executor, paymentId: string): Promise<UndoRow | undefined> {
  const { rows } = await sql<UndoRow>`
    ${UNDO} where p.id = ${paymentId} and p.paid_at is not null`.execute(db);
  return rows[0];
}

/** The paid renewals of a buyer whose new period has not begun. */
export async function listUndos(
  db: Executor,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<UndoRow[]> {
  const { rows } = await sql<UndoRow>`
    ${UNDO} where p.user_id = ${userId} and p.paid_at is not null and r.state = 'paid'
      and r.period_start > ${now} order by p.paid_at desc`.execute(db);
  return rows;
}

/**
 * Records that a renewal was undone: the row fails on its primary key when it was undone before. The same period can be
 * renewed again under a newer agreement.
 */
export async function insertUndo(
  tx: Executor,
  undo: {
    readonly paymentId: string;
    readonly renewalId: string;
    readonly refundId: string;
    readonly by: 'buyer' | 'link';
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('renewal_undos')
    .values({
      ...{ payment_id: undo.paymentId, refund_id: undo.refundId },
      ...{ undone_by: undo.by, undone_at: undo.at },
    })
    .execute();
  await tx
    .updateTable('renewals')
    .set({ state: 'undone', close_reason: 'undone' })
    .where('id', '=', undo.renewalId)
    .execute();
  await tx
    .updateTable('renewal_attempts')
    .set({ state: 'failed', class: 'technical', code: 'undone' })
    .where('payment_id', '=', undo.paymentId)
    .execute();
}
