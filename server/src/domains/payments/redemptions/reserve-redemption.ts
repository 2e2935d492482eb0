import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { freeSlot } from './redemption.rules.ts';
import { findRedemptions, insertRedemption, reserveUse } from './redemptions.store.ts';

/**
 * Reserves one use of a code for a payment that was just inserted. The buyer must be locked; the database enforces the
 * code's limit.
 */
export async function reserveRedemption(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  input: {
    promoId: number;
    perUserLimit: number;
    firstPurchase: boolean;
    userId: string;
    paymentId: string;
    at: Date;
  },
): Promise<void> {
  if (!(await reserveUse(tx, input.promoId, input.at))) {
    refuse('promo_invalid', { reason: 'limit_reached' });
  }
  const slot = freeSlot(await findRedemptions(tx, input.promoId, input.userId), input.perUserLimit);
  const { promoId, firstPurchase, userId, paymentId, at } = input;
  const reserved =
    slot !== undefined &&
    (await insertRedemption(tx, {
      id: platform.ids.uuid(),
      promoId,
      userId,
      paymentId,
      slot,
      firstPurchase,
      at,
    }));
  if (!reserved) {
    const reason = firstPurchase && slot !== undefined ? 'first_purchase' : 'already_used';
    refuse('promo_invalid', { reason });
  }
}
