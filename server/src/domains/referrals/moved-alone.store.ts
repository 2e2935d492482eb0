import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** One at a time: two at once, each below the limit by itself, would not see each other. */
export async function lockMovedAlone(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('money moved by one person', 0))`.execute(
    tx,
  );
}

/** What one person has moved alone since then: this operator at all, and anybody for this buyer. */
export async function sumMovedAlone(
  tx: Executor,
  { operatorId, userId, since }: { operatorId: string; userId: string; since: Date },
): Promise<{ readonly byOperator: number; readonly forUser: number }> {
  const { rows } = await sql<{ by_operator: string | null; for_user: string | null }>`
    select sum(cents) filter (where operator_id = ${operatorId}) as by_operator,
      sum(cents) filter (where user_id = ${userId}) as for_user
    from (
      select c.decided_by as operator_id, p.user_id, p.total_cents as cents
      from payment_confirmations c join payments p on p.id = c.payment_id
      where c.state = 'settled' and not c.needs_two and c.decided_at >= ${since}
      union all
      select c.settled_by, p.user_id, p.total_cents
      from transfer_confirmations c join payments p on p.id = c.payment_id
      where c.settled_at >= ${since} and c.first_by = c.settled_by
      union all
      select paid_by, user_id, amount_cents from payouts
      where state = 'paid' and approved_by = paid_by and closed_at >= ${since}
    ) moved`.execute(tx);
  return {
    byOperator: Number(rows[0]?.by_operator ?? 0),
    forUser: Number(rows[0]?.for_user ?? 0),
  };
}
