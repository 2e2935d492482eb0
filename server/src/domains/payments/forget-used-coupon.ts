import type { Platform } from '../../platform/platform.ts';
import { forgetCoupon } from '../users/index.ts';
import type { PaymentRow } from './payments.store.ts';
import { findPromoKey } from './promo.store.ts';

/**
 * Stops offering the coupon that a buyer came with once a purchase has used it. A convenience, so it runs
 * after the commit: buyers are locked before payments everywhere else.
 */
export async function forgetUsedCoupon(
  platform: Pick<Platform, 'db'>,
  payment: Pick<PaymentRow, 'user_id' | 'promo_code_id'>,
): Promise<void> {
  if (payment.promo_code_id === null) return;
  const key = await findPromoKey(platform.db, payment.promo_code_id);
  if (key !== undefined) await forgetCoupon(platform.db, payment.user_id, key);
}
