import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Serializes checks: two concurrent moves, each below the limit, would not see each other. */
export async function lockSingleOperatorTotals(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('money moved by one person', 0))`.execute(
    tx,
  );
}

/**
 * Sums of money moved by a single person since then: by this operator, and for this buyer by any operator. A payout
 * counts as soon as its address is shown, because the money may be sent before that is recorded. A bank transfer counts
 * with the amount reported as received, which may exceed the order.
 */
export async function sumSingleOperatorTotals(
  tx: Executor,
  { operatorId, userId, since }: { operatorId: string; userId: string; since: Date },
): Promise<{ readonly byOperator: number; readonly forUser: number }> {
  const { rows } = await sql<{ by_operator: string | null; for_user: string | null }>`
    select sum(cents) filter (where operator_id = ${operatorId}) as by_operator,
      sum(cents) filter (where user_id = ${userId}) as for_user
    from (
      select c.decided_by as operator_id, p.user_id, p.total_cents as cents
      from payment_confirmations c join payments p on p.id = c.payment_id
      where c.state = 'settled' and not c.needs_second_operator and c.decided_at >= ${since}
      union all
      select c.settled_by, p.user_id, greatest(p.total_cents, p.captured_cents)
      from transfer_confirmations c join payments p on p.id = c.payment_id
      where c.settled_at >= ${since} and c.confirmed_by = c.settled_by
      union all
      select coalesce(sending_by, paid_by), user_id, amount_cents from payouts
      where approved_by = coalesce(sending_by, paid_by) and coalesce(sending_at, closed_at) >= ${since}
    ) moved`.execute(tx);
  return {
    byOperator: Number(rows[0]?.by_operator ?? 0),
    forUser: Number(rows[0]?.for_user ?? 0),
  };
}
