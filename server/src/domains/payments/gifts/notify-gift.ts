import { titleIn } from '@sesame/contract/shared/local-text.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { mailUser } from '../../users/index.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import type { GiftRow } from './gifts.store.ts';
import { type GiftChange, giftChangeMail, isForBuyer } from './mails/gift-change.mail.ts';

/**
 * Mails the buyer or the claimer of a gift, in the transaction of the change. Neither learns who the other is.
 * @param until end of the access that it gave
 * @param refundCents what is refunded with it
 */
export async function notifyGift(
  tx: Executor,
  platform: Notifying,
  {
    gift,
    payment,
    change,
    until,
    refundCents,
  }: {
    gift: GiftRow;
    payment: Pick<PaymentRow, 'title' | 'title_ru'>;
    change: GiftChange;
    until?: Date | undefined;
    refundCents?: number | undefined;
  },
): Promise<void> {
  const userId = isForBuyer(change) ? gift.buyer_id : gift.claimed_by;
  // Buyers know what they redeemed themselves, and have the mails about their payment.
  const isOwn = gift.buyer_id === gift.claimed_by && change !== 'received';
  if (userId === null || isOwn) return;
  await mailUser(tx, platform, {
    key: `gift-${change}:${gift.id}:${platform.clock.now().toISOString()}`,
    userId,
    mail: (shop, language) =>
      giftChangeMail(shop, language, change, {
        product: titleIn(language, payment),
        until,
        creditCents: gift.credit_cents,
        refundCents,
      }),
  });
}

/** The period that a redeemed gift gave is on hold while its payment is disputed, and runs again when that is over. */
export async function notifyClaimer(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  change: 'held' | 'resumed',
  gift: GiftRow | undefined,
): Promise<void> {
  if (gift?.claimed_as !== 'access') return;
  await notifyGift(tx, platform, { gift, payment, change });
}
