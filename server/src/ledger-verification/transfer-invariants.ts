import type { Invariant } from './invariant.ts';

/** Bank transfers are settled only with money that an operator confirmed. */
export const transferInvariants: readonly Invariant[] = [
  {
    id: 'T1 seen',
    rule: 'A settled transfer holds exactly the amount that an operator saw arrive.',
    sql: `
      select p.id::text as subject from payments p
      left join transfer_confirmations c on c.payment_id = p.id and c.settled_at is not null
      where p.provider = 'transfer' and p.captured_minor > 0
        and (c.received_minor, c.currency) is distinct from (p.captured_minor, p.captured_currency)`,
  },
  {
    id: 'T1 proof',
    rule: 'A proof of payment is accepted only where an operator confirmed the money.',
    sql: `
      select r.id::text as subject from transfer_proofs r
      where r.decision = 'accepted' and not exists (
        select 1 from transfer_confirmations c where c.payment_id = r.payment_id and c.settled_at is not null)`,
  },
];
