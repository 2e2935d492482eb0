import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { makeAppendOnly, refuseDelete, refuseTruncate } from '../protect-rows.ts';

/** Commissions of partners, as money or as days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table commissions (
      id uuid primary key,
      payment_id uuid not null references payments,
      kind text not null check (kind in ('deposit', 'first_payment')),
      partner_id uuid not null references users,
      buyer_id uuid not null references users,
      mode text not null check (mode in ('base', 'subs')),
      service_ids integer[] not null,
      rule_version integer not null references referral_rules,
      rate_percent integer not null check (rate_percent between 1 and 5000),
      base_cents integer not null check (base_cents > 0),
      amount_cents integer not null check (amount_cents > 0),
      created_at timestamptz not null,
      available_at timestamptz not null,
      state text not null check (state in ('pending', 'review', 'disputed', 'available', 'reversed')),
      reason text check (reason in ('refund', 'operator', 'many_accounts', 'dispute')),
      reversed_cents integer not null default 0,
      matured_count integer not null default 0,
      unique (payment_id, kind),
      check (partner_id <> buyer_id),
      check (amount_cents <= base_cents::bigint * rate_percent / 10000),
      check (reversed_cents between 0 and amount_cents),
      check ((state = 'reversed') = (reversed_cents = amount_cents))
    );
    create unique index commissions_first on commissions (buyer_id) where kind = 'first_payment';
    create index commissions_partner on commissions (partner_id, created_at desc, id desc);
    create index commissions_waiting on commissions (available_at) where state = 'pending';
    create index commissions_buyer on commissions (buyer_id) where state in ('pending', 'review');

    create function guard_commission() returns trigger language plpgsql as $$
    begin
      if new.state <> old.state and not exists (
        select 1 from commission_transitions where from_state = old.state and to_state = new.state) then
        raise exception 'commission cannot move from % to %', old.state, new.state using errcode = 'restrict_violation';
      end if;
      if (old.payment_id, old.kind, old.partner_id, old.buyer_id, old.mode, old.service_ids,
          old.rule_version, old.rate_percent, old.base_cents, old.amount_cents, old.created_at, old.available_at)
        is distinct from
         (new.payment_id, new.kind, new.partner_id, new.buyer_id, new.mode, new.service_ids,
          new.rule_version, new.rate_percent, new.base_cents, new.amount_cents, new.created_at, new.available_at) then
        raise exception 'a commission is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger commissions_guard before update on commissions for each row execute function guard_commission();
  `.execute(db);
  await describeTable(
    db,
    'commissions',
    'What partners earn from payments; terms are frozen at the purchase.',
    {
      id: 'Primary key (UUID v7).',
      payment_id: 'The payment.',
      kind: '`deposit`: on every payment. `first_payment`: once per buyer.',
      partner_id: 'The partner.',
      buyer_id: 'The buyer whom the partner invited.',
      mode: 'Mode of the partner at that time: money or days.',
      service_ids: 'Services of the partner at that time, for days.',
      rule_version: 'The version of the rules at that time.',
      rate_percent: 'Rate in 1/100 %.',
      base_cents: 'Amount in cents that the rate applies to.',
      amount_cents: 'Commission in cents.',
      created_at: 'When the payment was settled.',
      available_at: 'When it matures.',
      state: 'State; `commission_transitions` lists what may follow it.',
      reason: 'Why it is held or was reversed.',
      reversed_cents: 'What was reversed of it, in cents.',
      matured_count: 'How often it became available; more than once after disputes that were won.',
    },
  );
  await refuseDelete(db, 'commissions');

  await sql`
    create table commission_transitions (
      from_state text not null,
      to_state text not null,
      primary key (from_state, to_state)
    );

    insert into commission_transitions (from_state, to_state) values
      ('pending', 'available'), ('pending', 'review'), ('pending', 'disputed'), ('pending', 'reversed'),
      ('review', 'pending'), ('review', 'disputed'), ('review', 'reversed'),
      ('disputed', 'pending'), ('disputed', 'reversed'),
      ('available', 'disputed'), ('available', 'reversed');
  `.execute(db);
  await describeTable(
    db,
    'commission_transitions',
    'Allowed transitions of a commission, as in its rules.',
    {
      from_state: 'State before.',
      to_state: 'State after.',
    },
  );
  await refuseTruncate(db, 'commission_transitions');

  await sql`
    create table commission_days (
      partner_id uuid not null references users,
      day date not null,
      deposit_cents bigint not null default 0,
      first_payment_cents bigint not null default 0,
      primary key (partner_id, day)
    );
  `.execute(db);
  await describeTable(
    db,
    'commission_days',
    'Commissions per partner and UTC day, for the chart of the partner.',
    {
      partner_id: 'The partner.',
      day: 'UTC date.',
      deposit_cents: 'Commissions on payments, in cents.',
      first_payment_cents: 'Commissions on first payments, in cents.',
    },
  );

  await sql`
    create table earned_days (
      id uuid primary key,
      commission_id uuid not null references commissions,
      matured_count integer not null,
      service_id integer not null references services,
      product_id integer not null references products,
      partner_id uuid not null references users,
      days integer not null check (days > 0),
      value_cents integer not null check (value_cents >= 0),
      created_at timestamptz not null,
      unique (commission_id, matured_count, service_id)
    );
    create index earned_days_partner on earned_days (partner_id);
  `.execute(db);
  await describeTable(
    db,
    'earned_days',
    'Whole days given for a commission, append-only, at the daily price of the cheapest plan of the service at that time.',
    {
      id: 'Primary key (UUID v7).',
      commission_id: 'The commission.',
      matured_count: 'Which of its maturities, as counted in `commissions.matured_count`.',
      service_id: 'The service.',
      product_id: 'The product whose subscription was extended.',
      partner_id: 'The partner.',
      days: 'Days given.',
      value_cents: 'Their value in cents.',
      created_at: 'When they were given.',
    },
  );
  await makeAppendOnly(db, 'earned_days');
}
