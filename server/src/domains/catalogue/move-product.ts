import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { lockProductOrder, placeProducts } from './console-products.store.ts';

/** Moves a product before another one, or to the end. Moving it to its current place changes nothing. */
export async function moveProduct(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, before }: { readonly id: number; readonly before: number | null },
  by: Actor,
): Promise<Record<string, never>> {
  await inTransaction(platform.db, async (tx) => {
    const order = await lockProductOrder(tx);
    const others = order.filter((one) => one !== id);
    if (others.length === order.length) refuse('not_found');
    const place = before === null ? others.length : others.indexOf(before);
    if (place === -1) {
      if (before === id) return;
      refuse('not_found');
    }
    if (order[place] === id) return;
    await placeProducts(tx, others.toSpliced(place, 0, id));
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'products.move',
      subject: `product:${id}`,
      before: { position: order.indexOf(id) },
      after: { position: place },
    });
  });
  return {};
}
