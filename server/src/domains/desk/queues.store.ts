import type { DeskQueue } from '@sesame/contract/operator-desk.ts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** Each from an index that holds what is open and little else. */
const WAITING: Readonly<Record<DeskQueue, (now: Date) => ReturnType<typeof sql>>> = {
  tickets: () => sql`tickets where state in ('new', 'waiting_operator')`,
  payouts: () => sql`payouts where state = 'requested'`,
  // Each looks its subscription up by its index and stops: a join once read all of them.
  fulfilment: (now) => sql`
    deliveries d cross join lateral (
      select from subscriptions where id = d.subscription_id and ends_at > ${now} limit 1
    ) running
    where d.stock_item_id is null`,
  transfers: () => sql`transfer_receipts where decision is null and kept_at is not null`,
  reviews: () => sql`payments where state = 'review'`,
};

/** One statement; each count stops at the limit. */
export async function countQueues(
  db: Executor,
  {
    queues,
    now,
    limit,
  }: { readonly queues: readonly DeskQueue[]; readonly now: Date; readonly limit: number },
): Promise<Partial<Record<DeskQueue, number>>> {
  const counts = queues.map(
    (queue) => sql`
      (select count(*)::int from (select from ${WAITING[queue](now)} limit ${limit}) few) as ${sql.ref(queue)}`,
  );
  const { rows } = await sql<Partial<Record<DeskQueue, number>>>`
    select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? {};
}
