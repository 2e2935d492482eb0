import type { undoRenewal as route } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refundsOfRenewal } from '../../payments/index.ts';
import { findUndo } from './undo.store.ts';
import { undoRenewal } from './undo-renewal.ts';

/** Undoes a renewal for its signed-in buyer, once per key. */
export async function undoOwnRenewal(
  platform: Platform,
  once: RunIdempotent<typeof route>,
  {
    id,
    userId,
    expectedTotal,
  }: { readonly id: string; readonly userId: string; readonly expectedTotal: number },
): Promise<Done> {
  const row = await findUndo(platform.db, id);
  if (row?.user_id !== userId) refuse('not_found');
  const able = await refundsOfRenewal(platform, row.payment_id);
  return once(async (inCall) => {
    await undoRenewal(inCall, { paymentId: id, userId, by: 'buyer', able, expectedTotal });
    return {};
  });
}
