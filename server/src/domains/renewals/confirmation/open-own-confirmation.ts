import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openConfirmation } from '../../payments/index.ts';
import { findConfirmable } from './confirmation.store.ts';

/** The page on which a buyer confirms the charge of one of their renewals. */
export async function openOwnConfirmation(
  platform: Platform,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<{ url: string }> {
  const row = await findConfirmable(platform.db, id);
  if (row?.user_id !== userId) refuse('not_found');
  const { payment_id: paymentId, method_id: methodId } = row;
  return {
    url: await openConfirmation(platform, {
      paymentId,
      methodId,
      returnPath: '/dashboard/subscriptions',
    }),
  };
}
