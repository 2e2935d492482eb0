import type { Platform } from '../../../platform/platform.ts';
import { listProductTitles } from './promos.store.ts';

/** What a code can be limited to: products that are not archived. */
export function listPromoProducts({
  db,
}: Pick<Platform, 'db'>): Promise<{ id: number; title: string }[]> {
  return listProductTitles(db);
}
