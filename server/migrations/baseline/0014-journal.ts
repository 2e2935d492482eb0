import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { makeAppendOnly, refuseDelete } from '../protect-rows.ts';

/** Columns of `partner_balances`; the account of each is `partner_<name>:<partner>`. */
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
  'released',
  'days_earned',
  'days_pending',
  'days_available',
  'days_given',
  'days_reversed',
];
/** Columns that are the source of a partner's money: they are debited, all others are credited. */
const SOURCES = ['earned', 'credited', 'days_earned'];

/** The double-entry journal and the balances of partners that follow from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journals (
      id uuid primary key,
      kind text not null check (kind in ('sale', 'refund', 'refund_bounced', 'refund_repaid', 'commission',
        'commission_available', 'commission_frozen', 'commission_reversed', 'days', 'spend', 'spend_returned', 'credit',
        'credit_withheld', 'credit_spent', 'credit_released', 'credit_paid_out', 'payout_request', 'payout_returned', 'payout_paid', 'plan_credit',
        'gift_sold', 'gift_ended', 'gift_credit', 'gift_credit_reversed')),
      payment_id uuid references payments,
      effect text not null,
      created_at timestamptz not null,
      subject text not null,
      unique (payment_id, effect),
      foreign key (payment_id, effect) references payment_effects (payment_id, effect),
      constraint journals_once unique (subject, effect),
      constraint journals_of_payments check (payment_id is null or subject = 'payment:' || payment_id)
    );
    create index journals_payments_by_time on journals (created_at) where payment_id is not null;
    create index journals_commissions_by_time on journals (created_at)
      where kind in ('commission', 'commission_reversed');
  `.execute(db);
  await describeTable(
    db,
    'journals',
    'Postings of the double-entry journal, append-only. The entries of a posting sum to 0 in each currency.',
    {
      id: 'Primary key (UUID v7).',
      kind: 'What is posted.',
      payment_id: 'The payment, for a posting that is an effect of one.',
      effect:
        'With the subject what makes the posting happen once, such as `capture` or `refund:<sum>`.',
      created_at: 'When it was posted.',
      subject:
        'What it is about: `payment:<id>`, `commission:<id>`, `payout:<id>`, `gift:<id>` or `partner:<id>`.',
    },
  );
  await makeAppendOnly(db, 'journals');

  await sql`
    create table journal_entries (
      id bigint generated always as identity primary key,
      journal_id uuid not null references journals,
      account text not null check (account ~ '^[a-z_]+(:[a-z0-9_-]+)?$'),
      amount_cents bigint not null check (amount_cents <> 0),
      currency text not null
    );
    create index journal_entries_journal on journal_entries (journal_id);
    create index journal_entries_account on journal_entries (account, currency);

    create function check_journal_balance() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from journal_entries where journal_id = new.journal_id group by currency having sum(amount_cents) <> 0) then
        raise exception 'journal % does not balance', new.journal_id using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger journal_entries_balance after insert on journal_entries deferrable initially deferred
      for each row execute function check_journal_balance();
  `.execute(db);
  await describeTable(
    db,
    'journal_entries',
    'Entries of a posting, append-only. Positive is debit.',
    {
      id: 'Primary key.',
      journal_id: 'The posting.',
      account: 'Account, such as `gateway:stripe`, `sales`, `fees` or `partner_available:<user>`.',
      amount_cents: 'Amount in minor units of the currency; debit is positive and credit negative.',
      currency: 'Currency of the amount, three letters.',
    },
  );
  await makeAppendOnly(db, 'journal_entries');

  await sql`
    create table partner_balances (
      partner_id uuid primary key references users,
      earned_cents bigint not null default 0,
      pending_cents bigint not null default 0,
      available_cents bigint not null default 0,
      in_payout_cents bigint not null default 0,
      paid_out_cents bigint not null default 0,
      spent_cents bigint not null default 0,
      reversed_cents bigint not null default 0,
      days_earned_cents bigint not null default 0,
      days_pending_cents bigint not null default 0,
      days_available_cents bigint not null default 0,
      days_given_cents bigint not null default 0,
      days_reversed_cents bigint not null default 0,
      credited_cents bigint not null default 0 check (credited_cents >= 0),
      withheld_cents bigint not null default 0 check (withheld_cents >= 0),
      released_cents bigint not null default 0 check (released_cents >= 0),
      check (days_earned_cents = days_pending_cents + days_available_cents + days_given_cents + days_reversed_cents),
      check (least(earned_cents, pending_cents, in_payout_cents, paid_out_cents, spent_cents, reversed_cents) >= 0),
      check (least(days_earned_cents, days_pending_cents, days_given_cents, days_reversed_cents) >= 0),
      constraint partner_balances_add_up
        check (earned_cents + credited_cents
          = pending_cents + available_cents + in_payout_cents + paid_out_cents + spent_cents + reversed_cents)
    );
    create index partner_balances_earned on partner_balances (partner_id)
      where earned_cents > 0 or days_earned_cents > 0;
  `.execute(db);
  await describeTable(
    db,
    'partner_balances',
    "Sums of the journal's accounts per partner, in cents, maintained by a trigger of `journal_entries` and shown as positive figures.",
    {
      partner_id: 'The partner or buyer who has a balance.',
      earned_cents: 'Commissions earned as money.',
      pending_cents: 'Commissions that have not matured.',
      available_cents:
        'What can pay orders and, but for the withheld part, be paid out; below 0 after a reversal of spent money.',
      in_payout_cents: 'In payouts that are under way.',
      paid_out_cents: 'Payouts that the partner has received.',
      spent_cents: 'Spent on orders.',
      reversed_cents: 'Commissions that were reversed.',
      days_earned_cents: 'Value of commissions earned as days.',
      days_pending_cents: 'Value of such commissions that have not matured.',
      days_available_cents: 'Value that was matured and not yet given as whole days.',
      days_given_cents: 'Value given as days.',
      days_reversed_cents: 'Value of such commissions that were reversed.',
      credited_cents: 'Refunds credited to the balance.',
      withheld_cents:
        'Part of the available money that came from refunds: it can pay orders and is not paid out.',
      released_cents:
        'Part of the available money that came from refunds and that an operator released for payouts.',
    },
  );
  await refuseDelete(db, 'partner_balances');

  await sql`
    create table credit_holds (
      id uuid primary key,
      user_id uuid not null references users,
      payment_id uuid not null references payments,
      effect text not null,
      amount_cents integer not null check (amount_cents > 0),
      created_at timestamptz not null,
      releasable_at timestamptz not null,
      released_by uuid references operators,
      released_at timestamptz,
      released_cents integer check (released_cents between 0 and amount_cents),
      unique (payment_id, effect),
      check ((released_at is null) = (released_by is null)),
      check ((released_at is null) = (released_cents is null))
    );
    create index credit_holds_open on credit_holds (user_id, id) where released_at is null;
  `.execute(db);
  await describeTable(
    db,
    'credit_holds',
    'Refunds credited to a balance, withheld from payouts until an operator releases them.',
    {
      id: 'Primary key (UUID v7).',
      user_id: 'The buyer.',
      payment_id: 'The refunded payment.',
      effect: 'The effect that credited it.',
      amount_cents: 'Credited amount in cents.',
      created_at: 'When it was credited.',
      releasable_at: 'End of the dispute window of the payment; it can be released from then.',
      released_by: 'The operator who released it.',
      released_at: 'When it was released.',
      released_cents: 'What was left to release, in cents; the rest had been spent.',
    },
  );
  await refuseDelete(db, 'credit_holds');
  await bookPartnerBalances(db);
}

/** Adds the entries of every new journal to the balances of the partners concerned. */
async function bookPartnerBalances(db: Kysely<unknown>): Promise<void> {
  const sums = FIGURES.map((name) => {
    const sign = SOURCES.includes(name) ? '' : '-';
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
      -- Enforced here independently of the code: a balance cannot be overspent, and credited money cannot be
      -- paid out.
      if exists (
        select 1 from added a
        join journals j on j.id = a.journal_id and j.kind in ('spend', 'payout_request')
        join partner_balances b on a.account = 'partner_available:' || b.partner_id
        where b.available_cents - case j.kind when 'payout_request' then b.withheld_cents else 0 end < 0) then
        raise exception 'the balance is overspent' using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create trigger journal_entries_book after insert on journal_entries
      referencing new table as added for each statement execute function book_partner_balances();
  `)
    .execute(db);
}
