import type { Invariant } from './invariant.ts';

const SETTLED = `('paid', 'partially_refunded', 'refunded', 'disputed')`;

/** Effects, quotes, captures, refunds and moves of payments. */
export const paymentInvariants: readonly Invariant[] = [
  {
    id: 'I1',
    rule: 'A payment is settled exactly if it has captured and activated, once each.',
    sql: `
      select p.id::text as subject from payments p
      left join payment_effects e on e.payment_id = p.id and e.effect in ('capture', 'activate')
      group by p.id
      having count(e.effect) <> case when p.state in ${SETTLED} then 2 else 0 end`,
  },
  {
    id: 'I4 captured',
    rule: 'What was captured is the frozen charge in its currency, other only when flagged, and worth the frozen total.',
    sql: `
      select id::text as subject from payments
      where state in ${SETTLED} and (
        captured_currency is distinct from charge_currency
        or (captured_minor < charge_minor and coalesce(flag, '') not like '%underpaid%')
        or (captured_minor > charge_minor and coalesce(flag, '') not like '%overpaid%')
        or captured_cents <> case when charge_minor = 0 then 0 else captured_minor * total_cents / charge_minor end)
      union all
      select id::text from payments where state not in ${SETTLED} and (captured_cents <> 0 or captured_minor <> 0)`,
  },
  {
    id: 'I4 quote',
    rule: 'Fee, discount and total follow the formula, each line rounded once.',
    sql: `
      select id::text as subject from payments
      where fee_cents <> (price_cents::bigint * fee_percent + 5000) / 10000
         or discount_cents <> ((price_cents + fee_cents)::bigint * discount_percent + 5000) / 10000
         or total_cents <> price_cents + fee_cents - discount_cents`,
  },
  {
    id: 'I4 rate',
    rule: 'The charge is the frozen total at the frozen rate, rounded once.',
    sql: `
      select id::text as subject from payments
      where rate_e4 is not null and charge_minor <> (total_cents * rate_e4 + 5000) / 10000`,
  },
  {
    id: 'I5',
    rule: 'The frozen price is the price version it came from.',
    sql: `
      select p.id::text as subject from payments p join prices v on v.id = p.price_id
      where (p.product_id, p.price_cents, p.duration_count, p.duration_unit)
         is distinct from (v.product_id, v.amount_cents, v.duration_count, v.duration_unit)`,
  },
  {
    id: 'I6',
    rule: 'A free order never touches a gateway.',
    sql: `
      select id::text as subject from payments
      where total_cents = 0 and (gateway_reference is not null or form_url is not null or captured_cents <> 0)`,
  },
  {
    id: 'I11',
    rule: 'Refunds are cumulative, never above the capture, and say themselves whether they are full.',
    sql: `
      select p.id::text as subject from payments p
      where p.refunded_cents > p.captured_cents
         or (p.state = 'refunded' and p.refunded_cents <> p.captured_cents)
         or (p.state = 'partially_refunded' and p.refunded_cents not between 1 and p.captured_cents - 1)
         or (p.state = 'paid' and p.refunded_cents <> 0)
         or p.refunded_cents <> coalesce((
              select max(substring(e.effect from '^refund:([0-9]+)$')::bigint)
              from payment_effects e where e.payment_id = p.id), 0)`,
  },
  {
    id: 'I12 story',
    rule: 'The last move in the story of a payment led to the state it is in.',
    sql: `
      select p.id::text as subject from payments p
      left join lateral (
        select kind from payment_events e
        where e.payment_id = p.id and e.detail ? 'from' order by e.id desc limit 1
      ) last on true
      where p.state <> case coalesce(last.kind, 'pending')
        when 'dispute_won' then case when p.refunded_cents > 0 then 'partially_refunded' else 'paid' end
        else coalesce(last.kind, 'pending') end`,
  },
  {
    id: 'I12 moves',
    rule: 'Every move in a story is one of the listed moves.',
    sql: `
      select e.payment_id::text as subject from payment_events e
      where e.detail ? 'from' and e.kind <> 'dispute_won' and e.kind <> e.detail->>'from'
        and not exists (
          select 1 from payment_moves m where m.from_state = e.detail->>'from' and m.to_state = e.kind)`,
  },
  {
    id: 'I13',
    rule: 'No money has been without access for more than 15 minutes.',
    sql: `
      select p.id::text as subject from payments p
      where p.state = 'paid' and p.paid_at < $1::timestamptz - interval '15 minutes'
        and not exists (select 1 from payment_effects e where e.payment_id = p.id and e.effect = 'activate')`,
  },
  {
    id: 'I15',
    rule: 'Money held for review has a reason and an alert.',
    sql: `
      select p.id::text as subject from payments p
      where p.state = 'review' and (p.review_reason is null or not exists (
        select 1 from alerts a where a.kind = 'payment_review' and a.subject = p.id::text))`,
  },
  {
    id: 'I15 by hand',
    rule: 'What people confirmed is flagged so, once, and by two of them where two had to agree.',
    sql: `
      select p.id::text as subject from payments p
      where coalesce(p.flag, '') like '%by_hand%' and not exists (
        select 1 from payment_confirmations c where c.payment_id = p.id and c.state = 'settled')
      union all
      select c.payment_id::text from payment_confirmations c join payments p on p.id = c.payment_id
      where c.state = 'settled' and (coalesce(p.flag, '') not like '%by_hand%'
        or (c.needs_two and c.asked_by = c.decided_by))`,
  },
  {
    id: 'I20',
    rule: 'An applied notice has an outcome, and one that moved a payment is about a payment we know.',
    sql: `
      select n.id::text as subject from notice_inbox n
      where (n.applied_at is null) <> (n.outcome is null)
         or (n.outcome = 'applied' and not exists (
              select 1 from payments p where p.provider = n.provider and (
                p.id::text = lower(n.order_id) or p.gateway_reference = n.gateway_reference)))`,
  },
  {
    id: 'I22',
    rule: 'A buyer has one open payment per price and method, and three in all.',
    sql: `
      select user_id::text as subject from payments where state = 'pending'
      group by user_id, price_id, gateway having count(*) > 1
      union all
      select user_id::text from payments where state = 'pending' and expires_at > $1
      group by user_id having count(*) > 3`,
  },
];
