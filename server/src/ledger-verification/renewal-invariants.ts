import type { Invariant } from './invariant.ts';

/** Renewals that their buyers have undone, and money that is refunded because it came too late. */
export const renewalInvariants: readonly Invariant[] = [
  {
    id: 'I24 refund',
    rule: 'A renewal that was undone has a refund of its own payment; of a part, the share of its unused days, rounded down.',
    sql: `
      select u.payment_id::text as subject from renewal_undos u
      join payment_refunds f on f.id = u.refund_id
      where f.payment_id <> u.payment_id or f.reason <> 'renewal_undone'
        or (u.unused_days is not null and f.amount_cents <> u.net_cents::bigint * u.unused_days / u.total_days)`,
  },
  {
    id: 'I24 days',
    rule: 'Days that were refunded have ended: the unused ones at once, the whole period with its refund.',
    sql: `
      select u.payment_id::text as subject from renewal_undos u
      join payment_refunds f on f.id = u.refund_id
      join grants g on g.payment_id = u.payment_id and g.reversed_at is null
      where g.removed_days < u.unused_days or (u.unused_days is null and f.effect is not null)`,
  },
  {
    id: 'I24 late',
    rule: 'Money of a charge that came too late to pay its renewal has a refund.',
    sql: `
      select p.id::text as subject from renewal_attempts t
      join payments p on p.id = t.payment_id and p.state = 'paid'
      where t.code = 'late_refund' and not exists (select from payment_refunds f where f.payment_id = p.id)`,
  },
];
