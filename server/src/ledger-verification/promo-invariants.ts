import type { Invariant } from './invariant.ts';

/** Promo codes: every redemption is counted once and has the state that its payment implies. */
export const promoInvariants: readonly Invariant[] = [
  {
    id: 'I7 count',
    rule: 'The use count of a promo code equals its redemptions that were not released.',
    sql: `
      select c.code as subject from promo_codes c
      left join promo_redemptions r on r.promo_code_id = c.id and r.state <> 'released'
      group by c.id having count(r.id) <> c.uses`,
  },
  {
    id: 'I7 limit',
    rule: 'A promo code is used no more often than its limit allows, except by late payments, which are flagged.',
    sql: `
      select c.code as subject from promo_codes c
      join promo_redemptions r on r.promo_code_id = c.id and r.state <> 'released' and not r.over_limit
      group by c.id having count(*) > c.max_uses`,
  },
  {
    id: 'I7 payment',
    rule: 'A redemption is reserved while its payment is open, committed when it is paid, and released when it ended unpaid or was refunded.',
    sql: `
      select p.id::text as subject from payments p
      left join promo_redemptions r on r.payment_id = p.id
      where p.promo_code_id is not null and (
        r.id is null or r.promo_code_id <> p.promo_code_id or r.user_id <> p.user_id
        or r.state <> case
          when p.state in ('pending', 'review') then
            case when p.closed_at is null then 'reserved' else r.state end
          when p.state in ('paid', 'partially_refunded', 'disputed') then 'committed'
          else 'released' end)
      union all
      select r.payment_id::text from promo_redemptions r join payments p on p.id = r.payment_id
      where p.promo_code_id is null`,
  },
];
