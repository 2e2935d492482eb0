import type { Platform } from '../../../platform/platform.ts';
import { clearCoupon } from '../../users/index.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { findPromoKey } from './redemptions.store.ts';

/**
 * Forgets the coupon that the buyer arrived with once a purchase has used it. Not essential, so it runs after the
 * commit: inside the transaction it would lock the buyer after the payment.
 */
export async function clearUsedCoupon(
  platform: Pick<Platform, 'db'>,
  payment: Pick<PaymentRow, 'user_id' | 'promo_code_id'>,
): Promise<void> {
  if (payment.promo_code_id === null) return;
  const key = await findPromoKey(platform.db, payment.promo_code_id);
  if (key !== undefined) await clearCoupon(platform.db, payment.user_id, key);
}
