import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import type { Executor } from '../../../platform/platform.ts';
import { giftStateOf } from './gift-state.rules.ts';
import { listGiftFacts } from './gifts.store.ts';

/** The states of the gifts that these payments bought, by payment. Without a gift among them nothing is queried. */
export async function readGiftStates(
  db: Executor,
  payments: readonly { readonly id: string; readonly is_gift: boolean }[],
): Promise<ReadonlyMap<string, GiftState>> {
  const ids = payments.filter(({ is_gift: isGift }) => isGift).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const facts = await listGiftFacts(db, ids);
  return new Map(facts.map((gift) => [gift.paymentId, giftStateOf(gift)]));
}
