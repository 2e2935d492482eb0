import type { ItemContent } from '@sesame/contract/shared/states.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';
import type { FileLabel, Fingerprints } from './item-secret.ts';

export type ItemKind = 'unique' | 'shared' | 'template' | 'webhook';

export interface NewItem {
  id: string;
  serviceId: number;
  kind: ItemKind;
  content: ItemContent;
  /** The sealed content. */
  secret: string;
  fingerprints: Fingerprints;
  label: FileLabel;
  at: Date;
}

/**
 * Adds items to one service and skips those whose fingerprint it already has.
 * @returns the ids that were added
 */
export async function insertItems(
  tx: Executor,
  items: readonly NewItem[],
): Promise<ReadonlySet<string>> {
  const former = await findFormer(tx, items);
  const fresh = items.filter(({ fingerprints: [, ...others] }) => !others.some(former));
  if (fresh.length === 0) return new Set();
  const added = await tx
    .insertInto('inventory_items')
    .values(
      fresh.map((item) => ({
        id: item.id,
        service_id: item.serviceId,
        kind: item.kind,
        content: item.content,
        secret: Buffer.from(item.secret),
        ...item.label,
        secret_fingerprint: item.fingerprints[0],
        assigned_to: null,
        assigned_at: null,
        created_at: item.at,
        retired_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['service_id', 'secret_fingerprint']).doNothing())
    .returning('id')
    .execute();
  return new Set(added.map(({ id }) => id));
}

/** Which fingerprints by earlier keys are in the inventory of the service. */
async function findFormer(
  db: Executor,
  items: readonly NewItem[],
): Promise<(fingerprint: Buffer) => boolean> {
  const [first] = items;
  const former = items.flatMap(({ fingerprints: [, ...others] }) => others);
  if (first === undefined || former.length === 0) return () => false;
  const known = await findKnownFingerprints(db, first.serviceId, former);
  return (fingerprint) => known.has(fingerprint.toString('hex'));
}

/** The fingerprints, as hex, that are already in the service's inventory. */
export async function findKnownFingerprints(
  db: Executor,
  serviceId: number,
  fingerprints: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hex: string }>`
    select encode(secret_fingerprint, 'hex') as hex from inventory_items
    where service_id = ${serviceId} and secret_fingerprint = any(${[...fingerprints]}::bytea[])`.execute(
    db,
  );
  return new Set(rows.map(({ hex }) => hex));
}

/**
 * Stores the fingerprint of a resealed item by its new key. An item that was added a second time in the meantime keeps
 * its own.
 */
export async function changeFingerprint(
  tx: Executor,
  id: string,
  fingerprint: Buffer,
): Promise<void> {
  await sql`
    update inventory_items i set secret_fingerprint = ${fingerprint}
    where i.id = ${id} and not exists (
      select from inventory_items other
      where other.secret_fingerprint = ${fingerprint} and other.service_id = i.service_id and other.id <> i.id
    )`.execute(tx);
}

/**
 * Picks an item for a subscription: assigns the oldest free unique item, else returns the newest that serves many,
 * shared before template. Items locked by a parallel transaction are skipped.
 */
export async function allocateItem(
  tx: Executor,
  { serviceId, subscriptionId, at }: { serviceId: number; subscriptionId: string; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      update inventory_items set assigned_to = ${subscriptionId}, assigned_at = ${at}
      where id = (
        select id from inventory_items
        where service_id = ${serviceId} and kind = 'unique' and assigned_to is null and retired_at is null
        order by created_at, id limit 1 for update skip locked
      )
      returning id
    )
    select id from own
    union all
    (select id from inventory_items
     where service_id = ${serviceId} and kind in ('shared', 'template') and retired_at is null
       and not exists (select from own)
     order by kind = 'shared' desc, created_at desc, id desc limit 1)`.execute(tx);
  return rows[0]?.id;
}

/** The newest provisioning webhook of a service. */
export async function findWebhook(
  tx: Executor,
  serviceId: number,
): Promise<{ id: string; secret: Buffer } | undefined> {
  return await tx
    .selectFrom('inventory_items')
    .select(['id', 'secret'])
    .where('service_id', '=', serviceId)
    .where('kind', '=', 'webhook')
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Retires a unique item; shared items keep serving other subscriptions. */
export async function retireUniqueItem(tx: Executor, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('inventory_items')
    .set({ retired_at: at })
    .where('id', '=', id)
    .where('kind', '=', 'unique')
    .where('retired_at', 'is', null)
    .execute();
}
