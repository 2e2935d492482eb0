import type { Invariant } from './invariant.ts';

/** Plan changes credit what was paid for unused days, once. */
export const planChangeInvariants: readonly Invariant[] = [
  {
    id: 'I23 quote',
    rule: 'The lines of a plan change add up to its credit, which pays the price first; each is its share of the net, rounded down.',
    sql: `
      select c.payment_id::text as subject from plan_changes c
      join payments p on p.id = c.payment_id
      left join plan_change_lines l on l.payment_id = c.payment_id
      group by c.payment_id, p.id
      having coalesce(sum(l.credit_cents), 0) <> c.credit_cents
          or p.credit_cents <> least(p.price_cents, c.credit_cents)
          or c.rest_cents <> c.credit_cents - p.credit_cents
          or bool_or(l.credit_cents <> l.net_cents::bigint * l.unused_days / l.total_days)
      union all
      select id::text from payments p
      where credit_cents > 0 and not exists (select from plan_changes c where c.payment_id = p.id)`,
  },
  {
    id: 'I23 ended',
    rule: 'A grant is ended by a plan change exactly when that change was settled with a line for it.',
    sql: `
      select g.id::text as subject from grants g
      left join plan_change_lines l on l.grant_id = g.id and l.settled_at is not null
      where g.changed_by is distinct from l.payment_id
      union all
      select c.payment_id::text from plan_changes c
      left join plan_change_lines l on l.payment_id = c.payment_id
      where l.settled_at is distinct from c.settled_at
      union all
      select c.payment_id::text from plan_changes c join payments p on p.id = c.payment_id
      where c.settled_at is not null and p.paid_at is distinct from c.settled_at`,
  },
  {
    id: 'I23 kept',
    rule: 'Items are kept only of a subscription that a plan change has ended, for the one that it began, while that one waits for some.',
    sql: `
      select s.id::text as subject from subscriptions s
      where s.kept_for is not null and (
        not exists (
          select from grants g where g.payment_id = changed_by(s.id) and g.subscription_id = s.kept_for)
        or exists (select from grants g where g.subscription_id = s.id and g.reversed_at is null and g.ends_at > s.ends_at)
        or not exists (select from deliveries d where d.subscription_id = s.kept_for and d.inventory_item_id is null))`,
  },
  {
    id: 'I23 credited',
    rule: 'What of a payment became credit equals the settled lines about it.',
    sql: `
      select p.id::text as subject from payments p
      left join plan_change_lines l on l.source_payment_id = p.id and l.settled_at is not null
      group by p.id having p.credited_cents <> coalesce(sum(l.credit_cents), 0)`,
  },
  {
    id: 'I23 rest',
    rule: 'What is left of the credit of a settled plan change is on the balance of its buyer, once.',
    sql: `
      select c.payment_id::text as subject from plan_changes c
      left join journals j on j.subject = 'payment:' || c.payment_id and j.effect = 'plan_rest'
      left join journal_entries e on e.journal_id = j.id and e.account = 'credits'
      where coalesce(-e.amount_cents, 0) <> case when c.settled_at is null then 0 else c.rest_cents end`,
  },
  {
    id: 'I23 returned',
    rule: 'Credit of a plan change comes back only after the whole payment was refunded, and never more than it was.',
    sql: `
      select p.id::text as subject from payments p
      join journals j on j.subject = 'payment:' || p.id and j.effect = 'plan_return'
      join journal_entries e on e.journal_id = j.id and e.account = 'credits'
      where p.state <> 'refunded' or -e.amount_cents > p.credit_cents`,
  },
];
