import type { Invariant } from './invariant.ts';

/** Sums of a partner's journal accounts, with the sign that `partner_balances` uses. */
const ACCOUNT_SUMS = `
  select split_part(account, ':', 2) as partner, split_part(account, ':', 1) as account,
         case when split_part(account, ':', 1) in ('partner_earned', 'partner_credited', 'partner_days_earned') then 1 else -1 end
           * sum(amount_cents) as cents
  from journal_entries where account like 'partner\\_%' group by account`;

/** Commissions, earned days, balances and payouts of partners agree with the journal. */
export const referralInvariants: readonly Invariant[] = [
  {
    id: 'I3 partners',
    rule: "A partner's balances are the sums of their journal accounts.",
    sql: `
      select coalesce(stored.partner, summed.partner) || ' ' || coalesce(stored.account, summed.account) as subject
      from (
        select b.partner_id::text as partner, f.account, f.cents from partner_balances b
        cross join lateral (values
          ('partner_earned', earned_cents), ('partner_credited', credited_cents), ('partner_pending', pending_cents), ('partner_available', available_cents),
          ('partner_in_payout', in_payout_cents), ('partner_paid_out', paid_out_cents), ('partner_spent', spent_cents),
          ('partner_reversed', reversed_cents), ('partner_withheld', withheld_cents), ('partner_released', released_cents), ('partner_days_earned', days_earned_cents),
          ('partner_days_pending', days_pending_cents), ('partner_days_available', days_available_cents),
          ('partner_days_given', days_given_cents), ('partner_days_reversed', days_reversed_cents)) f (account, cents)
      ) stored
      full join (${ACCOUNT_SUMS}) summed on summed.partner = stored.partner and summed.account = stored.account
      where coalesce(stored.cents, 0) <> coalesce(summed.cents, 0)`,
  },
  {
    id: 'I3 spent',
    rule: 'The money that orders took from balances equals the money spent from balances.',
    sql: `
      select currency as subject from journal_entries
      where account = 'gateway:balance' or account like 'partner\\_spent:%'
      group by currency having sum(amount_cents) <> 0`,
  },
  {
    id: 'I16 base',
    rule: "A commission is its frozen rate of the outside money of an order paid by the partner's own referral. Only an account reclaimed by its owner may have lost its referrer.",
    sql: `
      select c.id::text as subject from commissions c
      join payments p on p.id = c.payment_id join users u on u.id = c.buyer_id
      where c.buyer_id <> p.user_id or c.partner_id = c.buyer_id
         or c.partner_id <> u.referred_by or (u.referred_by is null and u.ownership_proven_at is null)
         or p.provider = 'balance' or c.base_cents <> least(p.captured_cents, p.total_cents) - p.fee_cents
         or c.amount_cents <> c.base_cents::bigint * c.rate_percent / 10000`,
  },
  {
    id: 'I16 once',
    rule: 'A payment earns at most one commission per kind, and a buyer has at most one first payment.',
    sql: `
      select payment_id::text as subject from commissions group by payment_id, kind having count(*) > 1
      union all
      select buyer_id::text from commissions where kind = 'first_payment' group by buyer_id having count(*) > 1`,
  },
  {
    id: 'I16 refunds',
    rule: 'Commissions of refunded money are reversed in proportion, and commissions of disputed payments are frozen.',
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
    rule: 'No commission becomes available before its date, and none of a buyer with a confirmed flag stays pending.',
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
    rule: 'Every commission is booked with its earned and reversed amounts.',
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
    rule: "A partner's earned and credited money equals the sum of pending, available, in payout, paid out, spent and reversed.",
    sql: `
      select partner_id::text as subject from partner_balances
      where earned_cents + credited_cents <> pending_cents + available_cents + in_payout_cents + paid_out_cents + spent_cents + reversed_cents
         or days_earned_cents <> days_pending_cents + days_available_cents + days_given_cents + days_reversed_cents`,
  },
  {
    id: 'I17 rows',
    rule: "A partner's balances equal the sums of their commissions.",
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
    rule: 'The daily chart equals the commissions of each day.',
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
    rule: 'Earned days were granted to the partner as access, and their value equals what the journal deducted for them.',
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
    rule: 'No payout is below the minimum, and large payouts were approved and paid by different operators.',
    sql: `
      select p.id::text as subject from payouts p join referral_rules r on r.version = p.rule_version
      where p.amount_cents < r.payout_min_cents
         or (p.approved_at is not null and p.approved_at < p.not_before)
         or (p.state = 'paid' and p.amount_cents >= r.second_operator_cents and p.approved_by = p.paid_by)`,
  },
  {
    id: 'I18 transfer',
    rule: 'Every paid payout has its own transaction hash.',
    sql: `
      select id::text as subject from payouts where state = 'paid' and transaction_hash is null
      union all
      select id::text from payouts where transaction ~* '^[0-9a-f]{64}$' and transaction_hash <> decode(transaction, 'hex')`,
  },
  {
    id: 'I18 booked',
    rule: 'The balances set aside for payouts and paid out equal the payouts in these states.',
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
