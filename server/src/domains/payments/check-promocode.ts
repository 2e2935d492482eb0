import { percentFromHundredths } from '@sesame/contract/money.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPriceForOrder } from '../catalogue/index.ts';
import { judgePromo } from './judge-promo.ts';
import { findEnabledMethod } from './methods.store.ts';
import { findOpenPayments } from './payments.store.ts';

/** The discount in percent that a code would give this user now. Advice: nothing is reserved. */
export async function checkPromocode(
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

  const { promo, refusal } = await judgePromo(db, {
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
