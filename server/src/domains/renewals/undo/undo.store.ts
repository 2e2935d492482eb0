import { sql } from 'kysely';
import type { PaymentState } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { UnusedPart } from '../../payments/index.ts';

/** A paid renewal with its payment, and with all that decides whether it can be undone. */
export interface UndoRow {
  readonly payment_id: string;
  readonly renewal_id: string;
  readonly subscription_id: string;
  readonly user_id: string;
  readonly payment: PaymentState;
  readonly paid_at: Date;
  /** What decides what its days are worth. */
  readonly captured_cents: number;
  readonly refunded_cents: number;
  readonly total_cents: number;
  readonly fee_cents: number;
  readonly discount_percent: number;
  readonly credit_cents: number;
  readonly credited_cents: number;
  /** Its period; null when its grant has ended, or its days are elsewhere. */
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly title: string;
  readonly title_ru: string;
  readonly has_open_refund: boolean;
  readonly is_used: boolean;
  readonly is_blocked: boolean;
  readonly undone_at: Date | null;
}

const UNDO = sql<UndoRow>`
  select p.id as payment_id, r.id as renewal_id, r.subscription_id, p.user_id, p.state as payment, p.paid_at,
    p.captured_cents, p.refunded_cents, p.total_cents, p.fee_cents, p.discount_percent, p.credit_cents, p.credited_cents,
    g.starts_at, g.ends_at, product.title, product.title_ru, u.blocked_at is not null as is_blocked, undo.undone_at,
    exists (select from payment_refunds f where f.payment_id = p.id
      and f.state in ('requested', 'unknown', 'pending')) as has_open_refund,
    exists (select from deliveries d where d.subscription_id = r.subscription_id
      and d.delivered_at >= p.paid_at) as is_used
  from payments p
  join renewals r on r.id = p.renewal_id
  join subscriptions s on s.id = r.subscription_id
  join products product on product.id = s.product_id
  join users u on u.id = p.user_id and u.deleted_at is null
  left join grants g on g.payment_id = p.id and g.subscription_id = s.id and g.reversed_at is null
  left join renewal_undos undo on undo.payment_id = p.id`;

export async function findUndo(db: Executor, paymentId: string): Promise<UndoRow | undefined> {
  const { rows } = await sql<UndoRow>`
    ${UNDO} where p.id = ${paymentId} and p.paid_at is not null`.execute(db);
  return rows[0];
}

/** The renewals of a buyer that were paid since then, the latest first. */
export async function listUndos(
  db: Executor,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<UndoRow[]> {
  const { rows } = await sql<UndoRow>`
    ${UNDO} where p.user_id = ${userId} and p.paid_at > ${since} and r.state = 'paid' order by p.paid_at desc`.execute(
    db,
  );
  return rows;
}

/** Records that a renewal was undone: the row fails on its primary key when it was undone before. */
export async function insertUndo(
  tx: Executor,
  undo: {
    readonly paymentId: string;
    readonly refundId: string;
    readonly by: 'buyer' | 'link';
    readonly at: Date;
    readonly part: UnusedPart | undefined;
  },
): Promise<void> {
  const { part } = undo;
  await tx
    .insertInto('renewal_undos')
    .values({
      ...{ payment_id: undo.paymentId, refund_id: undo.refundId },
      ...{ undone_by: undo.by, undone_at: undo.at },
      ...(part && {
        ...{ net_cents: part.netCents, unused_days: part.unusedDays, total_days: part.totalDays },
      }),
    })
    .execute();
}

/** Reopens the period of a renewal of which nothing was used: a newer agreement can renew it again. */
export async function markUndone(
  tx: Executor,
  { paymentId, renewalId }: { readonly paymentId: string; readonly renewalId: string },
): Promise<void> {
  await tx
    .updateTable('renewals')
    .set({ state: 'undone', close_reason: 'undone' })
    .where('id', '=', renewalId)
    .execute();
  await tx
    .updateTable('renewal_attempts')
    .set({ state: 'failed', class: 'technical', code: 'undone' })
    .where('payment_id', '=', paymentId)
    .execute();
}
