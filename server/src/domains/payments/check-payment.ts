import type { checkPayment as route } from '@sesame/contract/payment-detail.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { askAndSettle } from './ask-and-settle.ts';
import { findOwnPayment } from './payment-detail.store.ts';
import { isOpen, isSettled, wireStatus } from './payments.rules.ts';
import type { Gateways } from './providers/live-gateways.ts';

/**
 * Asks the gateway about an own payment that is not paid yet, so that whoever comes back from its page need not wait for a
 * notice. A gateway that does not answer leaves the payment as it is: notices and the reconciliation go on.
 */
export async function checkPayment(
  platform: Pick<
    Platform,
    'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
  >,
  gateways: Gateways,
  own: { readonly id: string; readonly userId: string },
): Promise<AnswerOf<typeof route>> {
  const before = await findOwnPayment(platform.db, own);
  if (before === undefined) refuse('not_found');
  // Of one whose page never opened the gateway knows nothing; of a free one there is no gateway.
  const askable = !isSettled(before.state) && ['ready', 'unknown'].includes(before.form_state);
  if (askable) {
    try {
      await askAndSettle(platform, gateways, before);
    } catch (error) {
      platform.log.warn({ err: error, paymentId: own.id }, 'payment could not be checked');
    }
  }
  const payment = (askable ? await findOwnPayment(platform.db, own) : before) ?? before;
  const now = platform.clock.now();
  return {
    status: wireStatus({ state: payment.state, accessUntil: payment.access_until }, now),
    is_pending: isOpen({ state: payment.state, expiresAt: payment.expires_at }, now),
    in_review: payment.state === 'review',
  };
}
