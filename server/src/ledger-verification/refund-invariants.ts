import type { Invariant } from './invariant.ts';

/** Refunds that operators requested, and money that the gateway returned to us. */
export const refundInvariants: readonly Invariant[] = [
  {
    id: 'I11 rows',
    rule: 'The requested refunds of a payment do not exceed what was refunded.',
    sql: `
      select p.id::text as subject from payments p
      join payment_refunds r on r.payment_id = p.id and r.purpose = 'refund' and r.effect is not null
      group by p.id having sum(r.amount_cents) > p.refunded_cents`,
  },
  {
    id: 'I11 booked',
    rule: 'A requested refund is booked once, with the requested amount.',
    sql: `
      select r.id::text as subject from payment_refunds r
      left join journals j on j.payment_id = r.payment_id and j.effect = r.effect
      left join journal_entries e on e.journal_id = j.id and e.amount_cents > 0
        and e.account = case r.purpose when 'repay' then 'refunds_owed' else 'refunds' end
      where r.effect is not null
      group by r.id
      having coalesce(sum(e.amount_cents), 0) <> case r.purpose when 'repay' then r.amount_minor else r.amount_cents end`,
  },
  {
    id: 'I11 owed',
    rule: 'The amount owed to a buyer equals the returned money that was not repaid.',
    sql: `
      select p.id::text as subject from payments p
      left join journals j on j.payment_id = p.id
      left join journal_entries e on e.journal_id = j.id and e.account = 'refunds_owed'
        and e.currency = p.charge_currency
      group by p.id
      having coalesce(sum(e.amount_cents), 0) <> -p.owed_minor`,
  },
  {
    id: 'I11 doubles',
    rule: 'A double payment links two paid payments of one buyer for one product, and counts as refunded only when one of them is.',
    sql: `
      select d.payment_id::text as subject from double_payments d
      join payments l on l.id = d.payment_id
      join payments e on e.id = d.earlier_payment_id
      where l.user_id <> e.user_id or l.product_id <> e.product_id or l.paid_at is null or e.paid_at is null
        or (d.state = 'refunded' and l.state <> 'refunded' and e.state <> 'refunded')`,
  },
  {
    id: 'I3 credits',
    rule: 'The money that refunds gave to balances equals the credit of the balances.',
    sql: `
      select currency as subject from journal_entries
      where account = 'credits' or account like 'partner\\_credited:%'
      group by currency having sum(amount_cents) <> 0`,
  },
  {
    id: 'I17 withheld',
    rule: 'Every refund to a balance has a credit hold, and the withheld amount does not exceed the open holds.',
    sql: `
      select j.id::text as subject from journals j
      left join credit_holds h on j.subject = 'payment:' || h.payment_id and h.effect = j.effect
      where j.kind = 'credit' and h.id is null
      union all
      select b.partner_id::text from partner_balances b
      where b.withheld_cents > coalesce((
        select sum(amount_cents) from credit_holds h where h.user_id = b.partner_id and h.released_at is null), 0)`,
  },
  {
    id: 'I17 released',
    rule: 'The credit that can be paid out, with what payouts hold or have paid of it, does not exceed the released holds.',
    sql: `
      select b.partner_id::text as subject from partner_balances b
      where b.released_cents + coalesce((
          select sum(e.amount_cents) from journals j join journal_entries e on e.journal_id = j.id
          where j.kind = 'credit_paid_out' and e.account = 'partner_released:' || b.partner_id), 0)
        > coalesce((
          select sum(amount_cents) from credit_holds h
          where h.user_id = b.partner_id and h.released_at is not null), 0)`,
  },
];
