import { randomInt } from 'node:crypto';
import type { createPromoBatch as createPromoBatchRoute } from '@sesame/contract/operator-promos.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { promoKey } from '../promo.rules.ts';
import { termsFrom } from './promo-on-wire.ts';
import { insertPromos, replacePromoProducts } from './promos.store.ts';
import { requireProducts } from './write-promo.ts';

/** Signs that nobody mistakes for another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 32^10 codes: nobody guesses one. */
const LENGTH = 10;

/** Makes many random codes with the same terms, all of them or none, and one act about them. */
export function createPromoBatch(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  { prefix, count, ...draft }: BodyOf<typeof createPromoBatchRoute>,
  by: DoneBy,
): Promise<{ batch: string; count: number }> {
  const batch = platform.ids.uuid();
  const created_at = platform.clock.now();
  const terms = termsFrom(draft);
  return inTransaction(platform.db, async (tx) => {
    await requireProducts(tx, draft.product_ids);
    const made: number[] = [];
    // What collides with a code that is there is drawn again.
    while (made.length < count) {
      const codes = Array.from({ length: count - made.length }, () => `${prefix}${randomCode()}`);
      const rows = codes.map((code) => ({
        code,
        code_key: promoKey(code),
        created_at,
        batch,
        ...terms,
      }));
      made.push(...(await insertPromos(tx, rows)));
    }
    await replacePromoProducts(tx, made, draft.product_ids);
    await recordAct(tx, platform, {
      ...by,
      action: 'promos.create_batch',
      subject: `promo_batch:${batch}`,
      after: { prefix, count, ...draft },
    });
    return { batch, count };
  });
}

function randomCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
