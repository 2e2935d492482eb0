import type { Platform } from '../../../platform/platform.ts';
import { listProductTitles } from './promo-codes.store.ts';

/** The products that a code can be limited to: those that are not archived. */
export function listPromoProducts({
  db,
}: Pick<Platform, 'db'>): ReturnType<typeof listProductTitles> {
  return listProductTitles(db);
}
