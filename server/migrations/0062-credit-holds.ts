import { type Kysely, sql } from 'kysely';

/** Columns of `partner_balances`, as in 0021 and with what is withheld from payouts. */
const FIGURES = [
  'earned',
  'credited',
  'pending',
  'available',
  'in_payout',
  'paid_out',
  'spent',
  'reversed',
  'withheld',
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
  'credit_withheld',
  'credit_spent',
  'credit_released',
  'payout_request',
  'payout_back',
  'payout_paid',
];

/**
 * Money that refunds gave to balances pays orders and is withheld from payouts. The account `partner_withheld:<id>` says how
 * much of the available money that is, against the shop's account `withheld`; the partner's other accounts add up as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table journals
      drop constraint journals_kind_check,
      add constraint journals_kind_check check (kind in (${sql.join(JOURNAL_KINDS.map((kind) => sql.lit(kind)))}))`.execute(
    db,
  );
  await sql`
    alter table partner_balances
      add column withheld_cents bigint not null default 0 check (withheld_cents >= 0)`.execute(db);
  await bookBalances(db);
  await sql`
    create table credit_holds (
      id uuid primary key,
      user_id uuid not null references users,
      payment_id uuid not null references payments,
      effect text not null,
      amount_cents integer not null check (amount_cents > 0),
      created_at timestamptz not null,
      -- The end of the dispute window of the payment that the money came from.
      releasable_at timestamptz not null,
      released_by uuid references operators,
      released_at timestamptz,
      -- What was still there to release; the rest had been spent.
      released_cents integer check (released_cents between 0 and amount_cents),
      unique (payment_id, effect),
      check ((released_at is null) = (released_by is null)),
      check ((released_at is null) = (released_cents is null))
    )`.execute(db);
  await sql`
    create index credit_holds_open on credit_holds (user_id, id) where released_at is null`.execute(
    db,
  );
  await sql`
    create trigger credit_holds_no_delete before delete on credit_holds
    for each row execute function refuse_change()`.execute(db);
  await holdEarlierCredits(db);
}

/** The same trigger with one more figure, and payouts of what is not withheld alone. */
async function bookBalances(db: Kysely<unknown>): Promise<void> {
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
      -- Whatever the code believed: money that is not there is not spent, and credited money is not paid out.
      if exists (
        select 1 from added a
        join journals j on j.id = a.journal_id and j.kind in ('spend', 'payout_request')
        join partner_balances b on a.account = 'partner_available:' || b.partner_id
        where b.available_cents - case j.kind when 'payout_request' then b.withheld_cents else 0 end < 0) then
        raise exception 'the balance is overspent' using errcode = 'check_violation';
      end if;
      return null;
    end $$`)
    .execute(db);
}

/** What was credited before and is still on a balance is held too, from the payments it came from. */
async function holdEarlierCredits(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into credit_holds (id, user_id, payment_id, effect, amount_cents, created_at, releasable_at)
    select j.id, p.user_id, p.id, j.effect, sum(e.amount_cents), j.created_at,
           coalesce(p.paid_at, p.created_at) + interval '120 days'
    from journals j
    join payments p on j.subject = 'payment:' || p.id
    join journal_entries e on e.journal_id = j.id and e.account = 'partner_credited:' || p.user_id
    where j.kind = 'credit'
    group by j.id, p.id having sum(e.amount_cents) > 0`.execute(db);
  await sql`
    with held as (
      select b.partner_id, gen_random_uuid() as journal_id,
             least(b.credited_cents, greatest(b.available_cents, 0)) as cents
      from partner_balances b
      where least(b.credited_cents, greatest(b.available_cents, 0)) > 0
    ), j as (
      insert into journals (id, kind, effect, created_at, subject)
      select journal_id, 'credit_withheld', 'withheld', now(), 'partner:' || partner_id from held
    )
    insert into journal_entries (journal_id, account, amount_cents, currency)
    select held.journal_id, entry.account, entry.cents, 'USD' from held
    cross join lateral (values ('withheld', held.cents), ('partner_withheld:' || held.partner_id, -held.cents))
      entry (account, cents)`.execute(db);
}
