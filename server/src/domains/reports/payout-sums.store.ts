import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';
import type { Days } from './days.rules.ts';

/** Payouts that were paid on these days, and the part of them that were refunds to balances, in cents. */
export async function sumPayouts(
  db: Executor,
  { since, until, zone }: Days,
): Promise<{ readonly total_cents: number; readonly credit_cents: number }> {
  const { rows } = await sql<{ total_cents: number; credit_cents: number }>`
    select coalesce(sum(p.amount_cents), 0)::bigint as total_cents, coalesce(sum(c.cents), 0)::bigint as credit_cents
    from payouts p
    left join lateral (
      select sum(e.amount_cents) as cents from journals j
      join journal_entries e on e.journal_id = j.id and e.account = 'partner_released:' || p.user_id
      where j.subject = 'payout:' || p.id and j.effect = 'credit'
    ) c on true
    where p.state = 'paid' and p.closed_at >= (${since}::date::timestamp at time zone ${zone}::text)
      and p.closed_at < ((${until}::date + 1)::timestamp at time zone ${zone}::text)`.execute(db);
  // An aggregate without groups always returns one row.
  return rows[0] ?? { total_cents: 0, credit_cents: 0 };
}
