import type { AccessState } from '@sesame/contract/shared/states.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export interface AccessOfPaymentRow {
  subscription_id: string;
  subscription_state: AccessState;
  subscription_until: Date;
  starts_at: Date;
  ends_at: Date;
  held_at: Date | null;
  reversed_at: Date | null;
  links: number;
  links_waiting: number;
}

/** The grant of a payment, wherever operators have moved it, with its subscription; undefined before it is paid. */
export async function findAccessOfPayment(
  db: Executor,
  paymentId: string,
  now: Date,
): Promise<AccessOfPaymentRow | undefined> {
  const { rows } = await sql<AccessOfPaymentRow>`
    with recursive moves as (
      select g.*, 0 as moved from grants g where g.payment_id = ${paymentId}
      union all
      select next.*, before.moved + 1 from grants next join moves before on next.moved_from = before.id
    )
    select g.subscription_id, access_state(s.id, ${now}) as subscription_state, s.ends_at as subscription_until,
      g.starts_at, g.ends_at, g.held_at, g.reversed_at,
      (select count(*)::int from deliveries where subscription_id = s.id and inventory_item_id is not null) as links,
      (select count(*)::int from deliveries where subscription_id = s.id and inventory_item_id is null) as links_waiting
    from (select * from moves order by moved desc limit 1) g
    join subscriptions s on s.id = g.subscription_id`.execute(db);
  return rows[0];
}
