import type { Platform } from '../../../platform/platform.ts';
import { openConfirmation } from '../../payments/index.ts';
import { requireConfirmable } from './read-confirm-link.ts';

/** The page on which the reader of a mail confirms the charge that its link is about. */
export async function openConfirmLinkOf(
  platform: Platform,
  token: string,
): Promise<{ url: string }> {
  const { payment_id: paymentId, method_id: methodId } = await requireConfirmable(platform, token);
  // Its reader may not be signed in. Its token stays in the browser: no gateway needs it.
  return {
    url: await openConfirmation(platform, { paymentId, methodId, returnPath: '/confirm-renewal' }),
  };
}
