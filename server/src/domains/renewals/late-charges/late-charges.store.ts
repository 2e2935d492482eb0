import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';
import type { AttemptState } from '../renewal-state.rules.ts';

export interface LateCharge {
  readonly attempt_id: string;
  readonly attempt_state: AttemptState;
  readonly renewal_id: string;
  readonly payment_id: string;
}

/**
 * Charges whose money came after they had ended, and is not what paid their renewal: the renewal has ended without it, or the
 * buyer has paid for the same product since they began. An order that was placed after the late money came buys the period
 * after it, so both stay. What a buyer has confirmed, or an operator has accepted, was paid on purpose.
 */
export async function findLateCharges(
  db: Executor,
  { limit, attempt = null }: { readonly limit: number; readonly attempt?: string | null },
): Promise<LateCharge[]> {
  const { rows } = await sql<LateCharge>`
    select t.id as attempt_id, t.state as attempt_state, t.renewal_id, p.id as payment_id
    from payments p
    join renewal_attempts t on t.payment_id = p.id
    join renewals r on r.id = t.renewal_id
    where (${attempt}::uuid is null or t.id = ${attempt}) and p.renewal_id is not null and p.state = 'paid' and 'late' = any (string_to_array(p.flags, ','))
      and t.code is distinct from 'late_refund' and p.review_reason is null
      and not 'manual' = any (string_to_array(p.flags, ','))
      and ((t.state = 'failed' and r.closed_at is not null and (p.confirm_until is null or r.state = 'paid'))
        or exists (
          select from payments o
          where o.user_id = p.user_id and o.product_id = p.product_id and o.id <> p.id and not o.is_gift
            and o.renewal_id is distinct from p.renewal_id and o.paid_at >= t.started_at
            and o.created_at <= p.paid_at and o.state in ('paid', 'partially_refunded', 'disputed')))
    order by t.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Records that the money of a late charge is refunded, also where the renewal has counted it as paid.
 * @returns false when another worker has done so
 */
export async function markRefunded(
  tx: Executor,
  { attempt_id: id, attempt_state: state, renewal_id: renewalId }: LateCharge,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update renewal_attempts set state = 'failed', class = coalesce(class, 'technical'), code = 'late_refund'
    where id = ${id} and state = ${state} and code is distinct from 'late_refund'
    returning id`.execute(tx);
  if (rows.length === 0) return false;
  // One that another attempt has paid stays paid.
  await sql`
    update renewals set state = 'late', close_reason = coalesce(close_reason, 'end_moved')
    where id = ${renewalId} and (state in ('skipped', 'canceled', 'superseded', 'given_up')
      or (state = 'paid' and ${state}::text = 'succeeded'))`.execute(tx);
  return true;
}

/**
 * Records that a failed attempt has paid its renewal after all; only one attempt of a renewal can.
 * @returns false when it was refunded meanwhile
 */
export async function markSucceeded(
  tx: Executor,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('renewal_attempts')
    .set({ state: 'succeeded', class: null, code: null, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('code', '<>', 'late_refund')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
