import type { Invariant } from './invariant.ts';

/** The double-entry journal balances and agrees with the payments. */
export const journalInvariants: readonly Invariant[] = [
  {
    id: 'I2 journal',
    rule: 'Each journal sums to 0 in each currency.',
    sql: `
      select journal_id::text as subject from journal_entries
      group by journal_id, currency having sum(amount_cents) <> 0`,
  },
  {
    id: 'I2 whole',
    rule: 'All journals together sum to 0 in each currency.',
    sql: `select currency as subject from journal_entries group by currency having sum(amount_cents) <> 0`,
  },
  {
    id: 'I3 gateway',
    rule: "A payment's entries at its gateway equal what was captured minus what was returned, in the currency of the charge.",
    sql: `
      select p.id::text as subject from payments p
      left join journals j on j.payment_id = p.id
      left join journal_entries e on e.journal_id = j.id and e.account = 'gateway:' || p.provider
        and e.currency = p.charge_currency
      group by p.id
      having coalesce(sum(e.amount_cents), 0) <> p.captured_minor - p.returned_minor`,
  },
  {
    id: 'I3 lines',
    rule: 'The entries of a sale equal the lines of its quote.',
    sql: `
      select p.id::text as subject from payments p
      join journals j on j.payment_id = p.id and j.kind = 'sale'
      left join journal_entries e on e.journal_id = j.id
      group by p.id
      having coalesce(sum(e.amount_cents) filter (where e.account = 'sales'), 0) <> -p.price_cents
          or coalesce(sum(e.amount_cents) filter (where e.account = 'fees'), 0) <> -p.fee_cents
          or coalesce(sum(e.amount_cents) filter (where e.account = 'discounts'), 0) <> p.discount_cents
          or coalesce(sum(e.amount_cents) filter (where e.account = 'plan_credits'), 0) <> p.credit_cents
          or coalesce(sum(e.amount_cents) filter (where e.account = 'overpayments'), 0)
             <> p.total_cents - p.captured_cents`,
  },
  {
    id: 'I3 effects',
    rule: 'Every capture, refund, excess return, bounced refund and repayment is booked in the journal.',
    sql: `
      select e.payment_id::text as subject from payment_effects e
      left join journals j on j.payment_id = e.payment_id and j.effect = e.effect
      where (e.effect = 'capture' or e.effect ~ '^(refund|excess|bounce|repaid):') and j.id is null`,
  },
];
