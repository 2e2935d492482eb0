import type { Invariant } from './invariant.ts';

/** Gifts: one for each payment that bought one, redeemed once, and owed until then. */
export const giftInvariants: readonly Invariant[] = [
  {
    id: 'G1',
    rule: 'Every settled payment for a gift has made one, of its buyer, and no other payment has.',
    sql: `
      select p.id::text as subject from payments p
      left join gifts f on f.payment_id = p.id
      where (f.id is not null) <> (p.is_gift and p.state in ('paid', 'partially_refunded', 'disputed', 'refunded'))
         or f.buyer_id <> p.user_id`,
  },
  {
    id: 'G2',
    rule: 'A gift that waits to be redeemed is not refunded, and a refunded one is refunded in full.',
    sql: `
      select f.id::text as subject from gifts f join payments p on p.id = f.payment_id
      where (f.state = 'paid' and p.state = 'refunded') or (f.state = 'refunded' and p.state <> 'refunded')`,
  },
  {
    id: 'G3',
    rule: 'A gift that was redeemed as access has one period, of its claimer, product and duration; any other gift has none.',
    sql: `
      select f.id::text as subject from gifts f
      join payments p on p.id = f.payment_id
      left join grants g on g.payment_id = p.id
      left join subscriptions s on s.id = g.subscription_id
      where (f.claimed_as is not distinct from 'access') <> (g.id is not null)
         or (g.id is not null and (
              s.user_id <> f.claimed_by or s.product_id <> p.product_id or g.created_at > f.claimed_at
              or (g.duration_count, g.duration_unit) is distinct from (p.duration_count, p.duration_unit)))`,
  },
  {
    id: 'G4',
    rule: 'The shop owes what was paid for a gift, less refunds, until it is redeemed, refunded or revoked; then nothing.',
    sql: `
      select f.id::text as subject from gifts f
      join payments p on p.id = f.payment_id
      left join journals j on j.subject = 'gift:' || f.id
      left join journal_entries e on e.journal_id = j.id and e.account = 'gifts'
      group by f.id, p.id
      having coalesce(-sum(e.amount_cents), 0)
        <> case when f.state = 'paid' then p.captured_cents - p.refunded_cents else 0 end`,
  },
  {
    id: 'G4 credit',
    rule: 'The credit of a gift is booked once, for its claimer, with the amount that the gift records.',
    sql: `
      select f.id::text as subject from gifts f
      left join credit_holds h on h.payment_id = f.payment_id and h.effect = 'credit:gift'
      where h.amount_cents is distinct from f.credit_cents
         or (h.id is not null and h.user_id <> f.claimed_by)`,
  },
];
