import type { Invariant } from './invariant.ts';

const SETTLED = `('paid', 'partially_refunded', 'refunded', 'disputed')`;

/** Effects, quotes, captures, refunds and state transitions of payments. */
export const paymentInvariants: readonly Invariant[] = [
  {
    id: 'I1',
    rule: 'A payment is settled exactly when it has one capture effect and one activate effect.',
    sql: `
      select p.id::text as subject from payments p
      left join payment_effects e on e.payment_id = p.id and e.effect in ('capture', 'activate')
      group by p.id
      having count(e.effect) <> case when p.state in ${SETTLED} then 2 else 0 end`,
  },
  {
    id: 'I4 captured',
    rule: 'The captured amount equals the frozen charge in its currency unless flagged, and is converted at the rate of the frozen total.',
    sql: `
      select id::text as subject from payments
      where state in ${SETTLED} and (
        captured_currency is distinct from charge_currency
        or (captured_minor < charge_minor and coalesce(flags, '') not like '%underpaid%')
        or (captured_minor > charge_minor and coalesce(flags, '') not like '%overpaid%')
        or captured_cents <> case when charge_minor = 0 then 0 else captured_minor * total_cents / charge_minor end)
      union all
      select id::text from payments where state not in ${SETTLED} and (captured_cents <> 0 or captured_minor <> 0)`,
  },
  {
    id: 'I4 quote',
    rule: 'Fee, discount and total follow the quote formula on the price less the credit of a plan change, each rounded once.',
    sql: `
      select id::text as subject from payments
      where fee_cents <> ((price_cents - credit_cents)::bigint * fee_percent + 5000) / 10000
         or discount_cents <> ((price_cents - credit_cents + fee_cents)::bigint * discount_percent + 5000) / 10000
         or total_cents <> price_cents - credit_cents + fee_cents - discount_cents`,
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
    rule: 'The frozen price equals the price version it was taken from.',
    sql: `
      select p.id::text as subject from payments p join prices v on v.id = p.price_id
      where (p.product_id, p.price_cents, p.duration_count, p.duration_unit)
         is distinct from (v.product_id, v.amount_cents, v.duration_count, v.duration_unit)`,
  },
  {
    id: 'I6',
    rule: 'A free order has no checkout, no provider payment id and no captured money.',
    sql: `
      select id::text as subject from payments
      where total_cents = 0 and (gateway_reference is not null or checkout_url is not null or captured_cents <> 0)`,
  },
  {
    id: 'I11',
    rule: 'Refunds are cumulative, never exceed the capture, and match the state of the payment.',
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
    id: 'I12 timeline',
    rule: "The last state transition in a payment's history leads to its current state.",
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
    rule: "Every state transition in a payment's history is an allowed one.",
    sql: `
      select e.payment_id::text as subject from payment_events e
      where e.detail ? 'from' and e.kind <> 'dispute_won' and e.kind <> e.detail->>'from'
        and not exists (
          select 1 from payment_transitions m where m.from_state = e.detail->>'from' and m.to_state = e.kind)`,
  },
  {
    id: 'I13',
    rule: 'No paid payment has been without access for more than 15 minutes.',
    sql: `
      select p.id::text as subject from payments p
      where p.state = 'paid' and p.paid_at < $1::timestamptz - interval '15 minutes'
        and not exists (select 1 from payment_effects e where e.payment_id = p.id and e.effect = 'activate')`,
  },
  {
    id: 'I15',
    rule: 'A payment held for review has a reason and an alert.',
    sql: `
      select p.id::text as subject from payments p
      where p.state = 'review' and (p.review_reason is null or not exists (
        select 1 from alerts a where a.kind = 'payment_review' and a.subject = p.id::text))`,
  },
  {
    id: 'I15 manual',
    rule: 'A manually confirmed payment is flagged, has one settled confirmation, and was confirmed by two operators where two were required.',
    sql: `
      select p.id::text as subject from payments p
      where coalesce(p.flags, '') like '%manual%' and not exists (
        select 1 from payment_confirmations c where c.payment_id = p.id and c.state = 'settled')
      union all
      select c.payment_id::text from payment_confirmations c join payments p on p.id = c.payment_id
      where c.state = 'settled' and (coalesce(p.flags, '') not like '%manual%'
        or (c.needs_second_operator and c.requested_by = c.decided_by))`,
  },
  {
    id: 'I20',
    rule: 'An applied webhook event has an outcome, and one that changed something refers to a known payment or saved method.',
    sql: `
      select n.id::text as subject from webhook_events n
      where (n.applied_at is null) <> (n.outcome is null)
      union all
      select n.id::text from webhook_events n
      where n.outcome = 'applied'
        and not exists (
          select 1 from payments p where p.provider = n.provider and p.id::text = lower(n.order_id))
        and not exists (
          select 1 from payments p where p.provider = n.provider and p.gateway_reference = n.gateway_reference)
        and not exists (
          select 1 from saved_methods m where m.provider = n.provider and m.token_hash = n.method_hash)`,
  },
  {
    id: 'I22',
    rule: 'A buyer has at most one open payment per price and method, and at most three in all.',
    sql: `
      select user_id::text as subject from payments where state = 'pending'
      group by user_id, price_id, gateway having count(*) > 1
      union all
      select user_id::text from payments where state = 'pending' and expires_at > $1
      group by user_id having count(*) > 3`,
  },
];
