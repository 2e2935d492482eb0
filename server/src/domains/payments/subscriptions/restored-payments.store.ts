import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Whether these payments are paid and not disputed, and no refund of them is on its way or was made since. */
export async function stillStand(
  tx: Executor,
  payments: readonly string[],
  since: Date,
): Promise<boolean> {
  const { rows } = await sql<{ stand: boolean }>`
    select not exists (
      select from payments p where p.id = any(${payments}::uuid[]) and (
        p.state not in ('paid', 'partially_refunded')
        or exists (select from payment_refunds r where r.payment_id = p.id
          and (r.changed_at >= ${since} or r.state in ('requested', 'unknown', 'pending'))))
    ) as stand`.execute(tx);
  return rows[0]?.stand === true;
}
