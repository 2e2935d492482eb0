import { type Kysely, sql } from 'kysely';

/** Columns of `partner_balances`, as in 0016 and with what was credited. */
const FIGURES = [
  'earned',
  'credited',
  'pending',
  'available',
  'in_payout',
  'paid_out',
  'spent',
  'reversed',
  'days_earned',
  'days_pending',
  'days_available',
  'days_given',
  'days_reversed',
];
/** Where money of a partner comes from: debit; all others are credit. */
const ORIGINS = ['earned', 'credited', 'days_earned'];

const JOURNAL_KINDS = [
  'sale',
  'refund',
  'refund_bounced',
  'refund_repaid',
  'dispute',
  'dispute_won',
  'commission',
  'commission_available',
  'commission_frozen',
  'commission_reversed',
  'days',
  'spend',
  'spend_back',
  'credit',
  'payout_request',
  'payout_back',
  'payout_paid',
];

/** Refunds that operators ask for and that may fail later, disputes that hold access, money given to balances. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await followUpRefunds(db);
  await holdAccess(db);
  await creditBalances(db);
}

async function followUpRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      -- Booked as given back, and then it came back to us: the buyer still has to get it. In the currency captured, and in cents.
      add column owed_minor bigint not null default 0 check (owed_minor >= 0),
      add column owed_cents integer not null default 0 check (owed_cents between 0 and refunded_cents),
      add check ((owed_minor = 0) = (owed_cents = 0)),
      -- Who says that the payment is disputed, while it is.
      add column disputed_by text check (disputed_by in ('gateway', 'operator')),
      -- What the gateway held when an operator gave it back by other means and closed the review: no news any more.
      add column dismissed_minor bigint check (dismissed_minor >= 0)`.execute(db);
  await sql`update payments set disputed_by = 'gateway' where state = 'disputed'`.execute(db);
  await sql`
    alter table payments add check ((state = 'disputed') = (disputed_by is not null))`.execute(db);

  await sql`
    alter table payment_refunds
      -- repay: of money that came back to us. return: of money that was never accepted; it is in no journal.
      add column purpose text not null default 'refund' check (purpose in ('refund', 'repay', 'return')),
      -- The posting that booked it: known to the gateway, or done by us.
      add column effect text,
      -- The gateway's word, or ours, for why it failed.
      add column failure text,
      add column attempts integer not null default 0,
      add column try_at timestamptz,
      add foreign key (payment_id, effect) references payment_effects (payment_id, effect),
      add constraint payment_refunds_booked
        check (state <> 'succeeded' or purpose = 'return' or effect is not null),
      add constraint payment_refunds_followed
        check ((try_at is not null) = (state in ('requested', 'unknown', 'pending')))`.execute(db);
  await sql`
    create unique index payment_refunds_effect on payment_refunds (payment_id, effect)
    where effect is not null`.execute(db);
  await sql`
    create unique index payment_refunds_reference on payment_refunds (payment_id, gateway_reference)
    where gateway_reference is not null`.execute(db);
  await sql`drop index payment_refunds_open`.execute(db);
  await sql`
    create index payment_refunds_due on payment_refunds (try_at) where try_at is not null`.execute(
    db,
  );
  await sql`
    create function guard_payment_refund() returns trigger language plpgsql as $$
    begin
      if old.state = 'failed' and new.state <> 'failed' then
        raise exception 'a refund that failed stays so' using errcode = 'restrict_violation';
      end if;
      if (old.payment_id, old.operator_id, old.purpose, old.way, old.access, old.amount_cents, old.amount_minor, old.currency,
          old.reason, old.created_at)
        is distinct from
         (new.payment_id, new.operator_id, new.purpose, new.way, new.access, new.amount_cents, new.amount_minor, new.currency,
          new.reason, new.created_at)
        or (old.effect is not null and new.effect is distinct from old.effect) then
        raise exception 'a refund is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger payment_refunds_guard before update on payment_refunds
    for each row execute function guard_payment_refund()`.execute(db);

  // Refunds as gateways report them. An older report must not restore one that has failed since.
  await sql`
    create table gateway_refunds (
      payment_id uuid not null references payments,
      reference text not null,
      amount_minor bigint not null check (amount_minor >= 0),
      -- Since when it is part of what the payment says was returned.
      counted_at timestamptz,
      failed_at timestamptz,
      primary key (payment_id, reference)
    )`.execute(db);
  await sql`
    create trigger gateway_refunds_no_delete before delete on gateway_refunds
    for each row execute function refuse_change()`.execute(db);
}

async function holdAccess(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table grants
      -- Days that were taken off for a refund in part; the period ends that much earlier.
      add column removed_days integer not null default 0 check (removed_days >= 0),
      -- Since when a dispute about its payment keeps it from being used.
      add column held_at timestamptz`.execute(db);
  await sql`
    update grants g set held_at = now() from payments p where p.id = g.payment_id and p.state = 'disputed'`.execute(
    db,
  );
}

async function creditBalances(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table journals
      drop constraint journals_kind_check,
      add constraint journals_kind_check check (kind in (${sql.join(JOURNAL_KINDS.map((kind) => sql.lit(kind)))}))`.execute(
    db,
  );
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = 'partner_balances'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) ~ '\\(\\(earned_cents ='`.execute(db);
  for (const { name } of rows) {
    await sql`alter table partner_balances drop constraint ${sql.ref(name)}`.execute(db);
  }
  await sql`
    alter table partner_balances
      add column credited_cents bigint not null default 0 check (credited_cents >= 0),
      add constraint partner_balances_add_up check (
        earned_cents + credited_cents
          = pending_cents + available_cents + in_payout_cents + paid_out_cents + spent_cents + reversed_cents)`.execute(
    db,
  );
  const sums = FIGURES.map((name) => {
    const sign = ORIGINS.includes(name) ? '' : '-';
    return `coalesce(${sign}sum(amount_cents) filter (where name = 'partner_${name}'), 0)::bigint as ${name}_cents`;
  });
  const additions = FIGURES.map((name) => `${name}_cents = b.${name}_cents + d.${name}_cents`);
  await sql
    .raw(`
    create or replace function book_partner_balances() returns trigger language plpgsql as $$
    begin
      if not exists (select 1 from added where account like 'partner\\_%') then
        return null;
      end if;
      insert into partner_balances (partner_id)
      select distinct split_part(account, ':', 2)::uuid from added where account like 'partner\\_%'
      on conflict do nothing;
      update partner_balances b set ${additions.join(', ')}
      from (
        select partner_id, ${sums.join(', ')}
        from (
          select split_part(account, ':', 1) as name, split_part(account, ':', 2)::uuid as partner_id, amount_cents
          from added where account like 'partner\\_%'
        ) parts group by partner_id
      ) d
      where b.partner_id = d.partner_id;
      -- Whatever the code believed: money that is not there is not spent.
      if exists (
        select 1 from added a
        join journals j on j.id = a.journal_id and j.kind in ('spend', 'payout_request')
        join partner_balances b on a.account = 'partner_available:' || b.partner_id
        where b.available_cents < 0) then
        raise exception 'the balance is overspent' using errcode = 'check_violation';
      end if;
      return null;
    end $$`)
    .execute(db);
}
