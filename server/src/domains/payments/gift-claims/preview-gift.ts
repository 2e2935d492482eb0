import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { parseGiftCode } from '@sesame/contract/shared/gifts/gift-code.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { previewGift as route } from '@sesame/contract/shop/gifts.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { previewGrant } from '../../access/index.ts';
import { productCards } from '../../catalogue/index.ts';
import { hashesOfGiftCode } from '../gifts/gift-secret.ts';
import { giftStateOf } from '../gifts/gift-state.rules.ts';
import { findGiftByCode } from '../gifts/gifts.store.ts';
import { findPayment, type PaymentRow } from '../records/payments.store.ts';
import { findOpenRefund } from '../settlement/refunds/refunds.store.ts';
import type { GiftClaim } from './claim-gift.ts';
import { isProductGone } from './gift-claims.store.ts';
import { requireKnown } from './require-known.ts';

/** What a code would give its reader now. Changes nothing. */
export async function previewGift(
  platform: TransactionalPlatform,
  { userId, code }: GiftClaim,
): Promise<AnswerOf<typeof route>> {
  const { db } = platform;
  const hashes = hashesOfGiftCode(platform, parseGiftCode(code) ?? code);
  const gift = requireKnown(await findGiftByCode(db, hashes), userId);
  const payment = await findPayment(db, gift.payment_id);
  if (payment === undefined) throw new Error(`payment ${gift.payment_id} is gone`);
  const state = giftStateOf({
    state: gift.state,
    isReversed: gift.reversed_at !== null,
    paymentState: payment.state,
    refundOpen: (await findOpenRefund(db, payment.id)) !== undefined,
  });
  if (state !== 'open') refuse('gift_unavailable');
  const cards = await productCards(platform);
  return {
    title: payment.title,
    title_ru: payment.title_ru,
    pictures: [...(cards.get(payment.product_id)?.pictures ?? [])],
    duration: serializeDuration({ count: payment.duration_count, unit: payment.duration_unit }),
    ...(await worthOf(platform, payment, userId)),
    is_own: gift.buyer_id === userId,
  };
}

async function worthOf(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  payment: PaymentRow,
  userId: string,
): Promise<{ until: string | null; credit: number | null }> {
  if (await isProductGone(db, payment.product_id)) {
    const cents = payment.captured_cents - payment.refunded_cents;
    if (cents === 0) refuse('gift_unavailable');
    return { until: null, credit: dollarsFromCents(cents) };
  }
  const until = await previewGrant(db, {
    userId,
    productId: payment.product_id,
    durationCount: payment.duration_count,
    durationUnit: payment.duration_unit,
    at: clock.now(),
  });
  return { until: until.toISOString(), credit: null };
}
