import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** An active agreement that its buyer has ended in another way than by turning the renewal off. */
interface AgreementToStop {
  readonly id: string;
  readonly reason: 'account_erased' | 'method_removed' | 'changed' | 'disputed' | 'refunded';
}

/**
 * Active agreements that have to stop, each with its first reason: the account is erased or the method removed; another
 * plan has replaced the one it is about, unless it was made with that order; the latest purchase was refunded in full or
 * is disputed, unless it was undone before the buyer agreed or came too late to be one; or since the buyer agreed, any
 * payment with its method was disputed or marked as fraud.
 * @param id only this one
 */
export async function findAgreementsToStop(
  db: Executor,
  { limit, id = null }: { readonly limit: number; readonly id?: string | null },
): Promise<AgreementToStop[]> {
  const active = sql`a.stopped_at is null and (${id}::uuid is null or a.id = ${id}::uuid)`;
  const { rows } = await sql<AgreementToStop>`
    select distinct on (id) id, reason from (
      select 1 as rank, a.id, case when u.deleted_at is not null then 'account_erased' else 'method_removed' end as reason
      from renewal_agreements a
      join users u on u.id = a.user_id
      left join saved_methods m on m.id = a.method_id
      where ${active} and (u.deleted_at is not null or m.state = 'removed')
      union all
      select 2, a.id, 'changed'
      from renewal_agreements a
      join plan_changes c on c.subscription_id = a.subscription_id
      where ${active} and c.settled_at >= a.consented_at and a.payment_id is distinct from c.payment_id
      union all
      select 3, a.id, p.state
      from renewal_agreements a
      join subscriptions s on s.id = a.subscription_id
      join lateral (
        select state from payments
        where user_id = a.user_id and product_id = s.product_id and paid_at >= a.consented_at - interval '1 day'
          and not exists (
            select from renewal_undos u where u.payment_id = payments.id and u.undone_at <= a.consented_at)
          and not exists (
            select from renewal_attempts t where t.payment_id = payments.id and t.code = 'late_refund')
        order by paid_at desc limit 1
      ) p on true
      where ${active} and p.state in ('refunded', 'disputed')
      union all
      select 4, a.id, 'disputed'
      from payment_events e
      join payments p on p.id = e.payment_id
      join lateral (
        select method_id from renewal_attempts where payment_id = p.id
        union all select method_id from payment_charges where payment_id = p.id
        union all select id from saved_methods where created_by_payment = p.id
      ) used on true
      join renewal_agreements a on a.method_id = used.method_id
      where ${active} and e.kind in ('disputed', 'fraud_warning') and e.created_at > a.consented_at
        and (e.kind = 'fraud_warning' or p.state in ('disputed', 'refunded'))
    ) stops order by id, rank limit ${limit}`.execute(db);
  return rows;
}
