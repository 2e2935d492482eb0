import { type Kysely, sql } from 'kysely';
import { describeColumns } from '../describe-table.ts';

/** Items of a replaced plan that stay usable until those of the new one are delivered, and what a plan was changed to. */
export async function keepItems(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriptions add column kept_until timestamptz,
      add column kept_for uuid references subscriptions,
      add constraint subscriptions_kept check (
        num_nulls(kept_until, kept_for) in (0, 2) and kept_for <> id and kept_until > ends_at);
    create index subscriptions_kept_for on subscriptions (kept_for) where kept_for is not null;

    create function keeps_items(subscription uuid, at timestamptz) returns boolean language sql stable as $$
      select exists (
        select from subscriptions s
        where s.id = subscription and s.kept_until > at and access_state(s.kept_for, at) in ('waiting', 'active'))
    $$;

    create function changed_by(subscription uuid) returns uuid language sql stable as $$
      select g.changed_by from grants g where g.subscription_id = subscription
      order by least(g.ends_at, g.reversed_at) desc, g.changed_by limit 1
    $$;

    create function plan_of(payment uuid) returns jsonb language sql stable as $$
      select jsonb_build_object('payment_id', p.id, 'product_id', p.product_id, 'title', p.title, 'title_ru', p.title_ru,
        'duration_count', p.duration_count, 'duration_unit', p.duration_unit)
      from payments p where p.id = payment
    $$;
    create function plan_after(payment uuid) returns jsonb language sql stable as $$
      select plan_of(g.changed_by) from grants g join payments p on p.id = g.payment_id
      where g.payment_id = payment and not p.is_gift
    $$;
    comment on function keeps_items is 'Whether the items of a replaced plan are still usable.';
    comment on function changed_by is 'The payment of the plan change that ended a subscription; null when something else did.';
    comment on function plan_after is 'The plan that replaced the one that a payment bought for its buyer; null when none did.';
    comment on function plan_of is 'The plan that a payment bought; null without one.';
  `.execute(db);
  await describeColumns(db, 'subscriptions', {
    kept_until:
      'Until when the items of a replaced plan stay usable at the latest: the end that it had. Null without items that are kept.',
    kept_for: 'The subscription of the new plan; the delivery of its last item ends the keeping.',
  });
}
