import type { InventoryItem } from '@sesame/contract/console/inventory.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../../operators/index.ts';
import { findItem, lockItem, markItemRetired } from '../console-inventory.store.ts';
import { serializeItem } from '../serialize-item.ts';

/** Retires an item, such as a broken link, so that it is not assigned again. Subscriptions that have it keep it. */
export function retireInventoryItem(
  platform: Pick<Platform, 'db' | 'clock' | 'sealer'>,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Actor,
): Promise<InventoryItem> {
  return inTransaction(platform.db, async (tx) => {
    await retireItemIn(tx, platform, { id, reason }, by);
    return serializeItem(
      platform,
      (await findItem(tx, id, platform.clock.now())) ?? refuse('not_found'),
    );
  });
}

/** In the caller's transaction; an item that is retired already stays as it is. */
export async function retireItemIn(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Actor,
): Promise<void> {
  const locked = await lockItem(tx, id);
  if (locked === undefined) refuse('not_found');
  if (locked.retired_at !== null) return;
  await markItemRetired(tx, id, platform.clock.now());
  const subject = `inventory_item:${id}`;
  await recordAuditEvent(tx, platform, { ...by, action: 'inventory.retire', subject, reason });
}
