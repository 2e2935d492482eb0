import { type Kysely, sql } from 'kysely';

/** Payments that people confirm by hand, methods that are tried out, and where a buyer ordered from. */
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
      needs_two boolean not null,
      state text not null check (state in ('waiting', 'settled', 'refused', 'expired')),
      asked_by uuid not null references operators,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      decided_by uuid references operators,
      decided_at timestamptz,
      decision_reason text,
      check (num_nonnulls(decided_by, decided_at) = case when state in ('settled', 'refused') then 2 else 0 end),
      check (not needs_two or state <> 'settled' or decided_by <> asked_by)
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
  await sql`create index payment_confirmations_waiting on payment_confirmations (asked_at) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index payment_confirmations_payment on payment_confirmations (payment_id, asked_at)`.execute(
    db,
  );
  await sql`
    create trigger payment_confirmations_stay before update on payment_confirmations
    for each row when (old.state <> 'waiting') execute function refuse_change()`.execute(db);
  await sql`
    create trigger payment_confirmations_last before delete on payment_confirmations
    for each row execute function refuse_change()`.execute(db);

  // Orders of nobody, opened at a provider to see whether a method works.
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
      handle text,
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
