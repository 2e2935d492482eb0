import { type Kysely, sql } from 'kysely';

/** Manually confirmed payments, tests of payment methods, and the country of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_confirmations (
      id uuid primary key,
      payment_id uuid not null references payments,
      provider text not null,
      -- What the provider or a bank calls the money.
      reference text not null check (reference <> ''),
      reason text not null check (reason <> ''),
      -- Whether two people have to agree; as it was when the first one asked.
      needs_second_operator boolean not null,
      state text not null check (state in ('waiting', 'settled', 'refused', 'expired')),
      requested_by uuid not null references operators,
      requested_at timestamptz not null,
      expires_at timestamptz not null,
      decided_by uuid references operators,
      decided_at timestamptz,
      decision_reason text,
      check (num_nonnulls(decided_by, decided_at) = case when state in ('settled', 'refused') then 2 else 0 end),
      check (not needs_second_operator or state <> 'settled' or decided_by <> requested_by)
    )`.execute(db);
  await sql`
    create unique index payment_confirmations_one_waiting on payment_confirmations (payment_id)
    where state = 'waiting'`.execute(db);
  await sql`
    create unique index payment_confirmations_one_settled on payment_confirmations (payment_id)
    where state = 'settled'`.execute(db);
  // The same money counts for one payment.
  await sql`
    create unique index payment_confirmations_reference on payment_confirmations (provider, lower(reference))
    where state in ('waiting', 'settled')`.execute(db);
  await sql`create index payment_confirmations_waiting on payment_confirmations (requested_at) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index payment_confirmations_payment on payment_confirmations (payment_id, requested_at)`.execute(
    db,
  );
  await sql`
    create trigger payment_confirmations_decided_immutable before update on payment_confirmations
    for each row when (old.state <> 'waiting') execute function refuse_change()`.execute(db);
  await sql`
    create trigger payment_confirmations_no_delete before delete on payment_confirmations
    for each row execute function refuse_change()`.execute(db);

  // Orders without a buyer, created at a provider to test a method.
  await sql`
    create table method_tests (
      id uuid primary key,
      gateway text not null references payment_methods,
      provider text not null,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency in ('USD', 'RUB')),
      -- opened: its page stands; paid: the provider says so; refused, silent: there is no page.
      state text not null check (state in ('opened', 'paid', 'refused', 'silent')),
      reference text,
      secondary_reference text,
      failure text,
      operator_id uuid not null references operators,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index method_tests_reference on method_tests (provider, reference) where reference is not null`.execute(
    db,
  );

  // Where the buyer ordered from, as the proxy in front said; null where none says it.
  await sql`alter table payments add column country text check (country ~ '^[A-Z]{2}$')`.execute(
    db,
  );
}
