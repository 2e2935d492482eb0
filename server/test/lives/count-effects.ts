import { sql } from 'kysely';
import type { LifeShop } from './life-shop.ts';

/** How often each kind of event took effect, by name. */
export type Effects = Readonly<Record<string, number>>;

/** Statements that count one kind each. */
const kinds: Readonly<Record<string, string>> = {
  'orders paid at the bank': `from payments where paid_at is not null and renewal_id is null and gateway <> 'balance'`,
  'orders in rubles': `from payments where paid_at is not null and renewal_id is null and charge_currency = 'RUB'`,
  'orders from the balance': `from payments where paid_at is not null and renewal_id is null and gateway = 'balance'`,
  'orders declined or expired': `from payments where state in ('failed', 'expired', 'canceled') and renewal_id is null`,
  'renewals paid': `from payments where paid_at is not null and renewal_id is not null`,
  'renewals in rubles': `from payments where paid_at is not null and renewal_id is not null and charge_currency = 'RUB'`,
  'renewals from the balance': `from payments where paid_at is not null and renewal_id is not null and gateway = 'balance'`,
  'renewals after a decline': `from renewals r where r.state = 'paid' and exists
    (select from renewal_attempts t where t.renewal_id = r.id and t.state = 'failed')`,
  'declined: funds': `from renewal_attempts where class = 'funds'`,
  'declined: soft': `from renewal_attempts where class = 'soft'`,
  'declined: technical': `from renewal_attempts where class = 'technical'`,
  'declined: confirmation wanted': `from renewal_attempts where class = 'action'`,
  'declined: hard': `from renewal_attempts where class = 'hard'`,
  'declined: revoked': `from renewal_attempts where class = 'revoked'`,
  'declined: account of the shop': `from renewal_attempts where class = 'config'`,
  'charges without an answer': `from renewal_attempts where checks > 0`,
  'renewals given up': `from renewals where state = 'given_up'`,
  'renewals canceled': `from renewals where state = 'canceled'`,
  'renewals superseded': `from renewals where state = 'superseded'`,
  'renewals undone': 'from renewal_undos',
  'renewals at a lower price': `from payments p join renewals r on r.id = p.renewal_id
    join renewal_agreements a on a.id = r.agreement_id where p.paid_at is not null and p.price_cents < a.ceiling_cents`,
  'not renewed: price raised': `from renewals where close_reason = 'price_raised'`,
  'not renewed: not sold': `from renewals where close_reason = 'not_sold'`,
  'plan changes': 'from plan_changes where settled_at is not null',
  'refunds in full': `from payments where state = 'refunded'`,
  'refunds in part': `from payments where state = 'partially_refunded'`,
  'refunds by operators to the balance': `from payment_refunds where method = 'balance' and state = 'succeeded'`,
  'refunds by operators at the bank': `from payment_refunds where method = 'gateway' and state = 'succeeded'`,
  disputes: `from payment_events where kind = 'disputed'`,
  'disputes won': `from payment_events where kind = 'dispute_won'`,
  'disputes lost': `from payments where shown_state = 'dispute_lost'`,
  'gifts redeemed': `from gifts where claimed_as = 'access'`,
  'gifts redeemed as credit': `from gifts where claimed_as = 'credit'`,
  'methods removed': `from saved_methods where state = 'removed'`,
  'methods dead': `from saved_methods where state = 'dead'`,
  'accounts erased': 'from users where deleted_at is not null',
  'accounts blocked': 'from users where blocked_at is not null',
  'days given by operators': 'from grants where operator_id is not null',
  'agreements ended by the buyer': `from renewal_agreements where stop_reason = 'turned_off'`,
};

const JUMPS = 'jumps of the clock over days';
const names = [...Object.keys(kinds), JUMPS];

export async function countEffects({ app, jumps }: LifeShop): Promise<Effects> {
  const { rows } = await sql
    .raw<{ name: string; count: number }>(
      Object.entries(kinds)
        .map(([name, from]) => `select '${name}' as name, count(*)::int as count ${from}`)
        .join(' union all '),
    )
    .execute(app.platform.db);
  return { ...Object.fromEntries(rows.map(({ name, count }) => [name, count])), [JUMPS]: jumps };
}

export function addEffects(one: Effects, other: Effects): Effects {
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}

/** Kinds that never took effect. */
export const missingIn = (effects: Effects): string[] =>
  names.filter((name) => (effects[name] ?? 0) === 0);
