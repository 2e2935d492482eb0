import type { WorkQueue } from '@sesame/contract/console/workspace.ts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** Each query is covered by an index that contains little more than open records. */
const WAITING: Readonly<Record<WorkQueue, (now: Date) => ReturnType<typeof sql>>> = {
  tickets: () => sql`tickets where state in ('new', 'waiting_operator')`,
  payouts: () => sql`payouts where state = 'requested'`,
  // Looks up each subscription by its index; a plain join has been seen to scan all of them.
  fulfilment: (now) => sql`
    deliveries d cross join lateral (
      select from subscriptions where id = d.subscription_id and ends_at > ${now} limit 1
    ) running
    where d.inventory_item_id is null`,
  transfers: () => sql`transfer_proofs where decision is null and stored_at is not null`,
  reviews: () => sql`payments where state = 'review'`,
};

/** A single statement; each count stops at the limit. */
export async function countQueues(
  db: Executor,
  {
    queues,
    now,
    limit,
  }: { readonly queues: readonly WorkQueue[]; readonly now: Date; readonly limit: number },
): Promise<Partial<Record<WorkQueue, number>>> {
  const counts = queues.map(
    (queue) => sql`
      (select count(*)::int from (select from ${WAITING[queue](now)} limit ${limit}) few) as ${sql.ref(queue)}`,
  );
  const { rows } = await sql<Partial<Record<WorkQueue, number>>>`
    select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? {};
}
