import { percentFromHundredths } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPriceForOrder } from '../../catalogue/index.ts';
import { findEnabledMethod } from '../records/methods.store.ts';
import { findOpenPayments } from '../records/payments.store.ts';
import { evaluatePromoCode } from '../redemptions/evaluate-promo-code.ts';

/** The discount in percent that a code would give this user now. Advisory: nothing is reserved. */
export async function checkPromoCode(
  platform: Pick<Platform, 'db' | 'clock'>,
  input: {
    userId: string;
    typed: string;
    priceId: number | undefined;
    gateway: string | undefined;
  },
): Promise<number> {
  const { db } = platform;
  const price =
    input.priceId === undefined ? undefined : await findPriceForOrder(db, input.priceId);
  if (input.priceId !== undefined && price === undefined) refuse('price_unknown');
  const method =
    input.gateway === undefined ? undefined : await findEnabledMethod(db, input.gateway);
  if (input.gateway !== undefined && method === undefined) refuse('method_unknown');

  const { promo, refusal } = await evaluatePromoCode(db, {
    typed: input.typed,
    userId: input.userId,
    order: {
      productId: price?.productId,
      priceCents: price?.amountCents,
      methodCategory: method?.category,
    },
    open: await findOpenPayments(db, input.userId),
    now: platform.clock.now(),
  });
  if (promo === undefined || refusal !== undefined) {
    refuse('promo_invalid', { reason: refusal ?? 'unknown' });
  }
  return percentFromHundredths(promo.discount_percent);
}
