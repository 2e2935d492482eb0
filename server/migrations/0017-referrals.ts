import { type Kysely, sql } from 'kysely';

const COMMISSION_TRANSITIONS = [
  ['pending', 'available'],
  ['pending', 'review'],
  ['pending', 'disputed'],
  ['pending', 'reversed'],
  ['review', 'pending'],
  ['review', 'disputed'],
  ['review', 'reversed'],
  ['disputed', 'pending'],
  ['disputed', 'reversed'],
  ['available', 'disputed'],
  ['available', 'reversed'],
];

const PAYOUT_TRANSITIONS = [
  ['requested', 'approved'],
  ['requested', 'rejected'],
  ['requested', 'canceled'],
  ['approved', 'paid'],
  ['approved', 'rejected'],
];

/** Partners: rules by version, commissions, days instead of money, payouts, and the balance as a payment method. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column registered_from text`.execute(db);
  await sql`
    create index users_registered_from on users (referred_by, registered_from)
    where registered_from is not null`.execute(db);
  // The inviter is set at registration and never changes, so no user can become their own inviter.
  await sql`
    create function guard_inviter() returns trigger language plpgsql as $$
    begin
      if old.referred_by is distinct from new.referred_by then
        raise exception 'who invited a user never changes' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger users_inviter before update of referred_by on users
    for each row execute function guard_inviter()`.execute(db);

  await sql`
    create table referral_rules (
      version integer generated always as identity primary key,
      deposit_percent integer not null check (deposit_percent between 0 and 5000),
      first_payment_percent integer not null check (first_payment_percent between 0 and 5000),
      verified_percent integer not null check (verified_percent between 0 and 5000),
      hold_days integer not null check (hold_days between 0 and 365),
      payout_min_cents integer not null check (payout_min_cents > 0),
      -- From this amount on, whoever approves a payout is not whoever marks it paid.
      second_operator_cents integer not null check (second_operator_cents >= 0),
      -- Accounts that one partner may bring from one network before somebody looks.
      network_accounts_max integer not null check (network_accounts_max > 0),
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into referral_rules (deposit_percent, first_payment_percent, verified_percent, hold_days,
      payout_min_cents, second_operator_cents, network_accounts_max, created_at)
    values (3000, 1000, 2000, 14, 5000, 50000, 10, now())`.execute(db);
  await protectRows(db, 'referral_rules');

  await sql`
    create table partners (
      user_id uuid primary key references users,
      mode text not null default 'base' check (mode in ('base', 'subs')),
      service_ids integer[] not null default '{}',
      verified_at timestamptz,
      check (cardinality(service_ids) <= 3 and (mode = 'base' or cardinality(service_ids) > 0))
    )`.execute(db);

  await sql`
    create table referral_flags (
      id uuid primary key,
      partner_id uuid not null references users,
      network text not null,
      created_at timestamptz not null,
      verdict text check (verdict in ('cleared', 'confirmed')),
      resolved_at timestamptz,
      unique (partner_id, network),
      check ((verdict is null) = (resolved_at is null))
    )`.execute(db);
  await sql`
    create table flagged_buyers (
      buyer_id uuid primary key references users,
      flag_id uuid not null references referral_flags
    )`.execute(db);
  await sql`create index flagged_buyers_flag on flagged_buyers (flag_id)`.execute(db);

  await sql`
    create table commissions (
      id uuid primary key,
      payment_id uuid not null references payments,
      kind text not null check (kind in ('deposit', 'first_payment')),
      partner_id uuid not null references users,
      buyer_id uuid not null references users,
      -- Frozen at the purchase.
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
      -- How often it became available: more than once after disputes that were won.
      matured integer not null default 0,
      unique (payment_id, kind),
      check (partner_id <> buyer_id),
      check (amount_cents <= base_cents::bigint * rate_percent / 10000),
      check (reversed_cents between 0 and amount_cents),
      check ((state = 'reversed') = (reversed_cents = amount_cents))
    )`.execute(db);
  await sql`
    create unique index commissions_first on commissions (buyer_id) where kind = 'first_payment'`.execute(
    db,
  );
  await sql`create index commissions_partner on commissions (partner_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index commissions_waiting on commissions (available_at) where state = 'pending'`.execute(
    db,
  );
  await sql`create index commissions_buyer on commissions (buyer_id) where state in ('pending', 'review')`.execute(
    db,
  );
  await forbidDelete(db, 'commissions');
  await defineTransitions(db, 'commission', COMMISSION_TRANSITIONS, [
    ...['payment_id', 'kind', 'partner_id', 'buyer_id', 'mode', 'service_ids', 'rule_version'],
    ...['rate_percent', 'base_cents', 'amount_cents', 'created_at', 'available_at'],
  ]);

  // What the days of the chart show; the commissions of a day, added up.
  await sql`
    create table commission_days (
      partner_id uuid not null references users,
      day date not null,
      deposit_cents bigint not null default 0,
      first_payment_cents bigint not null default 0,
      primary key (partner_id, day)
    )`.execute(db);

  // Days given instead of money: whole days at the daily price of the origin's cheapest plan at that moment.
  await sql`
    create table earned_days (
      id uuid primary key,
      commission_id uuid not null references commissions,
      matured integer not null,
      service_id integer not null references services,
      product_id integer not null references products,
      partner_id uuid not null references users,
      days integer not null check (days > 0),
      value_cents integer not null check (value_cents >= 0),
      created_at timestamptz not null,
      unique (commission_id, matured, service_id)
    )`.execute(db);
  await sql`create index earned_days_partner on earned_days (partner_id)`.execute(db);
  await protectRows(db, 'earned_days');
  await sql`
    alter table grants
      alter column payment_id drop not null,
      add column earned_days_id uuid unique references earned_days,
      add check ((payment_id is null) <> (earned_days_id is null))`.execute(db);
  await sql`
    alter table subscription_end_changes
      drop constraint subscription_end_changes_reason_check,
      add constraint subscription_end_changes_reason_check
        check (reason in ('purchase', 'refund', 'operator', 'referral'))`.execute(db);

  await sql`
    create table payouts (
      id uuid primary key,
      user_id uuid not null references users,
      network text not null check (network in ('usdt_trc20', 'ton')),
      address text not null,
      memo text,
      amount_cents integer not null check (amount_cents > 0),
      rule_version integer not null references referral_rules,
      created_at timestamptz not null,
      not_before timestamptz not null,

      state text not null check (state in ('requested', 'approved', 'paid', 'rejected', 'canceled')),
      approved_by uuid references operators,
      approved_at timestamptz,
      paid_by uuid references operators,
      closed_at timestamptz,
      reason text,
      transaction text,
      unique (network, transaction),
      check ((state = 'paid') = (transaction is not null)),
      check (state <> 'rejected' or reason is not null),
      check (state not in ('approved', 'paid') or approved_by is not null)
    )`.execute(db);
  await sql`create index payouts_user on payouts (user_id, id desc)`.execute(db);
  await sql`create index payouts_state on payouts (state, id)`.execute(db);
  await forbidDelete(db, 'payouts');
  await defineTransitions(db, 'payout', PAYOUT_TRANSITIONS, [
    ...['user_id', 'network', 'amount_cents', 'rule_version', 'created_at', 'not_before'],
  ]);
  // Where a payout goes is frozen as well; only the erasure of an account whose payouts are over blanks it.
  await sql`
    create function guard_payout_address() returns trigger language plpgsql as $$
    begin
      if (old.address, old.memo) is distinct from (new.address, new.memo)
        and not (new.address = '' and new.memo is null and old.state in ('paid', 'rejected', 'canceled')) then
        raise exception 'the address of a payout is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger payouts_address before update of address, memo on payouts
    for each row execute function guard_payout_address()`.execute(db);

  await payByBalance(db);
}

/** A balance has no gateway: an order by it is paid when it is written. */
async function payByBalance(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into payment_methods (gateway, provider, category, title, title_ru, description, description_ru,
      image_url, fee_percent, position)
    values ('balance', 'balance', 'worldwide', 'Balance', 'Баланс', 'What you earned by inviting people',
      'То, что вы заработали на приглашениях', 'icon:balance', 0, 1000)
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = 'payments'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%total_cents = 0%checkout_state%'`.execute(
    db,
  );
  for (const { name } of rows) {
    await sql`alter table payments drop constraint ${sql.ref(name)}`.execute(db);
  }
  await sql`
    alter table payments add constraint payments_checkout
      check ((total_cents = 0 or provider = 'balance') = (checkout_state = 'none'))`.execute(db);
}

