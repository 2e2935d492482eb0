import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** The id in the subject of an alert `a`, after a prefix of that length; null for anything else. */
function idAfter(length: number): RawBuilder<string> {
  const rest = sql`substr(a.subject, ${length + 1}::integer)`;
  return sql`case when ${rest} ~ ${UUID} then ${rest}::uuid end`;
}

const payout = (condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from payouts p where p.id = ${idAfter('payout:'.length)} and ${condition})`;

const waitingDelivery = (at: Date) => sql<boolean>`exists (
  select from deliveries d join subscriptions s on s.id = d.subscription_id
  where d.id = ${idAfter(0)} and d.inventory_item_id is null and s.ends_at > ${at})`;

/**
 * For kinds whose cause can end in many places, or by time alone: whether the cause of an open alert `a` remains. Other
 * kinds are closed by the operation that ends their cause, or by an operator.
 */
const causes = {
  credit_reversed: (at) => sql<boolean>`exists (
    select from plan_change_lines l join payments p on p.id = l.source_payment_id
    where l.payment_id = ${idAfter(0)} and l.settled_at is not null
      and (p.state = 'disputed' or p.captured_cents - p.refunded_cents + p.credit_cents < p.credited_cents)
  ) and exists (
    select from grants g where g.payment_id = ${idAfter(0)} and g.reversed_at is null and g.ends_at > ${at})`,
  delivery_waiting: waitingDelivery,
  delivery_late: waitingDelivery,
  paid_without_access: () => sql<boolean>`exists (
    select from payments p where p.id = ${idAfter(0)} and p.state = 'paid'
      and not exists (select from payment_effects e where e.payment_id = p.id and e.effect = 'activate'))`,
  payout_recalled: () => payout(sql`p.state = 'requested'`),
  payout_underway: () => payout(sql`p.state = 'approved' and p.sending_at is not null`),
  product_without_services: () => sql<boolean>`exists (
    select from products p where p.id::text = a.subject and p.archived_at is null
      and not exists (select from product_services s where s.product_id = p.id))`,
  proof_unchecked: () => sql<boolean>`exists (
    select from transfer_proofs t where t.payment_id = ${idAfter(0)} and t.decision is null and t.stored_at is not null)`,
  rate_implausible: () => sql<boolean>`not exists (
    select from exchange_rates r where r.source = 'cbr' and r.currency = split_part(a.subject, ':', 1)
      and r.seen_at > a.created_at)`,
  webhook_stuck: () => sql<boolean>`exists (
    select from webhook_events w where w.applied_at is null
      and w.id = case when a.subject ~ '^webhook:[0-9]{1,18}$' then substr(a.subject, 9)::bigint end)`,
} as const satisfies Readonly<Record<string, (at: Date) => RawBuilder<boolean>>>;

export type WatchedKind = keyof typeof causes;
export const watchedKinds = Object.keys(causes) as readonly WatchedKind[];

/** Closes open alerts whose cause has ended. */
export async function closeHandled(db: Executor, at: Date): Promise<void> {
  const cases = sql.join(
    watchedKinds.map((kind) => sql`when ${kind} then not ${causes[kind](at)}`),
    sql` `,
  );
  await sql`
    update alerts a set resolved_at = ${at}
    where a.resolved_at is null and a.kind = any(${[...watchedKinds]}) and case a.kind ${cases} end`.execute(
    db,
  );
}
