import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

export type StockKind = 'unique' | 'shared' | 'template' | 'webhook';

export interface NewStockItem {
  id: string;
  originId: number;
  kind: StockKind;
  /** The sealed box. */
  secret: string;
  fingerprint: Buffer;
  at: Date;
}

/** Answers the ids that were added; an item whose fingerprint the origin has already is passed over. */
export async function insertStockItems(
  tx: Executor,
  items: readonly NewStockItem[],
): Promise<ReadonlySet<string>> {
  if (items.length === 0) return new Set();
  const added = await tx
    .insertInto('stock_items')
    .values(
      items.map((item) => ({
        id: item.id,
        origin_id: item.originId,
        kind: item.kind,
        secret: Buffer.from(item.secret),
        secret_fingerprint: item.fingerprint,
        taken_by: null,
        taken_at: null,
        created_at: item.at,
        retired_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['origin_id', 'secret_fingerprint']).doNothing())
    .returning('id')
    .execute();
  return new Set(added.map(({ id }) => id));
}

/**
 * What a service has for a subscription: the oldest free item of its own, now taken, else the newest that serves many, a shared
 * link before a template. Items that a parallel transaction holds are passed over, not waited for.
 */
export async function takeItem(
  tx: Executor,
  { originId, subscriptionId, at }: { originId: number; subscriptionId: string; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      update stock_items set taken_by = ${subscriptionId}, taken_at = ${at}
      where id = (
        select id from stock_items
        where origin_id = ${originId} and kind = 'unique' and taken_by is null and retired_at is null
        order by created_at, id limit 1 for update skip locked
      )
      returning id
    )
    select id from own
    union all
    (select id from stock_items
     where origin_id = ${originId} and kind in ('shared', 'template') and retired_at is null
       and not exists (select from own)
     order by kind = 'shared' desc, created_at desc, id desc limit 1)`.execute(tx);
  return rows[0]?.id;
}

/** The newest address that a service's links are asked for at. */
export async function findWebhook(
  tx: Executor,
  originId: number,
): Promise<{ id: string; secret: Buffer } | undefined> {
  return await tx
    .selectFrom('stock_items')
    .select(['id', 'secret'])
    .where('origin_id', '=', originId)
    .where('kind', '=', 'webhook')
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Goes to nobody any more. An item that serves many serves them on. */
export async function retireUniqueItem(tx: Executor, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('stock_items')
    .set({ retired_at: at })
    .where('id', '=', id)
    .where('kind', '=', 'unique')
    .where('retired_at', 'is', null)
    .execute();
}
