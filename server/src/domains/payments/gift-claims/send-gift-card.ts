import { DAY_MS, serializeDuration } from '@sesame/contract/shared/durations.ts';
import {
  GIFT_CARDS_MAX,
  GIFT_CARDS_PER_DAY,
  hasLink,
} from '@sesame/contract/shared/gifts/gift-message.ts';
import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { sendGiftCard as route } from '@sesame/contract/shop/gifts.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { isEmail, lockUser, normalizeEmail } from '../../users/index.ts';
import { openGiftCode } from '../gifts/gift-secret.ts';
import { countGiftCard, findOwnGift, type GiftRow } from '../gifts/gifts.store.ts';
import { giftCardMail } from '../gifts/mails/gift-card.mail.ts';
import { readGiftStates } from '../gifts/read-gift-states.ts';
import { lockPayment, type PaymentRow } from '../records/payments.store.ts';

export interface GiftCardInput {
  readonly userId: string;
  readonly giftId: string;
  /** As it was typed. */
  readonly email: string;
  readonly language: Language;
  readonly message: string;
  readonly expectedLeft: number;
}

/**
 * Emails the card of a gift to the person it is for. The address is stored nowhere but in the sealed mail, which is
 * erased once it is sent. Few mails, without a link of the buyer, so that the shop is useless to spammers.
 */
export async function sendGiftCard(
  platform: TransactionalPlatform,
  input: GiftCardInput,
): Promise<AnswerOf<typeof route>> {
  if (!platform.mail.enabled) refuse('mail_off');
  const to = normalizeEmail(input.email);
  if (!isEmail(to, input.email)) refuse('email_invalid');
  if (hasLink(input.message)) refuse('gift_message_link');
  return inTransaction(platform.db, (tx) => sendIn(tx, platform, { ...input, to }));
}

async function sendIn(
  tx: Executor,
  platform: TransactionalPlatform,
  { userId, giftId, to, language, message, expectedLeft }: GiftCardInput & { readonly to: string },
): Promise<AnswerOf<typeof route>> {
  const { gift, payment } = await lockOwnGift(tx, { id: giftId, buyerId: userId });
  const { cards_sent: sent } = gift;
  if (sent >= GIFT_CARDS_MAX) refuse('gift_cards_used');
  if (GIFT_CARDS_MAX - sent !== expectedLeft) refuse('gift_card_sent');
  // Lock the buyer so that cards of several gifts at once count each other.
  await lockUser(tx, userId);
  const keyPrefix = `gift-card:${userId}:`;
  const since = new Date(platform.clock.now().getTime() - DAY_MS);
  if ((await platform.mail.countSince(tx, keyPrefix, since)) >= GIFT_CARDS_PER_DAY) {
    refuse('gift_cards_limit');
  }
  if (!(await countGiftCard(tx, gift.id, sent))) refuse('gift_card_sent');
  await platform.mail.queue(tx, {
    key: `${keyPrefix}${gift.id}:${sent + 1}`,
    ...{ to, language, discardFailed: true },
    mail: giftCardMail(shopOf(platform), language, {
      product: titleIn(language, payment),
      duration: serializeDuration({ count: payment.duration_count, unit: payment.duration_unit }),
      code: openGiftCode(platform, gift),
      message,
    }),
  });
  return { cards_left: GIFT_CARDS_MAX - sent - 1 };
}

/** Under the lock of its payment, so that it cannot be redeemed or refunded meanwhile. */
async function lockOwnGift(
  tx: Executor,
  own: { readonly id: string; readonly buyerId: string },
): Promise<{ gift: GiftRow; payment: PaymentRow }> {
  const seen = await findOwnGift(tx, own);
  const payment = seen && (await lockPayment(tx, seen.payment_id));
  const gift = payment && (await findOwnGift(tx, own));
  if (payment === undefined || gift === undefined) refuse('not_found');
  requireOpen((await readGiftStates(tx, [payment])).get(payment.id));
  return { gift, payment };
}

function requireOpen(state: GiftState | undefined): void {
  if (state === 'open') return;
  if (state === 'claimed' || state === 'reversed') refuse('gift_used');
  const isOver = state === 'refunded' || state === 'revoked' || state === 'returning';
  refuse(isOver ? 'gift_ended' : 'gift_unavailable');
}
