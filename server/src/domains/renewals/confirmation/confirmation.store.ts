import { sql } from 'kysely';
import type { PaymentState } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

/** A charge that the bank wants its buyer to confirm, or did. */
export interface ConfirmableRow {
  readonly payment_id: string;
  readonly user_id: string;
  readonly method_id: string;
  readonly state: PaymentState;
  readonly paid_at: Date | null;
  readonly confirm_until: Date;
  readonly total_cents: number;
  readonly product_id: number;
  readonly title: string;
  readonly title_ru: string;
}

/** Undefined for any other payment, and for a buyer who is blocked or erased. */
export async function findConfirmable(
  db: Executor,
  paymentId: string,
): Promise<ConfirmableRow | undefined> {
  const { rows } = await sql<ConfirmableRow>`
    select p.id as payment_id, p.user_id, t.method_id, p.state, p.paid_at, p.confirm_until, p.total_cents, p.product_id,
      product.title, product.title_ru
    from payments p
    join renewal_attempts t on t.payment_id = p.id and t.method_id is not null
    join products product on product.id = p.product_id
    join users u on u.id = p.user_id and u.deleted_at is null and u.blocked_at is null
    where p.id = ${paymentId} and p.confirm_until is not null`.execute(db);
  return rows[0];
}

export interface LateConfirmed {
  readonly attempt_id: string;
  readonly renewal_id: string;
  readonly payment_id: string;
}

/**
 * Charges that were paid after they had been closed, of buyers who have paid for the same product since they began. An order that
 * was placed after the late money came buys the period after it, so both stay.
 */
export async function findLateConfirmed(db: Executor, limit: number): Promise<LateConfirmed[]> {
  const { rows } = await sql<LateConfirmed>`
    select t.id as attempt_id, t.renewal_id, p.id as payment_id
    from payments p
    join renewal_attempts t on t.payment_id = p.id
    where p.confirm_until is not null and p.state = 'paid' and 'late' = any (string_to_array(p.flags, ','))
      and t.code is distinct from 'given_back' and exists (
        select from payments o
        where o.user_id = p.user_id and o.product_id = p.product_id and o.id <> p.id and not o.is_gift
          and o.paid_at >= t.started_at and o.created_at <= p.paid_at and o.state in ('paid', 'partially_refunded', 'disputed'))
    limit ${limit}`.execute(db);
  return rows;
}

/**
 * Records that the money of a late charge is given back, also where the renewal has counted it as paid.
 * @returns false when another worker has done so
 */
export async function markGivenBack(
  tx: Executor,
  { attempt_id: attemptId, renewal_id: renewalId }: LateConfirmed,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update renewal_attempts set state = 'failed', class = coalesce(class, 'technical'), code = 'given_back'
    where id = ${attemptId} and state in ('succeeded', 'failed') and code is distinct from 'given_back'
    returning id`.execute(tx);
  if (rows.length === 0) return false;
  await tx
    .updateTable('renewals')
    .set({ state: 'late', close_reason: 'end_moved' })
    .where('id', '=', renewalId)
    .where('state', '=', 'paid')
    .execute();
  return true;
}
