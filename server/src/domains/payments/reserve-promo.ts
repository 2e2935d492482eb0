import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { freeSlot } from './promo.rules.ts';
import { findUses, insertReservation, takeUse } from './promo.store.ts';

/** Holds one use of a code for a payment just inserted. The buyer is locked, the code's limit is counted by the database. */
export async function reservePromo(
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
  if (!(await takeUse(tx, input.promoId, input.at))) {
    refuse('promo_invalid', { reason: 'limit_reached' });
  }
  const slot = freeSlot(await findUses(tx, input.promoId, input.userId), input.perUserLimit);
  const { promoId, firstPurchase, userId, paymentId, at } = input;
  const reserved =
    slot !== undefined &&
    (await insertReservation(tx, {
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
