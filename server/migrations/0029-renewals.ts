import { type Kysely, sql } from 'kysely';
import { describeTable } from './describe-table.ts';
import { makeAppendOnly, refuseDelete } from './protect-rows.ts';

/** What buyers agreed to when they switched on automatic renewal, the renewals of subscriptions, and the attempts to charge them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table renewal_agreements (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      user_id uuid not null references users,
      method_id uuid references saved_methods,
      gateway text not null references payment_methods,
      price_id integer not null references prices,
      duration_count integer not null check (duration_count > 0),
      duration_unit text not null check (duration_unit in ('day', 'month', 'year')),
      ceiling_cents integer not null check (ceiling_cents > 0),
      consent_version integer not null check (consent_version > 0),
      consent_language text not null check (consent_language in ('en', 'ru')),
      consent_text text not null,
      consented_at timestamptz not null,
      payment_id uuid unique references payments,
      stopped_at timestamptz,
      stopped_by text check (stopped_by in ('buyer', 'operator', 'system', 'law')),
      stop_reason text check (stop_reason in ('turned_off', 'stop_link', 'changed', 'operator', 'method_removed',
        'method_revoked', 'refunded', 'disputed', 'undone', 'price_raised', 'not_sold', 'not_paid', 'account_erased')),
      constraint renewal_agreements_stop check (num_nonnulls(stopped_at, stopped_by, stop_reason) in (0, 3))
    );
    create unique index renewal_agreements_active on renewal_agreements (subscription_id) where stopped_at is null;
    create index renewal_agreements_of_user on renewal_agreements (user_id);
    create index renewal_agreements_of_method on renewal_agreements (method_id) where stopped_at is null;
    create index renewal_agreements_of_subscription on renewal_agreements (subscription_id, consented_at);

    create function guard_renewal_agreement() returns trigger language plpgsql as $$
    begin
      if old.stopped_at is not null
        or (to_jsonb(old) - '{stopped_at,stopped_by,stop_reason}'::text[])
          is distinct from (to_jsonb(new) - '{stopped_at,stopped_by,stop_reason}'::text[]) then
        raise exception 'renewal_agreements rows are only stopped, once' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger renewal_agreements_guard before update on renewal_agreements
      for each row execute function guard_renewal_agreement();
  `.execute(db);
  await describeTable(
    db,
    'renewal_agreements',
    'What buyers agreed to when they switched on automatic renewal; never changed except to be stopped. Another method or price is a new row.',
    {
      id: 'Primary key (UUID v7).',
      subscription_id: 'The subscription that is renewed; at most one active agreement each.',
      user_id: 'The buyer who agreed.',
      method_id: 'The saved method that is charged; null for the balance.',
      gateway: 'Payment method of the shop, whose fee and currency apply.',
      price_id: 'The price that the buyer agreed to.',
      duration_count: 'Length of each period in units.',
      duration_unit: 'Unit of the length.',
      ceiling_cents:
        'The total that the buyer agreed to, in USD cents; more is never charged without a new agreement.',
      consent_version: 'Version of the text in `contract/src/shared/mandates.ts`.',
      consent_language: 'Language in which the buyer read it.',
      consent_text: 'The text itself, with the amounts and dates that the buyer saw.',
      consented_at: 'When the buyer agreed.',
      payment_id: 'The order with which the buyer agreed; null when they did so later.',
      stopped_at: 'When it ended; null while it is active.',
      stopped_by: 'Who ended it.',
      stop_reason: 'Why it ended.',
    },
  );
  await refuseDelete(db, 'renewal_agreements');

  await sql`
    create table renewals (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      agreement_id uuid not null references renewal_agreements,
      period_start timestamptz not null,
      state text not null check (state in ('planned', 'notified', 'charging', 'retrying', 'needs_buyer', 'held', 'closing',
        'paid', 'skipped', 'canceled', 'superseded', 'given_up', 'late', 'undone')),
      total_cents integer check (total_cents > 0),
      charge_minor bigint check (charge_minor > 0),
      charge_currency text check (charge_currency in ('USD', 'RUB')),
      notifications integer not null default 0 check (notifications >= 0),
      notified_at timestamptz,
      ahead_days integer not null default 3 check (ahead_days in (3, 7)),
      first_try_at timestamptz,
      next_at timestamptz,
      close_reason text,
      created_at timestamptz not null,
      closed_at timestamptz,
      unique (subscription_id, period_start),
      constraint renewals_closed check ((closed_at is not null) =
        (state in ('paid', 'skipped', 'canceled', 'superseded', 'given_up', 'late', 'undone'))),
      constraint renewals_quote check (num_nonnulls(total_cents, charge_minor, charge_currency, notified_at) in (0, 4)),
      constraint renewals_next check (next_at is null or closed_at is null)
    );
    create unique index renewals_one_open on renewals (subscription_id) where closed_at is null;
    create index renewals_due on renewals (next_at) where next_at is not null;
    create index renewals_of_agreement on renewals (agreement_id);
    create index renewals_closed_by_time on renewals (closed_at) where closed_at is not null;

    alter table payments add constraint payments_renewal foreign key (renewal_id) references renewals;
    create unique index payments_one_per_renewal on payments (renewal_id)
      where state in ('pending', 'review', 'paid', 'partially_refunded', 'disputed')
        and not 'late' = any (string_to_array(coalesce(flags, ''), ','));
    create index payments_late_of_renewals on payments (id)
      where renewal_id is not null and state = 'paid' and 'late' = any (string_to_array(flags, ','));
    create index payment_events_of_banks on payment_events (payment_id) where kind in ('disputed', 'fraud_warning');
    create index payments_of_renewal on payments (renewal_id) where renewal_id is not null;

    create table renewal_attempts (
      id uuid primary key,
      renewal_id uuid not null references renewals,
      number integer not null check (number > 0),
      method_id uuid references saved_methods,
      payment_id uuid unique references payments,
      state text not null check (state in ('started', 'unknown', 'pending', 'succeeded', 'failed')),
      class text check (class in ('funds', 'soft', 'technical', 'action', 'hard', 'revoked', 'config')),
      code text,
      checks integer not null default 0 check (checks >= 0),
      started_at timestamptz not null,
      ended_at timestamptz,
      retry_not_before timestamptz,
      unique (renewal_id, number),
      constraint renewal_attempts_ended check ((ended_at is not null) = (state in ('succeeded', 'failed'))),
      constraint renewal_attempts_failed check ((state = 'failed') = (num_nonnulls(class, code) = 2)),
      constraint renewal_attempts_paid check (state = 'failed' or payment_id is not null)
    );
    create unique index renewal_attempts_one_open on renewal_attempts (renewal_id)
      where state in ('started', 'unknown', 'pending', 'succeeded');
    create index renewal_attempts_of_method on renewal_attempts (method_id, started_at);
  `.execute(db);
  await describeTable(
    db,
    'renewals',
    'The renewal of a subscription for one period, from its plan to its end. One for each period, and one open for each subscription.',
    {
      id: 'Primary key (UUID v7).',
      subscription_id: 'The subscription.',
      agreement_id: 'What its buyer agreed to; a renewal that is opened again takes the newer one.',
      period_start: 'The end of access that it moves.',
      state:
        '`planned`, `notified`, `charging` while an attempt is open, `retrying`, `needs_buyer`, `held` for an operator, `closing` while an attempt is still open after its cancellation; then how it ended: `paid`, `skipped`, `canceled`, `superseded` by another purchase, `given_up`, `late`: paid after its end and refunded, or `undone` by its buyer.',
      total_cents: 'The total that the buyer was notified of, in USD cents.',
      charge_minor: 'The same in the currency of the charge; at the rate of that moment.',
      charge_currency: 'Currency of the charge.',
      notifications: 'How many of the planned notifications are behind it.',
      notified_at: 'When the first notification of this total was sent.',
      ahead_days:
        'How many days before the charge that notification has to be: 7 when something else is charged than the last time.',
      first_try_at: 'When it was charged first.',
      next_at: 'When there is something to do next; null once it is closed.',
      close_reason: 'Why it ended unpaid.',
      created_at: 'When it was planned.',
      closed_at: 'When it ended.',
    },
  );
  await refuseDelete(db, 'renewals');
  await describeTable(
    db,
    'renewal_attempts',
    'Attempts to charge a renewal. At most one of a renewal is open or has succeeded.',
    {
      id: 'Primary key (UUID v7).',
      renewal_id: 'The renewal.',
      number: 'Its place among the attempts of the renewal, from 1.',
      method_id: 'The saved method; null for the balance.',
      payment_id:
        "The payment, whose id is the gateway's idempotency key; null when the balance was too small for one.",
      state:
        '`started` before the gateway is called, `unknown` without its answer, `pending` while it decides, `succeeded` or `failed`.',
      class:
        'How the decline is taken: `funds`, `soft`, `technical`, `action`, `hard`, `revoked` or `config`.',
      code: "The gateway's own code of the decline.",
      checks: 'How often its outcome was requested from the gateway.',
      started_at: 'When it was written, before the call.',
      ended_at: 'When it ended.',
      retry_not_before: 'The gateway wants no attempt before this moment.',
    },
  );
  await refuseDelete(db, 'renewal_attempts');

  await sql`
    create table renewal_undos (
      payment_id uuid primary key references payments,
      refund_id uuid not null unique references payment_refunds,
      undone_by text not null check (undone_by in ('buyer', 'link')),
      undone_at timestamptz not null,
      net_cents integer check (net_cents >= 0),
      unused_days integer check (unused_days > 0),
      total_days integer check (total_days >= unused_days),
      check (num_nulls(net_cents, unused_days, total_days) in (0, 3))
    );
  `.execute(db);
  await describeTable(
    db,
    'renewal_undos',
    'Renewals that their buyers have undone soon after the charge: each once, with one refund.',
    {
      payment_id: 'The payment of the renewal.',
      refund_id: 'The refund of its payment.',
      undone_by: 'By the signed-in `buyer`, or by the `link` of a mail.',
      undone_at: 'When it was undone.',
      net_cents:
        'What was paid for all days of the period, in cents. Null when nothing was used and all was refunded.',
      unused_days: 'Whole days that were not used, which ended at once.',
      total_days: 'All days of the period.',
    },
  );
  await makeAppendOnly(db, 'renewal_undos');
}
