import type { Executor, Platform } from '../../../platform/platform.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { makeGiftCode } from './gift-secret.ts';
import { insertGift } from './gifts.store.ts';
import { postGiftSold } from './post-gift.ts';

/** Makes the gift that a payment bought, in the transaction that settles it. A constraint allows one for each payment. */
export async function createGift(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'sealer'>,
  payment: PaymentRow,
  { capturedCents, at }: { readonly capturedCents: number; readonly at: Date },
): Promise<void> {
  const id = platform.ids.uuid();
  const gift = await insertGift(tx, {
    id,
    payment_id: payment.id,
    buyer_id: payment.user_id,
    ...makeGiftCode(platform, id).columns,
    state: 'paid',
    created_at: at,
  });
  await postGiftSold(tx, platform, gift, { cents: capturedCents, at });
}
