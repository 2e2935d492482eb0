import { GIFT_CARDS_MAX } from '@sesame/contract/shared/gifts/gift-message.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { readGift as route } from '@sesame/contract/shop/gifts.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import { openGiftCode } from '../gifts/gift-secret.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { readOwnGift } from './gift-claims.store.ts';
import { serializeGift } from './serialize-gift.ts';

/** A gift of its buyer with its code, and the address where it is redeemed. */
export async function readGift(
  platform: TransactionalPlatform,
  gateways: Gateways,
  own: { readonly id: string; readonly buyerId: string },
): Promise<AnswerOf<typeof route>> {
  const row = await readOwnGift(platform.db, own);
  if (row === undefined) refuse('not_found');
  const code = openGiftCode(platform, row);
  const cards = await productCards(platform);
  return {
    gift: await serializeGift(row, { cards, gateways }),
    code,
    url: `${platform.publicUrl()}/gift#${code}`,
    cards_left: platform.mail.enabled ? GIFT_CARDS_MAX - row.cards_sent : null,
  };
}
