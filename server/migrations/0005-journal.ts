import { type Kysely, sql } from 'kysely';

/** The double-entry journal. Per journal and currency the entries sum to 0; rows are only ever added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journals (
      id uuid primary key,
      kind text not null check (kind in ('sale', 'refund', 'dispute', 'dispute_won')),
      payment_id uuid not null references payments,
      -- What makes this posting one: 'capture' for the sale, the cumulative refunded sum for a refund.
      effect text not null,
      created_at timestamptz not null,
      unique (payment_id, effect),
      foreign key (payment_id, effect) references payment_effects (payment_id, effect)
    )`.execute(db);
  // Accounts are names: 'gateway:bank', 'sales', 'fees', 'discounts', 'refunds'. Positive is debit.
  await sql`
    create table journal_entries (
      id bigint generated always as identity primary key,
      journal_id uuid not null references journals,
      account text not null check (account ~ '^[a-z_]+(:[a-z0-9_-]+)?$'),
      amount_cents bigint not null check (amount_cents <> 0),
      currency text not null
    )`.execute(db);
  await sql`create index journal_entries_journal on journal_entries (journal_id)`.execute(db);
  await sql`create index journal_entries_account on journal_entries (account, currency)`.execute(
    db,
  );
  for (const table of ['journals', 'journal_entries']) {
    await sql`
      create trigger ${sql.raw(`${table}_immutable`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_change()`.execute(db);
  }
  await sql`
    create function check_journal_balance() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from journal_entries where journal_id = new.journal_id group by currency having sum(amount_cents) <> 0) then
        raise exception 'journal % does not balance', new.journal_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger journal_entries_balance after insert on journal_entries
    deferrable initially deferred for each row execute function check_journal_balance()`.execute(
    db,
  );
}
