import { type Kysely, sql } from 'kysely';
import { describeTable } from './describe-table.ts';
import { refuseDelete } from './protect-rows.ts';

/** Orders that replace the running plan of a subscription, with the credit for its unused days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_changes (
      payment_id uuid primary key references payments,
      subscription_id uuid not null references subscriptions,
      credit_cents integer not null check (credit_cents >= 0),
      rest_cents integer not null check (rest_cents between 0 and credit_cents),
      quoted_at timestamptz not null,
      settled_at timestamptz
    );
    create index plan_changes_of_subscription on plan_changes (subscription_id);

    create table plan_change_lines (
      payment_id uuid not null references plan_changes,
      grant_id uuid not null references grants,
      source_payment_id uuid references payments,
      net_cents integer not null check (net_cents >= 0),
      unused_days integer not null check (unused_days >= 0),
      total_days integer not null check (total_days >= unused_days and total_days > 0),
      credit_cents integer not null check (credit_cents between 0 and net_cents),
      settled_at timestamptz,
      primary key (payment_id, grant_id),
      constraint plan_change_lines_paid check (source_payment_id is not null or credit_cents = 0)
    );
    create unique index plan_change_lines_once on plan_change_lines (grant_id) where settled_at is not null;
    create index plan_change_lines_of_source on plan_change_lines (source_payment_id);

    create function guard_plan_change() returns trigger language plpgsql as $$
    begin
      if old.settled_at is not null
        or (to_jsonb(old) - 'settled_at') is distinct from (to_jsonb(new) - 'settled_at') then
        raise exception 'the quote of a plan change is frozen and settled once' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger plan_changes_guard before update on plan_changes
      for each row execute function guard_plan_change();
    create trigger plan_change_lines_guard before update on plan_change_lines
      for each row execute function guard_plan_change();
  `.execute(db);
  await describeTable(
    db,
    'plan_changes',
    'Orders that replace the running plan of a subscription. Written with the payment and frozen; settled with it.',
    {
      payment_id: 'The order of the new plan.',
      subscription_id: 'The subscription whose plan is replaced.',
      credit_cents: 'Credit for all unused days, in cents; the sum of the lines.',
      rest_cents: 'What of the credit exceeds the price and goes to the balance, in cents.',
      quoted_at: 'The moment for which the unused days were counted.',
      settled_at: 'When the plan was changed; null until the order is paid.',
    },
  );
  await describeTable(
    db,
    'plan_change_lines',
    'The credit for each grant that a plan change ends. A grant is credited at most once.',
    {
      payment_id: 'The plan change.',
      grant_id: 'The grant that it ends.',
      source_payment_id: 'The payment that bought the days; null for days that cost nothing.',
      net_cents: 'What was paid for the days, without fee and refunds, in cents.',
      unused_days: 'Whole days of the grant that had not begun.',
      total_days: 'Days that were bought.',
      credit_cents: 'Net times unused days divided by bought days, rounded down.',
      settled_at: 'When the credit was given; null until the order is paid.',
    },
  );
  await refuseDelete(db, 'plan_changes');
  await refuseDelete(db, 'plan_change_lines');

  await sql`
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
}
