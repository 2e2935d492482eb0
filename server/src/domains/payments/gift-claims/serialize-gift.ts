import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Gift } from '@sesame/contract/shop/gifts.ts';
import type { ProductCard } from '../../catalogue/index.ts';
import { giftStateOf } from '../gifts/gift-state.rules.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { isRefundMethodOpen, refundsOfGateway } from '../refunds/refund-methods.ts';
import type { OwnGiftRow } from './gift-claims.store.ts';

/** A gift as its buyer sees it: whether it was redeemed and when, and not by whom. */
export async function serializeGift(
  row: OwnGiftRow,
  { cards, gateways }: { cards: ReadonlyMap<number, ProductCard>; gateways: Gateways },
): Promise<Gift> {
  const state = giftStateOf({
    state: row.state,
    isReversed: row.reversed_at !== null,
    paymentState: row.payment_state,
    refundOpen: row.refund_open,
  });
  const leftCents = row.captured_cents - row.refunded_cents;
  const isRefundable = state === 'open' && leftCents > 0 && row.owed_cents === 0;
  return {
    id: row.id,
    payment_id: row.payment_id,
    title: row.title,
    title_ru: row.title_ru,
    pictures: [...(cards.get(row.product_id)?.pictures ?? [])],
    duration: serializeDuration({ count: row.duration_count, unit: row.duration_unit }),
    state,
    code_ending: row.code_ending,
    created_at: row.created_at.toISOString(),
    claimed_at: row.claimed_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    is_refunded: row.captured_cents > 0 && leftCents === 0,
    refund: isRefundable
      ? { amount: dollarsFromCents(leftCents), to: await refundMethodOf(gateways, row) }
      : null,
  };
}

/** To the balance only what its gateway cannot return. */
async function refundMethodOf(
  gateways: Gateways,
  payment: { provider: string; refunded_cents: number },
): Promise<'gateway' | 'balance'> {
  const able = await refundsOfGateway(gateways, payment);
  const full = payment.refunded_cents === 0;
  return isRefundMethodOpen('gateway', { able, full }) ? 'gateway' : 'balance';
}
