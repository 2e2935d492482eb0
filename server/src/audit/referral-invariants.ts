import type { Invariant } from './invariant.ts';

/** Sums of a partner's accounts by name, with the sign under which `partner_balances` keeps them. */
const ACCOUNT_SUMS = `
  select split_part(account, ':', 2) as partner, split_part(account, ':', 1) as account,
         case when split_part(account, ':', 1) in ('partner_earned', 'partner_credited', 'partner_days_earned') then 1 else -1 end
           * sum(amount_cents) as cents
  from journal_entries where account like 'partner\\_%' group by account`;

/** Commissions, days, balances and payouts of partners, each beside the journal. */
export const referralInvariants: readonly Invariant[] = [
  {
    id: 'I3 partners',
    rule: "A partner's balances are the sums of their accounts.",
    sql: `
      select coalesce(kept.partner, summed.partner) || ' ' || coalesce(kept.account, summed.account) as subject
      from (
        select b.partner_id::text as partner, f.account, f.cents from partner_balances b
        cross join lateral (values
          ('partner_earned', earned_cents), ('partner_credited', credited_cents), ('partner_pending', pending_cents), ('partner_available', available_cents),
          ('partner_in_payout', in_payout_cents), ('partner_paid_out', paid_out_cents), ('partner_spent', spent_cents),
          ('partner_reversed', reversed_cents), ('partner_withheld', withheld_cents), ('partner_days_earned', days_earned_cents),
          ('partner_days_pending', days_pending_cents), ('partner_days_available', days_available_cents),
          ('partner_days_given', days_given_cents), ('partner_days_reversed', days_reversed_cents)) f (account, cents)
      ) kept
      full join (${ACCOUNT_SUMS}) summed on summed.partner = kept.partner and summed.account = kept.account
      where coalesce(kept.cents, 0) <> coalesce(summed.cents, 0)`,
  },
  {
    id: 'I3 spent',
    rule: 'What orders took from balances is what balances gave to orders.',
    sql: `
      select currency as subject from journal_entries
      where account = 'gateway:balance' or account like 'partner\\_spent:%'
      group by currency having sum(amount_cents) <> 0`,
  },
  {
    id: 'I16 base',
    rule: "A commission is its frozen rate of the outside money of an order that the partner's own invitee paid; an account taken from a stranger has no inviter any more.",
    sql: `
      select c.id::text as subject from commissions c
      join payments p on p.id = c.payment_id join users u on u.id = c.buyer_id
      where c.buyer_id <> p.user_id or c.partner_id = c.buyer_id
         or c.partner_id <> u.referred_by or (u.referred_by is null and u.owner_proven_at is null)
         or p.provider = 'balance' or c.base_cents <> least(p.captured_cents, p.total_cents) - p.fee_cents
         or c.amount_cents <> c.base_cents::bigint * c.rate_percent / 10000`,
  },
  {
    id: 'I16 once',
    rule: 'A payment earns once per kind, and a buyer has one first payment.',
    sql: `
      select payment_id::text as subject from commissions group by payment_id, kind having count(*) > 1
      union all
      select buyer_id::text from commissions where kind = 'first_payment' group by buyer_id having count(*) > 1`,
  },
  {
    id: 'I16 refunds',
    rule: 'Of what was refunded nobody keeps a share, and of what is in dispute nobody uses it.',
    sql: `
      select c.id::text as subject from commissions c join payments p on p.id = c.payment_id
      where c.reversed_cents < c.amount_cents
              - c.amount_cents::bigint * (p.captured_cents - p.refunded_cents) / p.captured_cents
         or (p.state = 'refunded' and c.state <> 'reversed')
         or (p.state = 'disputed' and c.state not in ('disputed', 'reversed'))
         or (p.state <> 'disputed' and c.state = 'disputed')`,
  },
  {
    id: 'I16 hold',
    rule: 'Nothing becomes available before its time, or while somebody still has to look.',
    sql: `
      select j.subject from journals j
      join commissions c on j.subject = 'commission:' || c.id
      where j.kind = 'commission_available' and j.created_at < c.available_at
      union all
      select c.id::text from commissions c
      join flagged_buyers b on b.buyer_id = c.buyer_id
      join referral_flags f on f.id = b.flag_id
      where f.verdict = 'confirmed' and c.state in ('pending', 'review') and c.available_at < $1::timestamptz - interval '1 day'`,
  },
  {
    id: 'I16 booked',
    rule: 'Every commission is booked as it stands.',
    sql: `
      select c.id::text as subject from commissions c
      left join lateral (
        select sum(e.amount_cents) filter (where j.kind = 'commission' and e.amount_cents > 0) as earned,
               sum(e.amount_cents) filter (where j.kind = 'commission_reversed' and e.amount_cents > 0) as reversed
        from journals j join journal_entries e on e.journal_id = j.id where j.subject = 'commission:' || c.id
      ) booked on true
      where coalesce(booked.earned, 0) <> c.amount_cents or coalesce(booked.reversed, 0) <> c.reversed_cents`,
  },
  {
    id: 'I17',
    rule: 'What a partner earned or was credited is available, held, in a payout, paid out, spent or taken back.',
    sql: `
      select partner_id::text as subject from partner_balances
      where earned_cents + credited_cents <> pending_cents + available_cents + in_payout_cents + paid_out_cents + spent_cents + reversed_cents
         or days_earned_cents <> days_pending_cents + days_available_cents + days_given_cents + days_reversed_cents`,
  },
  {
    id: 'I17 rows',
    rule: "A partner's figures are the sums of the commissions that explain them.",
    sql: `
      select b.partner_id::text as subject from partner_balances b
      left join (
        select partner_id,
          sum(amount_cents) filter (where mode = 'base') as earned,
          sum(reversed_cents) filter (where mode = 'base') as reversed,
          sum(amount_cents - reversed_cents) filter (where mode = 'base' and state in ('pending', 'review', 'disputed')) as held,
          sum(amount_cents) filter (where mode = 'subs') as days_earned,
          sum(reversed_cents) filter (where mode = 'subs') as days_reversed,
          sum(amount_cents - reversed_cents) filter (where mode = 'subs' and state in ('pending', 'review', 'disputed')) as days_held
        from commissions group by partner_id
      ) c on c.partner_id = b.partner_id
      where (b.earned_cents, b.reversed_cents, b.pending_cents, b.days_earned_cents, b.days_reversed_cents, b.days_pending_cents)
        is distinct from (coalesce(c.earned, 0), coalesce(c.reversed, 0), coalesce(c.held, 0),
          coalesce(c.days_earned, 0), coalesce(c.days_reversed, 0), coalesce(c.days_held, 0))`,
  },
  {
    id: 'I17 chart',
    rule: 'The days of the chart add up the commissions of the day.',
    sql: `
      select coalesce(d.partner_id, c.partner_id)::text as subject from commission_days d
      full join (
        select partner_id, (created_at at time zone 'UTC')::date as day,
          coalesce(sum(amount_cents) filter (where kind = 'deposit'), 0) as deposits,
          coalesce(sum(amount_cents) filter (where kind = 'first_payment'), 0) as first_payments
        from commissions where mode = 'base' group by 1, 2
      ) c on c.partner_id = d.partner_id and c.day = d.day
      where (coalesce(d.deposit_cents, 0), coalesce(d.first_payment_cents, 0))
        is distinct from (coalesce(c.deposits, 0), coalesce(c.first_payments, 0))`,
  },
  {
    id: 'I17 days',
    rule: 'Earned days were given as access to the partner, and are worth what the journal took for them.',
    sql: `
      select d.id::text as subject from earned_days d
      join commissions c on c.id = d.commission_id
      left join grants g on g.earned_days_id = d.id
      left join subscriptions s on s.id = g.subscription_id
      where g.id is null or d.partner_id <> c.partner_id or s.user_id <> d.partner_id or s.product_id <> d.product_id
         or (g.duration_count, g.duration_unit) is distinct from (d.days, 'day')
      union all
      select b.partner_id::text from partner_balances b
      where b.days_given_cents <> coalesce((select sum(value_cents) from earned_days d where d.partner_id = b.partner_id), 0)`,
  },
  {
    id: 'I18',
    rule: 'No payout is below the smallest one, and large ones were paid by two people.',
    sql: `
      select p.id::text as subject from payouts p join referral_rules r on r.version = p.rule_version
      where p.amount_cents < r.payout_min_cents
         or (p.approved_at is not null and p.approved_at < p.not_before)
         or (p.state = 'paid' and p.amount_cents >= r.second_person_cents and p.approved_by = p.paid_by)`,
  },
  {
    id: 'I18 transfer',
    rule: 'Every payout that was paid has a transaction of its own, known by its bytes.',
    sql: `
      select id::text as subject from payouts where state = 'paid' and transaction_hash is null
      union all
      select id::text from payouts where transaction ~* '^[0-9a-f]{64}$' and transaction_hash <> decode(transaction, 'hex')`,
  },
  {
    id: 'I18 booked',
    rule: 'What is set aside for payouts and what was paid are the payouts in these states.',
    sql: `
      select coalesce(b.partner_id, p.user_id)::text as subject from partner_balances b
      full join (
        select user_id,
          coalesce(sum(amount_cents) filter (where state in ('requested', 'approved')), 0) as waiting,
          coalesce(sum(amount_cents) filter (where state = 'paid'), 0) as paid
        from payouts group by user_id
      ) p on p.user_id = b.partner_id
      where coalesce(b.in_payout_cents, 0) <> coalesce(p.waiting, 0)
         or coalesce(b.paid_out_cents, 0) <> coalesce(p.paid, 0)`,
  },
];