async function protectRows(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create trigger ${sql.raw(`${table}_immutable`)} before update or delete on ${sql.table(table)}
    for each row execute function refuse_change()`.execute(db);
}

async function forbidDelete(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create trigger ${sql.raw(`${table}_no_delete`)} before delete on ${sql.table(table)}
    for each row execute function refuse_change()`.execute(db);
}

/** A literal table of moves and the guard that knows no others; the rules hold the same table, a test compares. */
async function defineTransitions(
  db: Kysely<unknown>,
  name: string,
  pairs: readonly (readonly string[])[],
  frozen: readonly string[],
): Promise<void> {
  await sql`
    create table ${sql.table(`${name}_transitions`)} (
      from_state text not null,
      to_state text not null,
      primary key (from_state, to_state)
    )`.execute(db);
  await sql`
    insert into ${sql.table(`${name}_transitions`)} (from_state, to_state) values
      ${sql.join(pairs.map(([from, to]) => sql`(${sql.lit(from)}, ${sql.lit(to)})`))}`.execute(db);
  const columns = (row: string) => frozen.map((column) => `${row}.${column}`).join(', ');
  await sql
    .raw(`
    create function guard_${name}() returns trigger language plpgsql as $$
    begin
      if new.state <> old.state and not exists (
        select 1 from ${name}_transitions where from_state = old.state and to_state = new.state) then
        raise exception '${name} cannot move from % to %', old.state, new.state using errcode = 'restrict_violation';
      end if;
      if (${columns('old')}) is distinct from (${columns('new')}) then
        raise exception 'a ${name} is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`)
    .execute(db);
  await sql`
    create trigger ${sql.raw(`${name}s_guard`)} before update on ${sql.table(`${name}s`)}
    for each row execute function ${sql.raw(`guard_${name}`)}()`.execute(db);
}
