import { type Kysely, sql } from 'kysely';

const KINDS = [
  'sale',
  'refund',
  'dispute',
  'dispute_won',
  'commission',
  'commission_available',
  'commission_frozen',
  'commission_reversed',
  'days',
  'spend',
  'spend_back',
  'payout_request',
  'payout_back',
  'payout_paid',
];

/** Columns of `partner_balances`; the account of each is `partner_<name>:<partner>`. */
const FIGURES = [
  'earned',
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

/** The journal of payments becomes the journal of everything of value, with balances of partners beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What a posting is about, 'payment:<id>', 'commission:<id>', 'payout:<id>': with its effect it makes it one.
  await sql`alter table journals add column subject text`.execute(db);
  await sql`alter table journals disable trigger journals_immutable`.execute(db);
  await sql`update journals set subject = 'payment:' || payment_id`.execute(db);
  await sql`alter table journals enable trigger journals_immutable`.execute(db);
  await sql`
    alter table journals
      alter column subject set not null,
      alter column payment_id drop not null,
      add constraint journals_once unique (subject, effect),
      drop constraint journals_kind_check,
      add constraint journals_kind_check check (kind in (${sql.join(KINDS.map((kind) => sql.lit(kind)))})),
      add constraint journals_of_payments check (payment_id is null or subject = 'payment:' || payment_id)`.execute(
    db,
  );

  // Sums of the entries of a partner's accounts, earned as debit and all others as credit, so that each is what a
  // person reads. Written by the trigger below alone; one row, so that two postings cannot lock each other out.
  await sql`
    create table partner_balances (
      partner_id uuid primary key references users,
      ${sql.join(FIGURES.map((name) => sql`${sql.ref(`${name}_cents`)} bigint not null default 0`))},
      check (earned_cents = pending_cents + available_cents + in_payout_cents + paid_out_cents + spent_cents + reversed_cents),
      check (days_earned_cents = days_pending_cents + days_available_cents + days_given_cents + days_reversed_cents),
      -- What was used before it was taken back leaves 'available' below 0; nothing else can be.
      check (least(earned_cents, pending_cents, in_payout_cents, paid_out_cents, spent_cents, reversed_cents) >= 0),
      check (least(days_earned_cents, days_pending_cents, days_given_cents, days_reversed_cents) >= 0)
    )`.execute(db);
  const sums = FIGURES.map((name) => {
    const sign = name === 'earned' || name === 'days_earned' ? '' : '-';
    return `coalesce(${sign}sum(amount_cents) filter (where name = 'partner_${name}'), 0)::bigint as ${name}_cents`;
  });
  const additions = FIGURES.map((name) => `${name}_cents = b.${name}_cents + d.${name}_cents`);
  await sql
    .raw(`
    create function book_partner_balances() returns trigger language plpgsql as $$
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
  await sql`
    create trigger journal_entries_book after insert on journal_entries
    referencing new table as added for each statement execute function book_partner_balances()`.execute(
    db,
  );
  await sql`
    create trigger partner_balances_no_delete before delete on partner_balances
    for each row execute function refuse_change()`.execute(db);
}
