import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';
import type { DescribedSubscription } from './describe-renewal.rules.ts';

interface Row {
  readonly subscription_id: string;
  readonly ends_at: Date;
  readonly grace_until: Date | null;
  readonly is_sold: boolean;
  readonly is_given_up: boolean;
  readonly ceiling_cents: number | null;
  readonly duration_count: number;
  readonly duration_unit: 'day' | 'month' | 'year';
  readonly is_other_plan: boolean;
  readonly method_id: string | null;
  readonly kind: 'card' | 'wallet' | 'sbp' | 'balance';
  readonly provider: string;
  readonly brand: string;
  readonly last4: string;
  readonly state: NonNullable<DescribedSubscription['renewal']>['state'] | null;
  readonly total_cents: number | null;
  readonly notified_at: Date | null;
  readonly ahead_days: number | null;
  readonly next_at: Date | null;
  readonly confirm_payment: string | null;
  readonly confirm_until: Date | null;
}

/**
 * Anticipates the next run of the jobs: a renewal whose payment has just arrived is shown as being charged, so that nothing
 * is paid twice, and an agreement whose plan was replaced (`findReplaced`) as ended.
 */
const DESCRIBED = sql<Row>`
  select s.id as subscription_id, s.ends_at, s.grace_until, p.active and p.archived_at is null as is_sold,
    a.ceiling_cents, a.duration_count, a.duration_unit, a.method_id, coalesce(m.kind, 'balance') as kind,
    coalesce(m.provider, 'balance') as provider, coalesce(m.brand, '') as brand, coalesce(m.last4, '') as last4,
    coalesce((select (y.duration_count, y.duration_unit) <> (a.duration_count, a.duration_unit) from payments y
      where y.user_id = s.user_id and y.product_id = s.product_id and y.paid_at is not null
      order by y.paid_at desc limit 1), false) as is_other_plan,
    case when exists (select from renewal_attempts t join payments y on y.id = t.payment_id
      where t.renewal_id = r.id and t.state in ('started', 'unknown', 'pending')
        and y.state in ('paid', 'partially_refunded', 'refunded', 'disputed'))
      then 'charging' else r.state end as state, r.total_cents, r.notified_at, r.ahead_days, r.next_at, c.id as confirm_payment, c.confirm_until,
    coalesce((select e.stop_reason = 'not_paid' from renewal_agreements e
      where e.subscription_id = s.id order by e.consented_at desc, e.id desc limit 1), false) as is_given_up
  from subscriptions s
  join products p on p.id = s.product_id
  left join renewal_agreements a on a.subscription_id = s.id and a.stopped_at is null
    and not exists (select from plan_changes c where c.subscription_id = a.subscription_id
      and c.settled_at >= a.consented_at and a.payment_id is distinct from c.payment_id)
  left join saved_methods m on m.id = a.method_id
  left join renewals r on r.subscription_id = s.id and r.closed_at is null
  left join payments c on c.renewal_id = r.id and c.state = 'pending' and r.state = 'needs_buyer'`;

/** The subscriptions of a buyer that run or are kept, with their agreements and open renewals. */
export async function listDescribed(
  db: Executor,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<DescribedSubscription[]> {
  const { rows } = await sql<Row>`
    ${DESCRIBED} where s.user_id = ${userId} and greatest(s.ends_at, s.grace_until) > ${now}
    order by s.ends_at, s.id`.execute(db);
  return rows.map(describe);
}

/** Describes one subscription in the same way, also after its end. */
export async function findDescribed(
  db: Executor,
  subscriptionId: string,
): Promise<DescribedSubscription | undefined> {
  const { rows } = await sql<Row>`${DESCRIBED} where s.id = ${subscriptionId}`.execute(db);
  return rows.map(describe)[0];
}

function describe(row: Row): DescribedSubscription {
  const { subscription_id, ends_at, grace_until, is_sold, is_given_up } = row;
  const { ceiling_cents, duration_count, duration_unit, is_other_plan, state } = row;
  const { method_id: id, kind, provider, brand, last4 } = row;
  const method = { id, kind, provider, brand, last4 };
  const { total_cents, notified_at, ahead_days, next_at, confirm_payment, confirm_until } = row;
  return {
    ...{ subscription_id, ends_at, grace_until, is_sold, is_given_up },
    agreement:
      ceiling_cents === null
        ? null
        : { ceiling_cents, duration_count, duration_unit, is_other_plan, method },
    confirm:
      confirm_payment === null || confirm_until === null
        ? undefined
        : { payment_id: confirm_payment, until: confirm_until },
    renewal:
      state === null || ahead_days === null
        ? null
        : { state, total_cents, notified_at, ahead_days, next_at },
  };
}
