import { randomInt } from 'node:crypto';
import type { createPromoBatch as createPromoBatchRoute } from '@sesame/contract/console/payments/promo-codes.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { promoKey } from '../redemptions/redemption.rules.ts';
import { insertPromos, replacePromoProducts } from './promo-codes.store.ts';
import { promoColumnsOf } from './serialize-promo-code.ts';
import { requireProducts } from './write-promo-code.ts';

/** Characters that are not mistaken for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 32^10 possible codes, so that they cannot be guessed. */
const LENGTH = 10;

/** Creates many random codes with the same terms, all or none, and one audit event. */
export function createPromoBatch(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  { prefix, count, ...draft }: BodyOf<typeof createPromoBatchRoute>,
  by: Actor,
): Promise<{ batch_id: string; count: number }> {
  const batchId = platform.ids.uuid();
  const created_at = platform.clock.now();
  const terms = promoColumnsOf(draft);
  return inTransaction(platform.db, async (tx) => {
    await requireProducts(tx, draft.product_ids);
    const made: number[] = [];
    // Codes that exist already are drawn again.
    while (made.length < count) {
      const codes = Array.from({ length: count - made.length }, () => `${prefix}${randomCode()}`);
      const rows = codes.map((code) => ({
        code,
        code_key: promoKey(code),
        created_at,
        batch_id: batchId,
        ...terms,
      }));
      made.push(...(await insertPromos(tx, rows)));
    }
    await replacePromoProducts(tx, made, draft.product_ids);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'promos.create_batch',
      subject: `promo_batch:${batchId}`,
      after: { prefix, count, ...draft },
    });
    return { batch_id: batchId, count };
  });
}

function randomCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
