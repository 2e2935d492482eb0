import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export interface MethodCounts {
  readonly gateway: string;
  readonly day_ended: number;
  readonly day_paid: number;
  readonly month_ended: number;
  readonly month_paid: number;
}

/** Counts payments by the time they were started, with an index-only scan. */
export async function countMethodEnds(
  db: Executor,
  { dayFrom, monthFrom }: { readonly dayFrom: Date; readonly monthFrom: Date },
): Promise<MethodCounts[]> {
  const { rows } = await sql<MethodCounts>`
    select gateway,
      (count(*) filter (where ended and created_at >= ${dayFrom}))::integer as day_ended,
      (count(paid_at) filter (where ended and created_at >= ${dayFrom}))::integer as day_paid,
      (count(*) filter (where ended))::integer as month_ended,
      (count(paid_at) filter (where ended))::integer as month_paid
    from (
      select gateway, created_at, paid_at, state not in ('pending', 'review') as ended
      from payments where created_at >= ${monthFrom}
    ) p
    group by gateway order by gateway`.execute(db);
  return rows;
}
