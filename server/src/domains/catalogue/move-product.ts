import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { lockProductOrder, placeProducts } from './operator-products.store.ts';

/** Puts a product before another one, or last. Moving it where it stands changes nothing. */
export async function moveProduct(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, before }: { readonly id: number; readonly before: number | null },
  by: DoneBy,
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
    await recordAct(tx, platform, {
      ...by,
      action: 'products.move',
      subject: `product:${id}`,
      before: { position: order.indexOf(id) },
      after: { position: place },
    });
  });
  return {};
}
