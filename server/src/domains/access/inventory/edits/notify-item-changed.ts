import { inTransaction } from '../../../../platform/db/transaction.ts';
import { defineQueue } from '../../../../platform/jobs/queue.ts';
import type { Notifying, Platform } from '../../../../platform/platform.ts';
import { notifyCredentialChanged } from '../../deliveries/notify-credential-changed.ts';
import { findHolder } from './edited-items.store.ts';

interface ItemChange {
  readonly delivery: string;
  readonly item: string;
  /** Key of the notification: one per buyer and change. */
  readonly mailKey: string;
}

/** Notifies one buyer that a shared item was changed. */
export const notifyItemChangedQueue = defineQueue<ItemChange>('notify-item-changed', {
  retries: 10,
  firstRetryS: 5,
});

export function notifyItemChanged(
  platform: Notifying & Pick<Platform, 'db'>,
  { delivery, item, mailKey }: ItemChange,
): Promise<void> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const holder = await findHolder(tx, { delivery, item, now });
    if (holder === undefined) return;
    await notifyCredentialChanged(tx, platform, { ...holder, itemId: item, mailKey });
  });
}
